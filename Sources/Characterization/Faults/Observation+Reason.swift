import ReferenceEngine
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
      RuleCheck.rule(
        leadingTo: .discard(reason), for: script.messages.first { $0.name == name }?.type)
    case .reenqueued(let name, let reason?):
      RuleCheck.rule(
        leadingTo: .reenqueue(reason), for: script.messages.first { $0.name == name }?.type)
    default: nil
    }
  }
}
