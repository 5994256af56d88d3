import Conformance
import EngineKit
import SpecModel

/// What the cases of a suite with words of its own show: nothing else is known about these words.
struct CaseSamples: Sendable {
  /// The actions that cases use, in the order of their names.
  let actions: [Action.Kind]
  /// The observations that cases expect, in the order of their names.
  let observations: [Observation.Kind]
  /// The shortest beginning of a case that ends with an action, by profile.
  private let beginnings: [Action.Kind: [String: Script]]
  /// Some cases that expect an observation, by profile.
  private let causes: [Observation.Kind: [String: [Script]]]

  /// The number of cases in which an observation is looked for.
  private static let causeCount = 8

  /// Looks through the cases.
  init(of suite: Suite) {
    var beginnings: [Action.Kind: [String: Script]] = [:]
    var causes: [Observation.Kind: [String: [Script]]] = [:]
    for item in suite.cases {
      let expected = item.steps.flatMap(\.expectations).reduce(into: Set<Observation.Kind>()) {
        $0.formUnion($1.kinds)
      }
      for profile in item.profiles {
        let script = PlannedCase(item, profile: profile).script
        for (index, action) in script.actions.enumerated() {
          let known = beginnings[action.kind]?[profile]
          if let known, known.actions.count <= index + 1 { continue }
          var beginning = script
          beginning.caseID = CheckScripts.exerciseID(of: action.kind)
          beginning.actions = Array(script.actions[...index])
          beginnings[action.kind, default: [:]][profile] = beginning
        }
        for kind in expected
        where causes[kind]?[profile]?.count ?? 0 < Self.causeCount {
          causes[kind, default: [:]][profile, default: []].append(script)
        }
      }
    }
    self.beginnings = beginnings
    self.causes = causes
    actions = beginnings.keys.sorted { $0.rawValue < $1.rawValue }
    observations = causes.keys.sorted { $0.rawValue < $1.rawValue }
  }

  /// Returns a script in which an engine with this manifest performs an action; `nil` if it does not take
  /// all that comes before.
  func beginning(with kind: Action.Kind, for manifest: EngineManifest) -> Script? {
    manifest.profiles.lazy.compactMap { beginnings[kind]?[$0] }.first {
      $0.actions.allSatisfy { manifest.actions.contains($0.kind) }
    }
  }

  /// Returns scripts in which an engine with this manifest should cause an observation.
  func causes(of kind: Observation.Kind, for manifest: EngineManifest) -> [Script] {
    manifest.profiles.flatMap { causes[kind]?[$0] ?? [] }.filter {
      $0.actions.allSatisfy { manifest.actions.contains($0.kind) }
    }
  }
}
