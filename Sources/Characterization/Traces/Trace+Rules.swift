import EngineKit
import InAppMessages
import ReferenceEngine
import Replaying
import SpecModel
import Wording

extension Trace {
  /// Returns the rules on which a path through the trace rests, as far as they matter to a reader,
  /// the latest first.
  ///
  /// - Returns: The ids of the rules; none if the reference engine does not follow the profile.
  func rules(along path: TracePath) -> [String] {
    guard
      var simulation = try? ReferenceAdapter(reading: path.reading).simulation(
        for: EngineSetup(script))
    else { return [] }
    path.beginning?.apply(to: &simulation)
    simulation.keepsDecisions = true
    // Nearly every log has events that match nothing, but no log is about them.
    let kinds = kinds.subtracting([.noMatchingTrigger])
    var rules: [[String]] = []
    for moment in path.moments {
      let known = simulation.decisions.count
      _ = simulation.perform(moment, of: self)
      let decisions = simulation.decisions.dropFirst(known).filter { $0.clause != nil }
      let reasons = Reason.reasons(for: Array(decisions), seeing: kinds)
      rules.append(reasons.map { Clause.rule(of: $0.ground) })
    }
    return Array(rules.reversed().joined())
  }
}
