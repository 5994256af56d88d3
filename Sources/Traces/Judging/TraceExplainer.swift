package import EngineKit
import Explanations
package import ReferenceEngine
import SpecModel

/// Decides whether an engine that keeps every rule can have gone along with a trace.
///
/// The reference engine goes along on virtual time. A line lies within the slack of what it tells of:
/// an action may have happened so much before or after its time, and what the engine does may have been
/// seen so much before or after it. Between two edges, times at which something is decided otherwise
/// than before, no moment differs from any other; so where an edge lies within the slack of an action,
/// the action is tried before it and after it. That forks the way, as an open question does.
package struct TraceExplainer: Sendable {
  private let adapter: ReferenceAdapter
  private let slack: Int
  private let budget: Int

  /// Creates an explainer.
  ///
  /// - Parameters:
  ///   - adapter: The engine that explains; its reading fixes no answer.
  ///   - slack: By how much times may lie apart, in milliseconds.
  ///   - budget: How many moments may be tried for each line before the trace is *undecided*.
  package init(
    _ adapter: ReferenceAdapter = ReferenceAdapter(reading: .open), slack: Int,
    budget: Int = Explainer.defaultBudget
  ) {
    self.adapter = adapter
    self.slack = slack
    self.budget = budget
  }

  /// Explains a trace.
  ///
  /// - Throws: ``UnsupportedAction`` where the reference engine does not follow the profile.
  package func explain(_ trace: Trace) throws(UnsupportedAction) -> TraceExplanation {
    let setup = EngineSetup(trace.script)
    let start = try adapter.simulation(for: setup)
    var search = TraceSearch(trace, slack: slack)
    if let beginnings = Beginning.all(for: trace) {
      for beginning in beginnings.reversed() {
        var forks = [start]
        while let fork = forks.popLast() {
          var simulation = fork
          beginning.apply(to: &simulation)
          search.begin(TraceWay(simulation: simulation, path: TracePath(beginning: beginning)))
          forks += fork.otherwise(than: simulation)
        }
      }
    } else {
      search.begin(TraceWay(simulation: start, path: TracePath()))
    }
    let end = search.run(atMost: budget * (trace.entries.count + 1))
    switch end {
    case .explained: return end
    case .unexplained(let divergence): return .unexplained(reasons(for: divergence, start, trace))
    case .undecided(let divergence): return .undecided(reasons(for: divergence, start, trace))
    }
  }

  /// Goes the ways again, to tell by which rules they go on.
  private func reasons(
    for divergence: TraceDivergence, _ start: Simulation, _ trace: Trace
  ) -> TraceDivergence {
    var divergence = divergence
    for index in divergence.ends.indices {
      let path = divergence.ends[index].path
      var simulation = start
      simulation.answers = Answers(path.reading)
      path.beginning?.apply(to: &simulation)
      for (number, moment) in path.moments.enumerated() {
        if number == path.moments.count - 1 { simulation.keepsDecisions = true }
        _ = simulation.perform(moment, of: trace)
      }
      var rules: [String] = []
      for decision in simulation.decisions where !rules.contains(decision.rule) {
        rules.append(decision.rule)
      }
      divergence.ends[index].rules = rules
    }
    return divergence
  }
}

extension Simulation {
  /// Lets a moment of a trace happen.
  mutating func perform(_ moment: TracePath.Moment, of trace: Trace) -> [Observation] {
    var observations: [Observation] = []
    if moment.at > now || moment.action == nil {
      observations = perform(.advance(.milliseconds(moment.at - now)))
    }
    if let index = moment.action, case .action(let action) = trace.entries[index].content {
      observations += perform(action)
    }
    return observations
  }
}

extension Trace {
  /// The start and the messages, without what happened.
  var script: Script {
    Script(caseID: "trace", profile: profile, given: given, messages: messages, actions: [])
  }
}
