package import SpecModel

/// The reason why a case has no verdict on an engine.
package enum SkipReason: Hashable, Sendable, CustomStringConvertible {
  /// The engine's manifest says that it does not take these actions.
  case lacksActions([Action.Kind])
  /// The engine's manifest says that it does not report these observations.
  case lacksObservations([Observation.Kind])
  /// The engine's manifest says that the rule does not apply to it.
  case notApplicable(rule: String, reason: String)
  /// The case needs a rule that, according to the engine's manifest, does not apply to the engine.
  case needsNotApplicable(rule: String)
  /// The rule binds the core, which the harness plays for this engine.
  case bindsCore(rule: String)
  /// The engine itself declined the script, with a reason.
  case unsupported(String)
  /// Nobody can judge what the engine does in it, for a reason.
  case notJudged(String)

  /// The reason as a phrase.
  package var description: String {
    switch self {
    case .lacksActions(let kinds):
      "the engine does not take \(kinds.map(\.rawValue).joined(separator: ", "))"
    case .lacksObservations(let kinds):
      "the engine does not report \(kinds.map(\.rawValue).joined(separator: ", "))"
    case .notApplicable(let rule, let reason):
      "\(rule) does not apply to the engine: \(reason)"
    case .needsNotApplicable(let rule):
      "the case needs \(rule), which the engine lists as not applicable"
    case .bindsCore(let rule):
      "\(rule) binds the core, and the engine is only a presenter"
    case .unsupported(let reason):
      reason.isEmpty
        ? "the engine says that it does not support the case" : "the engine says: \(reason)"
    case .notJudged(let reason): reason
    }
  }
}
