import Conformance
import EngineKit
import SpecModel
import Wording

/// What can be asked of an engine in a suite.
///
/// The doctor's scripts are made for the built-in suite, and use all actions. In another suite, an engine need
/// not take an action that no case uses, and what it does is no finding where a rule decides it that the suite
/// does not have.
struct SuiteScope: Sendable {
  /// Whether the suite has all built-in rules, so that everything can be asked.
  let isWhole: Bool
  /// The actions that the suite's cases use.
  private let actions: Set<Action.Kind>
  private let jurisdiction: Jurisdiction
  private let domain: any Domain
  /// What the cases show, if the suite has words of its own; `nil` if all words are built in.
  let samples: CaseSamples?

  /// Why a check is left out, for its line.
  var excuse: String {
    samples == nil
      ? "the suite has none of the rules that this rests on"
      : "this rests on built-in words, and the suite has its own"
  }

  /// The actions that an engine is tried with.
  var exercised: [Action.Kind] { samples?.actions ?? Action.Kind.allCases }

  /// Reads a suite.
  init(of suite: Suite, in domain: any Domain) {
    self.domain = domain
    jurisdiction = Jurisdiction(of: suite)
    isWhole = suite.words == nil && domain.hasAllRules(suite)
    samples = suite.words == nil ? nil : CaseSamples(of: suite)
    var actions: Set<Action.Kind> = []
    for step in isWhole ? [] : suite.cases.flatMap(\.steps) {
      actions.formUnion(step.actions.map(\.kind))
      if step.stack != nil { actions.insert(.queryStack) }
    }
    self.actions = actions
  }

  /// Returns a manifest without the actions that no case uses.
  func narrowed(_ manifest: EngineManifest) -> EngineManifest {
    guard !isWhole else { return manifest }
    var manifest = manifest
    if let samples {
      manifest.actions = Set(samples.actions.filter(manifest.takes))
      return manifest
    }
    // The harness turns the actions of cases into these.
    let ofPresenters: Set<Action.Kind> =
      manifest.layer == .presenter && !actions.isEmpty ? [.offer, .opportunity] : []
    manifest.actions.formIntersection(actions.union(ofPresenters))
    return manifest
  }

  /// Whether the suite's rules say what an engine does in a script.
  func judges(_ script: Script) -> Bool {
    if samples != nil { return false }
    return isWhole
      || domain.profiles.contains(script.profile)
        && !domain.lacksRule(
          deciding: script, upTo: script.actions.count - 1, within: jurisdiction)
  }
}
