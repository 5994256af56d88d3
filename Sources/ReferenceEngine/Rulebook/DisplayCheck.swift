package import SpecModel

/// One condition that keeps a message from being displayed, and what becomes of the message then.
package struct DisplayCheck: Sendable {
  /// The id of the rule that it enforces.
  package var rule: String
  /// What the condition looks at.
  package var subject: Subject
  /// Whether it is made before the message's assets have arrived, and not only then.
  package var whileLoading: @Sendable (inout Answers) -> Bool
  /// Whether a message whose assets are under way goes on loading although the condition holds, so that
  /// the check is made again when they have arrived (`open.loading-away`).
  package var letsLoadOn: @Sendable (inout Answers) -> Bool
  /// Tells whether the condition holds.
  package var holds: @Sendable (Situation, inout Answers) -> Bool
  /// What becomes of the message if the condition holds.
  package var outcome: Outcome

  /// What a condition looks at; which of two conditions that hold decides is open.
  package enum Subject: Sendable, CaseIterable {
    /// The app and the screen.
    case surroundings
    /// The message's image or ZIP file.
    case asset
    /// The message's timeout.
    case time
    /// The message's orientation.
    case orientation
    /// The image that a type of message cannot do without.
    case missingImage
    /// The host app, which is asked for its display choice.
    case host

    /// Whether it looks at the message itself.
    var isMessage: Bool {
      switch self {
      case .asset, .time, .orientation, .missingImage: true
      case .surroundings, .host: false
      }
    }
  }

  /// What becomes of a message that a check catches.
  package enum Outcome: Sendable, Equatable {
    /// It goes back on the stack.
    case reenqueue(ReenqueueReason)
    /// It is discarded.
    case discard(DiscardReason)
    /// It takes the place of the visible message, if no other check catches it.
    case replaceVisible
    /// It is lost, and nothing reports it.
    case lose
  }

  /// Creates a check.
  package init(
    rule: String, subject: Subject,
    whileLoading: @escaping @Sendable (inout Answers) -> Bool = { _ in false },
    letsLoadOn: @escaping @Sendable (inout Answers) -> Bool = { _ in false },
    holds: @escaping @Sendable (Situation, inout Answers) -> Bool, outcome: Outcome
  ) {
    self.rule = rule
    self.subject = subject
    self.whileLoading = whileLoading
    self.letsLoadOn = letsLoadOn
    self.holds = holds
    self.outcome = outcome
  }
}

extension DisplayCheck {
  /// The app is in the background; what becomes of messages that were triggered before it went there is open
  /// (`open.background-offered`, `open.background-load`).
  static let background = DisplayCheck(
    rule: "reenqueue.background", subject: .surroundings,
    whileLoading: { _ in true },
    letsLoadOn: { $0[.loadingAway] == .whenReady },
    holds: { situation, answers in
      guard situation.world.app == .background else { return false }
      let entry = situation.entry
      if entry.isArriving {
        return entry.wasOfferedInBackground || answers[.backgroundLoad] != .showsAtOnce
      }
      return entry.isNew || entry.followsReturned || entry.wasTriggeredInBackground
        || answers[.backgroundOffered] == .goesBack
    },
    outcome: .reenqueue(.background))

  /// Another message is on the screen.
  static let otherVisible = DisplayCheck(
    rule: "reenqueue.other-visible", subject: .surroundings,
    whileLoading: { $0[.loadingBehindVisible] == .atTrigger },
    holds: { situation, _ in situation.visible != nil }, outcome: .reenqueue(.otherVisible))

  /// The keyboard is up, and the host does not implement the old method, which is told about it.
  static let keyboard = DisplayCheck(
    rule: "reenqueue.keyboard", subject: .surroundings,
    whileLoading: { $0[.loadingUnderKeyboard] == .atTrigger },
    holds: { situation, _ in situation.world.keyboardKeepsMessages },
    outcome: .reenqueue(.keyboard))

  /// An asset could not be fetched; what becomes of a waiting message whose asset a later fetch brings is open
  /// (`open.waiting-fetched-again`).
  static let assetFailed = DisplayCheck(
    rule: "discard.asset-failed", subject: .asset,
    holds: { situation, answers in
      guard !situation.failedAssets.isEmpty || situation.entry.hasFailed else { return false }
      return (!situation.message.isLocal || answers[.localFailed] == .discarded)
        && (!situation.failedAssets.isEmpty || answers[.waitingFetchedAgain] == .discarded)
    },
    outcome: .discard(.assetFailed))

  /// The message is ready, but past its timeout.
  static let timeout = DisplayCheck(
    rule: "discard.timeout", subject: .time,
    holds: { situation, answers in
      situation.isPastTimeout(&answers)
        && (!situation.message.isLocal || answers[.localLate] == .discarded)
    },
    outcome: .discard(.timeout))

  /// The device is held the other way.
  static let orientation = DisplayCheck(
    rule: "discard.orientation", subject: .orientation,
    holds: { situation, answers in
      !situation.message.orientation.allows(situation.world.orientation)
        && (!situation.message.isLocal || answers[.localTurned] == .discarded)
    },
    outcome: .discard(.orientation))

  /// The message fills the screen with an image that it does not have.
  static let fullWithoutImage = DisplayCheck(
    rule: "discard.full-without-image", subject: .missingImage,
    holds: { situation, answers in situation.lacksImage(of: .full, &answers) },
    outcome: .discard(.missingImage))

  /// The message consists of an image that it does not have.
  static let imageModalWithoutImage = DisplayCheck(
    rule: "discard.image-modal-without-image", subject: .missingImage,
    holds: { situation, answers in situation.lacksImage(of: .imageModal, &answers) },
    outcome: .discard(.missingImage))

  /// The host says "reenqueue" (legacy: "later").
  static let hostReenqueues = DisplayCheck(
    rule: "reenqueue.display-choice", subject: .host,
    holds: { situation, _ in situation.choice == .reenqueue }, outcome: .reenqueue(.displayChoice))

  /// The host says "discard".
  static let hostDiscards = DisplayCheck(
    rule: "discard.display-choice", subject: .host,
    holds: { situation, _ in situation.choice == .discard }, outcome: .discard(.displayChoice))
}
