import Conformance
import ReferenceEngine
import SpecModel

/// The paths that led furthest, each with what the reference engine did where the path ended.
struct FurthestPaths {
  private var action = 0
  /// What the engine did there, for each of the paths that differ.
  private var observations: [[Observation]] = []
  /// The engine before that, for each of them.
  private var engines: [Simulation] = []
  /// Engines before the action, from which paths ended before all that they do in it was seen.
  private var origins: [Simulation] = []

  /// The largest number of such engines that are kept, and of the ways in which each performs the action again.
  private static let (mostOrigins, mostWays) = (32, 128)

  /// Records a path that ended at an action.
  ///
  /// - Parameters:
  ///   - observations: What the engine did.
  ///   - action: The action, counted from 0.
  ///   - engine: The engine before the action, with the answers that it takes.
  mutating func note(
    _ observations: [Observation], at action: Int, by engine: @autoclosure () -> Simulation
  ) {
    guard reach(action) else { return }
    let isKnown = self.observations.contains {
      ObservationOrder.agree(observations[...], $0[...])
    }
    if isKnown { return }
    engines.append(engine())
    self.observations.append(observations)
  }

  /// Records a path that ended before all of an action was seen.
  ///
  /// - Parameters:
  ///   - action: The action, counted from 0.
  ///   - reading: The answers that lead there.
  ///   - origin: The engine before the action, with these answers.
  mutating func note(
    before action: Int, answering reading: Reading, by origin: @autoclosure () -> Simulation
  ) {
    guard reach(action), origins.count < Self.mostOrigins else { return }
    if origins.last?.answers.reading != reading { origins.append(origin()) }
  }

  /// Whether a path that ends at an action would be among them.
  func mayReach(_ action: Int) -> Bool { action >= self.action }

  /// Forgets the paths that ended before an action; returns whether none has led past it.
  private mutating func reach(_ action: Int) -> Bool {
    if action > self.action {
      self.action = action
      observations = []
      engines = []
      origins = []
    }
    return action == self.action
  }

  /// Performs the action again on each path to find the reasons.
  func divergence(in run: ObservedRun) -> Explanation.Divergence {
    var paths = self
    for origin in origins { paths.performWhole(from: origin, in: run) }
    return paths.toldDivergence(in: run)
  }

  /// Performs the whole action in the ways that an engine may take, and records each.
  private mutating func performWhole(from origin: Simulation, in run: ObservedRun) {
    var forks = [origin]
    for _ in 0..<Self.mostWays {
      guard let fork = forks.popLast() else { return }
      var end = fork
      let observations = run.perform(run.actions[action], on: &end)
      note(observations, at: action, by: fork)
      forks += fork.otherwise(than: end)
    }
  }

  private func toldDivergence(in run: ObservedRun) -> Explanation.Divergence {
    Explanation.Divergence(
      action: action,
      allowed: zip(engines, observations).map { engine, observations in
        var engine = engine
        let performed = engine.performTelling(run.actions[action], seeing: run.kinds)
        return Explanation.Allowed(
          observations: observations, reading: engine.answers.reading,
          decisions: performed.decisions)
      })
  }
}
