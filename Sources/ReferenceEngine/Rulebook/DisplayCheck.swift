package import SpecModel

/// One condition that keeps a message from being displayed, and what becomes of the message then.
package struct DisplayCheck: Sendable {
  /// The id of the rule that it carries out.
  package var rule: String
  /// What the condition looks at.
  package var subject: Subject
  /// Whether it is examined already while the message's assets still load, not only when they are
  /// there.
  package var whileLoading = Early.no
  /// Tells whether the condition holds.
  package var holds: @Sendable (Situation, inout Answers) -> Bool
  /// What becomes of the message where the condition holds.
  package var outcome: Outcome

  /// What a condition looks at, and so when it is examined (`open.check-order`).
  package enum Subject: Sendable, CaseIterable {
    /// The app and the screen.
    case surroundings
    /// The message and whether it fits.
    case message
    /// The host app, which is asked for its display choice.
    case host
  }

  /// Whether a check is made while the message's assets still load.
  package enum Early: Sendable {
    /// It is not.
    case no
    /// It is.
    case yes
    /// Nobody says (`open.loading-checks`).
    case isOpen
  }

  /// What becomes of a message that a check catches.
  package enum Outcome: Sendable, Equatable {
    /// It goes back on the stack.
    case reenqueue(ReenqueueReason)
    /// It is thrown away.
    case discard(DiscardReason)
    /// It takes the place of the visible message, if no other check catches it.
    case replaceVisible
  }

  /// Creates a check.
  package init(
    rule: String, subject: Subject, whileLoading: Early = .no,
    holds: @escaping @Sendable (Situation, inout Answers) -> Bool, outcome: Outcome
  ) {
    self.rule = rule
    self.subject = subject
    self.whileLoading = whileLoading
    self.holds = holds
    self.outcome = outcome
  }
}

extension DisplayCheck {
  /// The app is in the background.
  static let background = DisplayCheck(
    rule: "reenqueue.background", subject: .surroundings, whileLoading: .yes,
    holds: { situation, _ in situation.world.app == .background }, outcome: .reenqueue(.background))

  /// Another message is on the screen.
  static let otherVisible = DisplayCheck(
    rule: "reenqueue.other-visible", subject: .surroundings, whileLoading: .isOpen,
    holds: { situation, _ in situation.visible != nil }, outcome: .reenqueue(.otherVisible))

  /// The keyboard is up, and the host does not implement the method that is told about it.
  static let keyboard = DisplayCheck(
    rule: "reenqueue.keyboard", subject: .surroundings, whileLoading: .isOpen,
    holds: { situation, _ in
      situation.world.keyboard == .shown
        && situation.world.host.implements != .keyboardDisplayChoice
    },
    outcome: .reenqueue(.keyboard))

  /// An asset could not be fetched.
  static let assetFailed = DisplayCheck(
    rule: "discard.asset-failed", subject: .message,
    holds: { situation, _ in !situation.failedAssets.isEmpty }, outcome: .discard(.assetFailed))

  /// The message is ready, but past its timeout.
  static let timeout = DisplayCheck(
    rule: "discard.timeout", subject: .message,
    holds: { situation, answers in situation.isPastTimeout(&answers) }, outcome: .discard(.timeout))

  /// The device is held the other way.
  static let orientation = DisplayCheck(
    rule: "discard.orientation", subject: .message,
    holds: { situation, _ in
      !situation.message.orientation.allows(situation.world.orientation)
    },
    outcome: .discard(.orientation))

  /// The message fills the screen with an image that it does not have.
  static let fullWithoutImage = DisplayCheck(
    rule: "discard.full-without-image", subject: .message,
    holds: { situation, _ in situation.message.type == .full && situation.message.image == nil },
    outcome: .discard(.missingImage))

  /// The message is nothing but an image that it does not have.
  static let imageModalWithoutImage = DisplayCheck(
    rule: "discard.image-modal-without-image", subject: .message,
    holds: { situation, _ in
      situation.message.type == .imageModal && situation.message.image == nil
    },
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
