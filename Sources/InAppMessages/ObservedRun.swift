import Conformance
import ReferenceEngine
import SpecModel

/// An engine's run of a script, which is compared with the reference engine.
struct ObservedRun {
  /// The actions.
  let actions: [Action]
  /// The kinds of observation that the engine reports.
  let kinds: Set<Observation.Kind>
  private let observed: [[Observation]]
  /// The kinds that it does not report; usually there are none.
  private let hidden: [Observation.Kind]

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - transcript: What the engine did: one list for each action.
  ///   - script: The script that it ran.
  ///   - kinds: The kinds of observation that it reports; others are ignored.
  init(_ transcript: Transcript, of script: Script, reporting kinds: Set<Observation.Kind>) {
    actions = script.actions
    self.kinds = kinds
    let hidden = Observation.Kind.inManifests.filter { !kinds.contains($0) }
    self.hidden = hidden
    observed = transcript.observations.map { $0.filter(notOf: hidden) }
  }

  /// Performs an action on a simulated engine.
  ///
  /// - Returns: What the engine did, limited to the kinds that count.
  func perform(_ action: Int, on engine: inout Simulation) -> [Observation] {
    perform(actions[action], on: &engine)
  }

  /// Performs an action, or a part of one, on a simulated engine.
  func perform(_ action: Action, on engine: inout Simulation) -> [Observation] {
    counting(engine.perform(action))
  }

  /// Some observations, limited to the kinds that count.
  func counting(_ observations: [Observation]) -> [Observation] {
    observations.filter(notOf: hidden)
  }

  /// Tells whether a precedent has the same observations, limited to the kinds that count.
  func agrees(with precedent: Precedent) -> Bool {
    observed.count == precedent.observations.count
      && observed.indices.allSatisfy {
        agrees(precedent.observations[$0].filter(notOf: hidden), at: $0)
      }
  }

  /// Tells whether some observations are what the engine did in an action.
  func agrees(_ observations: [Observation], at action: Int) -> Bool {
    ObservationOrder.agree(observed[action][...], observations[...])
  }

  /// How many observations are missing or too many, compared with what the engine did in an action, whatever their
  /// order.
  func distance(of observations: [Observation], at action: Int) -> Int {
    var missing = observed[action]
    var unexpected = 0
    for observation in observations {
      if let place = missing.firstIndex(where: observation.isSatisfied) {
        missing.remove(at: place)
      } else {
        unexpected += 1
      }
    }
    return missing.count + unexpected
  }

  /// How many more observations an engine may make in an action, after some that have been seen, before it certainly
  /// differs from the one that is explained.
  ///
  /// If some kinds are hidden, there is no limit, because the engine makes these, too.
  func most(at action: Int, after seen: Int = 0) -> Int {
    hidden.isEmpty ? observed[action].count - seen : .max
  }

  /// Tells whether some observations may be the first of what the engine did in an action.
  func mayBegin(with observations: [Observation], at action: Int) -> Bool {
    ObservationOrder.mayBegin(observed[action], with: observations)
  }
}

extension ObservedRun {
  /// Returns after how many of some observations it is certain that the engine did something else, whatever comes
  /// after them; `nil` if that never is.
  ///
  /// - Parameters:
  ///   - reported: The observations.
  ///   - seen: What came before them in the action, limited to the kinds that count.
  ///   - action: The action.
  func contradiction(
    in reported: [Observation], after seen: [Observation], at action: Int
  ) -> Int? {
    let last = reported.indices.first { last in
      !mayBegin(with: seen + counting(Array(reported[...last])), at: action)
    }
    return last.map { $0 + 1 }
  }
}

extension [Observation] {
  /// Returns the observations without some kinds, as a manifest names them.
  fileprivate func filter(notOf kinds: [Observation.Kind]) -> [Observation] {
    kinds.isEmpty ? self : filter { !kinds.contains($0.kind.inManifest) }
  }
}
