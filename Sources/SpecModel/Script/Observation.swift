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
  /// What the suite's own vocabulary declares.
  case word(Word)

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
    case (.word(let expected), .word(let word)): expected.isSatisfied(by: word)
    default: self == actual
    }
  }
}
