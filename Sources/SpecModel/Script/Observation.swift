/// Something that an engine does and that can be seen from outside.
///
/// Engines report observations, and cases expect them. A detail that is `nil` (`extras`, `reason`)
/// was not reported or is not asserted.
public enum Observation: Hashable, Sendable {
  /// The message appeared on the screen, with these extras.
  case displayed(message: String, extras: [String: String]? = nil)
  /// The message left the screen.
  case dismissed(message: String)
  /// The message was thrown away and is no longer on the stack.
  case discarded(message: String, reason: DiscardReason? = nil)
  /// The message was put back on the stack.
  case reenqueued(message: String, reason: ReenqueueReason? = nil)
  /// The host app was asked for its display choice.
  case choiceAsked(message: String)
  /// The host app was told that an event matches no trigger (`trigger.no-match`).
  case noMatchingTrigger(EventKind, name: String?)
  /// An impression of the message was logged.
  case impression(message: String)
  /// A click on the message was logged.
  case click(message: String)
  /// The fetch of an asset was started on delivery (`delivery.prefetch`).
  case prefetched(asset: String)
  /// The messages that wait on the stack, top first; only sent as the answer to a query.
  case stack([String])

  /// Tells whether an observation is what this expectation states.
  ///
  /// Texts that are too long are cut on both sides: what an engine reports was cut when it was read.
  ///
  /// - Parameter actual: The observation that the engine reported.
  /// - Returns: Whether both have the same kind and subject, and agree in every detail that is
  ///   stated here.
  package func isSatisfied(by actual: Observation) -> Bool {
    agrees(with: actual)
      || (!isBounded || !actual.isBounded) && cut.agrees(with: actual.cut)
  }

  private func agrees(with actual: Observation) -> Bool {
    switch (self, actual) {
    case (.displayed(let expected, nil), .displayed(let message, _)): expected == message
    case (.discarded(let expected, nil), .discarded(let message, _)): expected == message
    case (.reenqueued(let expected, nil), .reenqueued(let message, _)): expected == message
    case (.noMatchingTrigger(.purchase, nil), .noMatchingTrigger(.purchase, _)): true
    case (.displayed(let expected, let extras?), .displayed(let message, let actualExtras)):
      expected == message && extras == (actualExtras ?? [:])
    default: self == actual
    }
  }
}

/// Why a message was discarded.
public struct DiscardReason: RawRepresentable, Hashable, Sendable {
  /// The reason, spelled as in specs and on the wire.
  public let rawValue: String

  /// Creates a reason; an engine may have its own reasons besides the documented ones.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The host's display choice (`discard.display-choice`).
  public static let displayChoice = DiscardReason(rawValue: "display_choice")
  /// An asset could not be downloaded (`discard.asset-failed`).
  public static let assetFailed = DiscardReason(rawValue: "asset_failed")
  /// The message was ready too late (`discard.timeout`).
  public static let timeout = DiscardReason(rawValue: "timeout")
  /// The message requires the device's other orientation (`discard.orientation`).
  public static let orientation = DiscardReason(rawValue: "orientation")
  /// A message that must have an image has none (`discard.full-without-image`,
  /// `discard.image-modal-without-image`).
  public static let missingImage = DiscardReason(rawValue: "missing_image")

  /// The reasons in the documents.
  public static let documented: [DiscardReason] = [
    .displayChoice, .assetFailed, .timeout, .orientation, .missingImage,
  ]
}

/// Why a message was put back on the stack.
public struct ReenqueueReason: RawRepresentable, Hashable, Sendable {
  /// The reason, spelled as in specs and on the wire.
  public let rawValue: String

  /// Creates a reason; an engine may have its own reasons besides the documented ones.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The app is in the background (`reenqueue.background`).
  public static let background = ReenqueueReason(rawValue: "background")
  /// Another message is visible (`reenqueue.other-visible`).
  public static let otherVisible = ReenqueueReason(rawValue: "other_visible")
  /// The host's display choice (`reenqueue.display-choice`).
  public static let displayChoice = ReenqueueReason(rawValue: "display_choice")
  /// The keyboard is shown (`reenqueue.keyboard`).
  public static let keyboard = ReenqueueReason(rawValue: "keyboard")

  /// The reasons in the documents.
  public static let documented: [ReenqueueReason] = [
    .background, .otherVisible, .displayChoice, .keyboard,
  ]
}
