import SpecModel

/// One condition that keeps a message from being displayed, and what becomes of the message then.
struct DisplayCheck: Sendable {
  /// The id of the rule that it carries out.
  var rule: String
  /// What the condition looks at.
  var subject: Subject
  /// Whether it is examined already while the message's assets still load, not only when they are
  /// there (`open.loading-checks`).
  var isEarly = false
  /// Tells whether the condition holds.
  var holds: @Sendable (Situation) -> Bool
  /// What becomes of the message where the condition holds.
  var outcome: Outcome

  /// What a condition looks at; readings put the checks in order by it (`open.check-order`).
  enum Subject: Sendable, CaseIterable {
    /// The app and the screen.
    case surroundings
    /// The message and whether it fits.
    case message
    /// The host app, which is asked for its display choice.
    case host
  }

  /// What becomes of a message that a check catches.
  enum Outcome: Sendable, Equatable {
    /// It goes back on the stack.
    case reenqueue(ReenqueueReason)
    /// It is thrown away.
    case discard(DiscardReason)
    /// It takes the place of the visible message; only faulty engines do that.
    case replaceVisible
  }
}

extension DisplayCheck {
  /// The app is in the background.
  static let background = DisplayCheck(
    rule: "reenqueue.background", subject: .surroundings, isEarly: true,
    holds: { $0.world.app == .background }, outcome: .reenqueue(.background))

  /// Another message is on the screen.
  static let otherVisible = DisplayCheck(
    rule: "reenqueue.other-visible", subject: .surroundings, isEarly: true,
    holds: { $0.visible != nil }, outcome: .reenqueue(.otherVisible))

  /// The keyboard is up, and the host does not implement the method that is told about it.
  static let keyboard = DisplayCheck(
    rule: "reenqueue.keyboard", subject: .surroundings, isEarly: true,
    holds: {
      $0.world.keyboard == .shown && $0.world.host.implements != .keyboardDisplayChoice
    },
    outcome: .reenqueue(.keyboard))

  /// An asset could not be fetched.
  static let assetFailed = DisplayCheck(
    rule: "discard.asset-failed", subject: .message,
    holds: { !$0.failedAssets.isEmpty }, outcome: .discard(.assetFailed))

  /// The message is ready, but past its timeout.
  static let timeout = DisplayCheck(
    rule: "discard.timeout", subject: .message, holds: { $0.isPastTimeout },
    outcome: .discard(.timeout))

  /// The device is held the other way.
  static let orientation = DisplayCheck(
    rule: "discard.orientation", subject: .message,
    holds: { !$0.message.orientation.allows($0.world.orientation) },
    outcome: .discard(.orientation))

  /// The message fills the screen with an image that it does not have.
  static let fullWithoutImage = DisplayCheck(
    rule: "discard.full-without-image", subject: .message,
    holds: { $0.message.type == .full && $0.message.image == nil },
    outcome: .discard(.missingImage))

  /// The message is nothing but an image that it does not have.
  static let imageModalWithoutImage = DisplayCheck(
    rule: "discard.image-modal-without-image", subject: .message,
    holds: { $0.message.type == .imageModal && $0.message.image == nil },
    outcome: .discard(.missingImage))

  /// The host says "reenqueue" (legacy: "later").
  static let hostReenqueues = DisplayCheck(
    rule: "reenqueue.display-choice", subject: .host, holds: { $0.choice == .reenqueue },
    outcome: .reenqueue(.displayChoice))

  /// The host says "discard".
  static let hostDiscards = DisplayCheck(
    rule: "discard.display-choice", subject: .host, holds: { $0.choice == .discard },
    outcome: .discard(.displayChoice))
}
