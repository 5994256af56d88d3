package import EngineKit
import ReferenceEngine
package import SpecModel

/// Generates random scripts that are valid, use few names, and come close to edge cases.
///
/// The same seed and profile give the same scripts. Scripts contain nothing impossible: a message
/// is clicked only while it is visible, and an app comes to the foreground only from the
/// background. The reference engine runs alongside to know what is visible.
package struct ScriptGenerator: Sendable {
  /// The profile whose scripts are made.
  package let profile: Profile

  /// The actions that the scripts may have.
  let actions: KindSet<Action.Kind>
  private let seed: UInt64

  /// Creates a generator.
  ///
  /// - Parameters:
  ///   - profile: The profile whose scripts are made.
  ///   - manifest: The engine's manifest; scripts have only the actions that it lists.
  ///   - seed: The seed of the scripts.
  package init(in profile: Profile, for manifest: EngineManifest, seed: UInt64) {
    self.profile = profile
    self.seed = seed
    // The harness plays a presenter's core, so a presenter is tested with the actions of a whole
    // engine.
    let taken =
      manifest.layer == .engine
      ? manifest.actions : Set(Action.Kind.allCases.filter(\.isForCore)).union(manifest.actions)
    actions = KindSet(taken.filter { !profile.lacks.contains($0.rawValue) })
  }

  /// Makes a script.
  ///
  /// - Parameter number: The number of the script, counted from 0. Each number has its own series
  ///   of random numbers, so that shards can divide the numbers among them.
  package func script(_ number: Int) -> Script { script(number, actions: nil) }

  /// Tells whether a script can begin with one of some actions.
  package static func canBegin(with actions: Set<Action.Kind>) -> Bool {
    !actions.isDisjoint(with: [.startSession, .logEvent, .presentLocal])
  }

  /// Makes a script.
  ///
  /// - Parameters:
  ///   - number: The number of the script, counted from 0.
  ///   - length: The number of actions, or `nil` for a random number.
  package func script(_ number: Int, actions length: Int?) -> Script {
    made(number, actions: length, recordsTransitions: false).script
  }

  /// Makes a script, and returns it with what the reference engine reaches in it.
  func made(_ number: Int) -> ScriptMaker.Made {
    made(number, actions: nil, recordsTransitions: true)
  }

  private func made(
    _ number: Int, actions length: Int?, recordsTransitions: Bool
  ) -> ScriptMaker.Made {
    var random = SeededGenerator(seed: seed, stream: number)
    let messages = RandomMessages.make(&random)
    let given = Given.random(for: messages, in: profile, &random)
    let script = Script(
      caseID: ScriptID(seed: seed, number: number).description, profile: profile.id, given: given,
      messages: messages, actions: [])
    guard let world = try? ScriptWorld(script) else {
      return ScriptMaker.Made(script: script, transitions: [], precedent: nil)
    }
    var builder = ScriptBuilder(
      script, on: world, takes: actions, recordsTransitions: recordsTransitions)
    let length = length ?? 4 + Int.random(in: 0..<20, using: &random)
    // An engine may take no action that is possible now.
    var fruitless = 0
    while builder.script.actions.count < length, fruitless < Self.patience {
      let before = builder.script.actions.count
      builder.addRandomAction(&random)
      fruitless = builder.script.actions.count == before ? fruitless + 1 : 0
    }
    return builder.made
  }

  /// The number of attempts in a row that add no action before a script ends.
  private static let patience = 1000
}
