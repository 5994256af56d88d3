import ReferenceEngine
import SpecModel

/// The paths that led furthest, each with what the reference engine did where the path ended.
struct FurthestPaths {
  private var action = 0
  /// What the engine did there, for each of the paths that differ.
  private var observations: [[Observation]] = []
  /// The engine before that, for each of them.
  private var engines: [Simulation] = []

  /// Records a path that ended at an action.
  ///
  /// - Parameters:
  ///   - start: The engine before the action.
  ///   - choices: The answers that it took.
  ///   - observations: What it did.
  ///   - action: The action, counted from 0.
  mutating func note(
    _ start: Simulation, _ choices: [Fork.Taken], _ observations: [Observation], at action: Int
  ) {
    if action < self.action { return }
    if action > self.action {
      self.action = action
      self.observations = []
      engines = []
    }
    let isKnown = self.observations.contains {
      ObservationOrder.agree(observations[...], $0[...])
    }
    if isKnown { return }
    var engine = start
    engine.answers.take(choices)
    engines.append(engine)
    self.observations.append(observations)
  }

  /// Performs the action again on each path to find the reasons.
  func divergence(in run: ObservedRun) -> Explanation.Divergence {
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

extension Answers {
  /// Sets answers before they are asked for.
  mutating func take(_ choices: [Fork.Taken]) {
    for choice in choices { take(choice.place, to: choice.question) }
  }
}
