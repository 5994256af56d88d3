import Conformance
import EngineKit
import SpecModel

/// A sample of a suite's cases, some of each chapter, in an order drawn from a seed.
///
/// Checks compare the answers to it.
struct Sample {
  /// The scripts of the cases, and the doctor's own.
  ///
  /// Scripts that show state come first, before anything can have set it, and scripts that set it
  /// come last.
  let scripts: [Script]
  /// The kinds of state that a case can leave behind; their scripts are in the sample.
  let probes: [StateProbe]

  /// Draws a sample of the scripts that the engine can run.
  init(
    of suite: Suite, within scope: SuiteScope, for manifest: EngineManifest,
    _ options: AdapterDoctor.Options
  ) {
    var random = SplitMix(state: options.seed)
    var drawn: [Script] = []
    // A presenter does not run cases directly: the harness translates them, action by action.
    if manifest.layer == .engine, let plan = try? Plan(suite: suite, manifest: manifest) {
      var chapters = Dictionary(
        grouping: plan.cases.filter { $0.skip == nil }, by: \.case.chapter
      ).sorted { $0.key < $1.key }.map { $0.value.shuffled(using: &random) }
      while drawn.count < options.sampleSize, !chapters.isEmpty {
        for index in chapters.indices where drawn.count < options.sampleSize {
          drawn.append(chapters[index].removeLast().script)
        }
        chapters.removeAll(where: \.isEmpty)
      }
    }
    let maker = CheckScripts(manifest: manifest, suite: suite, scope: scope)
    probes = maker.stateProbes
    scripts =
      probes.map(\.witness).uniqued(by: \.caseID) + (drawn + maker.all).shuffled(using: &random)
      + probes.map(\.cause) + maker.unusualStarts
  }
}

/// A small random number generator with the same numbers on every platform.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
