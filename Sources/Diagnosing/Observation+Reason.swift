import SpecModel

extension Observation {
  /// Returns the rule that an engine claims to apply to a message: the rule of its reason for
  /// discarding the message or putting it back.
  ///
  /// - Parameter script: The script in which the observation was made.
  /// - Returns: The rule, or `nil` if there is no reason, or if no rule has that reason.
  func ruleOfReason(in script: Script) -> String? {
    switch self {
    case .discarded(let name, let reason?):
      let type = script.messages.first { $0.name == name }?.type
      return Self.rule(of: reason, for: type)
    case .reenqueued(_, let reason?): return Self.rule(of: reason)
    default: return nil
    }
  }

  private static func rule(of reason: DiscardReason, for type: Message.Kind?) -> String? {
    switch reason {
    case .displayChoice: "discard.display-choice"
    case .assetFailed: "discard.asset-failed"
    case .timeout: "discard.timeout"
    case .orientation: "discard.orientation"
    case .missingImage:
      type == .imageModal ? "discard.image-modal-without-image" : "discard.full-without-image"
    default: nil
    }
  }

  private static func rule(of reason: ReenqueueReason) -> String? {
    switch reason {
    case .background: "reenqueue.background"
    case .otherVisible: "reenqueue.other-visible"
    case .displayChoice: "reenqueue.display-choice"
    case .keyboard: "reenqueue.keyboard"
    default: nil
    }
  }
}
