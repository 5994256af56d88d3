package import EngineKit
import ReferenceEngine
package import SpecModel

/// Makes scripts that nobody wrote: valid ones, small in alphabet, and close to the edges.
///
/// The same seed and profile give the same scripts. Nothing happens that could not: a message that is
/// not on the screen is not clicked, an app that is in front of the user does not come to the front.
/// To know what is on the screen, the reference engine goes along.
package struct ScriptGenerator: Sendable {
  /// The profile whose scripts are made.
  package let profile: Profile

  /// The actions that its scripts may have.
  let actions: KindSet<Action.Kind>
  private let seed: UInt64

  /// Creates a generator.
  ///
  /// - Parameters:
  ///   - profile: The profile whose scripts are made.
  ///   - manifest: What the engine takes; no script has another action.
  ///   - seed: What the numbers follow from.
  package init(in profile: Profile, for manifest: EngineManifest, seed: UInt64) {
    self.profile = profile
    self.seed = seed
    // A presenter's core is played by the harness, so that it meets the actions of a whole engine.
    let taken =
      manifest.layer == .engine
      ? manifest.actions : Set(Action.Kind.allCases.filter(\.isForCore)).union(manifest.actions)
    actions = KindSet(taken.filter { !profile.lacks.contains($0.rawValue) })
  }

  /// Makes a script.
  ///
  /// - Parameter number: Which one, from 0; each has a number series of its own, so that shards can
  ///   share the numbers out.
  package func script(_ number: Int) -> Script { script(number, actions: nil) }

  /// Makes a script.
  ///
  /// - Parameters:
  ///   - number: Which one.
  ///   - length: How many actions it has; `nil`: some.
  package func script(_ number: Int, actions length: Int?) -> Script {
    made(number, actions: length, keepsTrail: false).script
  }

  /// Makes a script, and tells what the reference engine reaches in it.
  func made(_ number: Int) -> ScriptMaker.Made { made(number, actions: nil, keepsTrail: true) }

  private func made(
    _ number: Int, actions length: Int?, keepsTrail: Bool
  ) -> ScriptMaker.Made {
    var random = SeededGenerator(seed: seed, stream: number)
    let messages = Cast.make(&random)
    let given = Given.random(for: messages, in: profile, &random)
    let script = Script(
      caseID: ScriptID(seed: seed, number: number).description, profile: profile.id, given: given,
      messages: messages, actions: [])
    guard let stage = try? Stage(script) else {
      return ScriptMaker.Made(script: script, transitions: [], precedent: nil)
    }
    var plot = Plot(script, on: stage, takes: actions, keepsTrail: keepsTrail)
    let length = length ?? 4 + Int.random(in: 0..<20, using: &random)
    while plot.script.actions.count < length { plot.goOn(&random) }
    return plot.made
  }
}
