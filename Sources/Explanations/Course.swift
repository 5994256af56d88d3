import ReferenceEngine
import SpecModel

/// What an engine went through, and what it did: what the reference engine is compared with.
struct Course {
  /// The actions.
  let actions: [Action]
  /// The kinds of observation that the engine reports.
  let kinds: Set<Observation.Kind>
  private let observed: [[Observation]]
  /// The kinds that it does not report; mostly there are none.
  private let hidden: [Observation.Kind]

  /// Creates a course.
  ///
  /// - Parameters:
  ///   - transcript: What the engine did: one list for each action.
  ///   - script: What it went through.
  ///   - kinds: The kinds of observation that it reports; others are left out of account.
  init(_ transcript: Transcript, of script: Script, reporting kinds: Set<Observation.Kind>) {
    actions = script.actions
    self.kinds = kinds
    let hidden = Observation.Kind.inManifests.filter { !kinds.contains($0) }
    self.hidden = hidden
    observed = transcript.observations.map { $0.filter(notOf: hidden) }
  }

  /// Lets an engine perform an action.
  ///
  /// - Returns: What it did, of the kinds that count.
  func perform(_ action: Int, on engine: inout Simulation) -> [Observation] {
    engine.perform(actions[action]).filter(notOf: hidden)
  }

  /// Tells whether the engine did the same as another, of the kinds that count.
  func agrees(with precedent: Precedent) -> Bool {
    observed.count == precedent.observations.count
      && observed.indices.allSatisfy {
        agrees(precedent.observations[$0].filter(notOf: hidden), at: $0)
      }
  }

  /// Tells whether something is what the engine did in an action.
  func agrees(_ observations: [Observation], at action: Int) -> Bool {
    ObservationOrder.agree(observed[action][...], observations[...])
  }
}

extension [Observation] {
  /// Those that are of none of some kinds, as a manifest names them.
  fileprivate func filter(notOf kinds: [Observation.Kind]) -> [Observation] {
    kinds.isEmpty ? self : filter { !kinds.contains($0.kind.inManifest) }
  }
}
