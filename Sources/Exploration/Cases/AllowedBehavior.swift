import Conformance
import EngineKit
import InAppMessages
import ReferenceEngine
import SpecModel

/// Everything that an engine may do in a script, action by action, whatever its answers to the open
/// questions are.
struct AllowedBehavior {
  /// For each action, the different lists of observations that some answers lead to.
  private(set) var ways: [[[Observation]]]
  /// The different ways through the whole script.
  private(set) var paths: Set<[[Observation]]> = []

  /// The maximum number of actions that are performed.
  private static let budget = 50_000

  /// Finds all ways through a script.
  ///
  /// Returns `nil` if there are too many.
  init?(of script: Script) {
    let adapter = ReferenceAdapter(reading: .open)
    guard let start = try? adapter.simulation(of: script) else { return nil }
    ways = script.actions.map { _ in [] }
    var open = [(simulation: start, path: [[Observation]]())]
    var performed = 0
    while var way = open.popLast() {
      let action = way.path.count
      guard action < script.actions.count else {
        paths.insert(way.path)
        continue
      }
      performed += 1
      guard performed <= Self.budget else { return nil }
      let before = way.simulation
      let observations = way.simulation.perform(script.actions[action])
      open += before.otherwise(than: way.simulation).map { ($0, way.path) }
      if !ways[action].contains(observations) { ways[action].append(observations) }
      way.path.append(observations)
      open.append(way)
    }
  }

  /// Returns whether an engine may do this in an action, limited to what the look includes.
  func allows(_ observations: [Observation], at action: Int, _ look: Look) -> Bool {
    let seen = look.at(observations)
    return ways[action].contains { ObservationOrder.agree(seen[...], look.at($0)[...]) }
  }

  /// Returns everything that may be observed from an action to the end of the script, limited to
  /// what the look includes, the shortest first.
  func rest(from action: Int, _ look: Look) -> [[Observation]] {
    Set(paths.map { look.at(Array($0[action...].joined())) })
      .sorted { ($0.count, "\($0)") < ($1.count, "\($1)") }
  }

  /// The part of the observations that is compared.
  struct Look {
    /// The kinds that are compared.
    let kinds: Set<Observation.Kind>
    /// Whether extras and reasons are compared.
    let isStrict: Bool

    /// Returns the part of the observations that is compared.
    func at(_ observations: [Observation]) -> [Observation] {
      observations.filter { kinds.contains($0.kind) }.map { isStrict ? $0 : $0.withoutDetails }
    }
  }
}

extension Observation {
  fileprivate var withoutDetails: Observation {
    switch self {
    case .displayed(let message, _): .displayed(message: message)
    case .discarded(let message, _): .discarded(message: message)
    case .reenqueued(let message, _): .reenqueued(message: message)
    default: self
    }
  }
}
