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
  /// Engines before the action, from which paths ended in the middle of it.
  private var origins: [Simulation] = []

  /// The largest number of such engines that are kept, and of the ways in which each performs the action again.
  private static let (mostOrigins, mostWays) = (32, 128)

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
    guard reach(action) else { return }
    let isKnown = self.observations.contains {
      ObservationOrder.agree(observations[...], $0[...])
    }
    if isKnown { return }
    var engine = start
    engine.answers.take(choices)
    engines.append(engine)
    self.observations.append(observations)
  }

  /// Records a path that ended in the middle of an action.
  ///
  /// - Parameters:
  ///   - origin: The engine before the action.
  ///   - action: The action, counted from 0.
  mutating func note(_ origin: Simulation, before action: Int) {
    guard reach(action), origins.count < Self.mostOrigins else { return }
    if origins.last?.answers.reading != origin.answers.reading { origins.append(origin) }
  }

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
    var fork = Fork(origin, at: Moment(action: action))
    for _ in 0..<Self.mostWays {
      guard let choices = fork.next() else { return }
      var path = fork.start
      path.answers.take(choices)
      let observations = run.perform(run.actions[action], on: &path)
      fork.note(path.answers)
      note(fork.start, choices, observations, at: action)
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

extension Answers {
  /// Sets answers before they are asked for.
  mutating func take(_ choices: [Fork.Taken]) {
    for choice in choices { take(choice.place, to: choice.question) }
  }
}
