import ClauseIDs
import EngineKit
package import SpecModel

extension Jurisdiction {
  /// The rules of the reference engine of which the suite has no clause.
  package var foreignRules: Set<String> {
    ClauseID.rules.subtracting(
      ClauseID.allCases.map(\.id).filter(covers(clause:)).map(Clause.rule(of:)))
  }

  /// Whether the suite has a rule as the reference engine knows it: a clause of it, or the rule without any
  /// clauses.
  ///
  /// A suite may call a rule of its own like a built-in one.
  package func shares(rule: String) -> Bool {
    ClauseID.rules.contains(rule) && !foreignRules.contains(rule)
  }

  /// Whether a monitor watches a clause of a rule of the suite.
  package func watches(rule: String) -> Bool {
    ClauseID.allCases.contains { Clause.rule(of: $0.id) == rule && has(clause: $0.id) }
      || monitors.contains { $0.rule == rule }
  }

  /// Whether the suite has none of the rules of the reference engine.
  package var isForeign: Bool { foreignRules.count == ClauseID.rules.count }

  /// Whether a rule that the suite does not have decides something in a script, up to an action.
  ///
  /// What the reference engine does there is then no measure for another engine.
  package func lacksRule(deciding script: Script, upTo action: Int) -> Bool {
    let foreign = foreignRules
    return !foreign.isEmpty
      && !foreign.isDisjoint(with: ReferenceAdapter().rules(deciding: script, upTo: action))
  }
}

extension ReferenceAdapter {
  /// Returns the ids of the rules and questions on which the engine's decisions in a script rest, up to an
  /// action; none if it does not follow the profile.
  package func rules(deciding script: Script, upTo action: Int) -> Set<String> {
    guard var simulation = try? simulation(of: script) else { return [] }
    simulation.keepsDecisions = true
    for action in script.actions.prefix(action + 1) { _ = simulation.perform(action) }
    return Set(simulation.decisions.map(\.rule))
  }
}
