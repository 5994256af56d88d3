package import EngineKit
package import ReferenceEngine
package import SpecModel

/// Decides whether what an engine did can be explained: whether the reference engine does the same
/// under *some* combination of answers to the open questions.
///
/// The reference engine goes through the script beside the transcript. Where it asks a question that
/// is still open, it can go on in as many ways as there are answers; a way ends at the first action
/// that comes out otherwise than the engine reported. The ways are tried one after the other, the
/// preferred answers first, so that an engine whose answers are known is explained by one run.
///
/// Some questions may be answered anew each time they are asked. Ways on which they are come last, and
/// are tried only where no others explain the transcript.
package struct Explainer: Sendable {
  /// How many actions may be performed for each of the script before it is *undecided*.
  package static let defaultBudget = 10_000

  private let adapter: ReferenceAdapter
  private let budget: Int

  /// Creates an explainer.
  ///
  /// - Parameters:
  ///   - adapter: The engine that explains; its reading fixes no answer.
  ///   - budget: How many actions may be performed for each of the script.
  package init(
    _ adapter: ReferenceAdapter = ReferenceAdapter(reading: .open),
    budget: Int = Explainer.defaultBudget
  ) {
    self.adapter = adapter
    self.budget = budget
  }

  /// Explains what an engine did.
  ///
  /// - Parameters:
  ///   - transcript: What it reported: one list for each action.
  ///   - script: What it went through.
  ///   - kinds: The kinds of observation that it reports; others are left out of account.
  ///   - preferred: The answers to try first.
  /// - Throws: ``UnsupportedAction`` where the reference engine does not follow the profile.
  package func explain(
    _ transcript: Transcript, of script: Script, reporting kinds: Set<Observation.Kind>,
    preferring preferred: Reading = .default
  ) throws(UnsupportedAction) -> Explanation {
    var start = try adapter.simulation(for: EngineSetup(script))
    start.answers.preferred = preferred
    var alike = start
    alike.answers.decideAlike()
    let explanation = explain(transcript, of: script, from: alike, reporting: kinds)
    switch explanation {
    case .explained(var reading):
      for freedom in Answers.freedoms { reading[freedom] = start.answers.reading[freedom] }
      return .explained(reading)
    case .undecided: return .undecided
    case .unexplained: break
    }
    if alike.answers.reading == start.answers.reading { return explanation }
    start.answers.prepareToDecideAnew()
    return switch explain(transcript, of: script, from: start, reporting: kinds) {
    case .unexplained: explanation
    case let other: other
    }
  }

  private func explain(
    _ transcript: Transcript, of script: Script, from start: Simulation,
    reporting kinds: Set<Observation.Kind>
  ) -> Explanation {
    let observed = transcript.observations.map { $0.filter { kinds.contains($0.kind.inManifest) } }
    let actions = script.actions
    var ways = [Way(simulation: start, action: 0)]
    var furthest = Furthest()
    var performed = 0
    while var way = ways.popLast() {
      guard way.action < actions.count else { return .explained(way.simulation.answers.reading) }
      guard performed < budget * actions.count else { return .undecided }
      performed += 1
      let before = way.simulation
      let all = way.simulation.perform(actions[way.action])
      let observations = all.filter { kinds.contains($0.kind.inManifest) }
      ways += before.otherwise(than: way.simulation).map { Way(simulation: $0, action: way.action) }
      if ObservationOrder.agree(observed[way.action][...], observations[...]) {
        way.action += 1
        ways.append(way)
      } else {
        furthest.note(before, observations, at: way.action)
      }
    }
    return .unexplained(furthest.divergence(performing: actions, kinds))
  }

  /// A way through the script, up to an action that is still to be performed.
  private struct Way {
    var simulation: Simulation
    var action: Int
  }
}

/// The ways that came furthest, each with what the reference engine did where it was left.
private struct Furthest {
  private var action = 0
  private var ends: [(before: Simulation, observations: [Observation])] = []

  /// Notes a way that was left at an action.
  mutating func note(_ before: Simulation, _ observations: [Observation], at action: Int) {
    if action < self.action { return }
    if action > self.action {
      self.action = action
      ends = []
    }
    let isKnown = ends.contains { ObservationOrder.agree(observations[...], $0.observations[...]) }
    if !isKnown { ends.append((before, observations)) }
  }

  /// Performs the action again on each way, to tell why.
  func divergence(
    performing actions: [Action], _ kinds: Set<Observation.Kind>
  ) -> Explanation.Divergence {
    Explanation.Divergence(
      action: action,
      allowed: ends.map { end in
        var simulation = end.before
        let told = simulation.performTelling(actions[action], seeing: kinds)
        return Explanation.Allowed(
          observations: end.observations, reading: simulation.answers.reading,
          decisions: told.decisions)
      })
  }
}
