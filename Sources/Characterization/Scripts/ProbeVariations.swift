import Conformance
import EngineKit
import Exploration
import SpecModel

/// Scripts in which an engine may show its answers.
///
/// Each is a variation of a probe.
///
/// They depend only on the suite and the manifest, so an engine always gets the same ones.
struct ProbeVariations {
  private static let seed: UInt64 = 1

  /// The scripts.
  let scripts: [Script]

  /// Makes scripts.
  ///
  /// - Parameters:
  ///   - questions: The questions whose probes are varied.
  ///   - profile: The profile.
  ///   - manifest: The engine's manifest.
  ///   - count: The number of scripts to make.
  init(
    of questions: [Question], in profile: Profile, for manifest: EngineManifest, count: Int
  ) {
    let probes = questions.flatMap(\.probes).map(\.script).filter {
      $0.profiles.contains(profile.id)
    }
    let maker = ScriptMaker(in: profile, for: manifest, seed: Self.seed, isSteered: true)
    scripts = maker.variations(
      of: probes.map { PlannedCase($0, profile: profile.id).script }, count: count
    ).enumerated().map { number, script in
      var script = script
      script.caseID = "characterize/\(number + 1)"
      return script
    }
  }
}
