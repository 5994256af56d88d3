package import EngineKit
import InAppMessages
package import ReferenceEngine
package import Replaying
import SpecModel

/// Decides whether an engine that keeps every rule can have produced a trace.
///
/// The reference engine runs on virtual time. Times are accurate to within the slack: an action may
/// have happened that much before or after the time of its line, and so may an observation. An edge
/// is a time at which something is decided differently than before; between two edges, all times
/// are equivalent. So if an edge is within the slack of an action, the action is tried before and
/// after the edge. This forks the search, as an open question does.
package struct TraceExplainer: Sendable {
  private let adapter: ReferenceAdapter
  private let slack: Int
  private let budget: Int
  private let preferred: Reading

  /// Creates an explainer.
  ///
  /// - Parameters:
  ///   - adapter: The engine that explains traces; its reading leaves all questions open.
  ///   - slack: The tolerance of times, in milliseconds.
  ///   - budget: The number of moments that may be tried for each line before the trace is
  ///     undecided; fewer if there are many lines.
  ///   - preferred: The answers to try first.
  package init(
    _ adapter: ReferenceAdapter = ReferenceAdapter(reading: .open), slack: Int,
    budget: Int = Explainer.defaultBudget, preferring preferred: Reading = .default
  ) {
    self.adapter = adapter
    self.slack = slack
    self.budget = budget
    self.preferred = preferred
  }

  /// Explains a trace.
  ///
  /// - Throws: ``UnsupportedAction`` if the reference engine does not follow the profile.
  package func explain(_ trace: Trace) throws(UnsupportedAction) -> TraceExplanation {
    let setup = EngineSetup(trace.script)
    var start = try adapter.simulation(for: setup)
    start.answers.preferred = preferred
    var search = TraceSearch(trace, slack: slack)
    if let beginnings = Beginning.all(for: trace) {
      for beginning in beginnings.reversed() {
        var forks = [start]
        while let fork = forks.popLast() {
          var simulation = fork
          beginning.apply(to: &simulation)
          search.begin(simulation, from: beginning)
          forks += fork.otherwise(than: simulation)
        }
      }
    } else {
      search.begin(start)
    }
    let end = search.run(atMost: TraceBudget.moments(perLine: budget, of: trace))
    switch end {
    case .explained: return end
    case .unexplained(let divergence): return .unexplained(reasons(for: divergence, start, trace))
    case .undecided(let divergence): return .undecided(reasons(for: divergence, start, trace))
    }
  }

  /// Runs the paths again, to find the rules by which they continue.
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
  /// Performs a moment of a trace, and returns the observations.
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

extension Beginning {
  /// Sets the state of an engine to this beginning.
  func apply(to simulation: inout Simulation) {
    simulation.begin(visible: visible, waiting: waiting, isWithinInterval: isWithinInterval)
  }
}
