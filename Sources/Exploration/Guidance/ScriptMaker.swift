package import EngineKit
import InAppMessages
import ReferenceEngine
package import SpecModel

/// Makes the scripts of an exploration: some are generated from scratch, most from scripts that are
/// worth building on.
///
/// A script depends on the seed, its number, and the scripts to build on.
package struct ScriptMaker: Sendable {
  private let generator: ScriptGenerator
  private let seed: UInt64
  private let isSteered: Bool
  /// Makes the scripts of a suite that has words of its own; `nil` if all are built in.
  private let own: WordScripts?
  /// The percentage of scripts that are generated from scratch when there are others to build on.
  private static let fresh = 40

  /// Creates a script maker.
  ///
  /// - Parameters:
  ///   - profile: The profile whose scripts are made.
  ///   - manifest: The engine's manifest; scripts have only the actions that it lists.
  ///   - seed: The seed of the scripts.
  ///   - isSteered: Whether every script is made from another one, if there are any.
  ///   - words: The words of the suite's own; `nil` if all are built in.
  ///   - cases: The scripts of cases that have such words; every script is made from these.
  package init(
    in profile: Profile, for manifest: EngineManifest, seed: UInt64, isSteered: Bool = false,
    words: SuiteWords? = nil, cases: [Script] = []
  ) {
    own = words.map { WordScripts(of: cases, in: profile, $0, for: manifest) }
    generator = ScriptGenerator(in: profile, for: manifest, seed: seed)
    self.seed = seed
    self.isSteered = isSteered
  }

  /// A script, and what the reference engine reaches in it: one object, because it goes through several tasks.
  package final class Made: Sendable {
    /// The script.
    package let script: Script
    /// The transitions that the reference engine reaches under the default answers; some more than
    /// once.
    package let transitions: [Transition]
    /// What the reference engine did in the script, or `nil` if it does not follow the profile.
    let precedent: Precedent?

    init(script: Script, transitions: [Transition], precedent: Precedent?) {
      self.script = script
      self.transitions = transitions
      self.precedent = precedent
    }
  }

  /// Makes a script.
  ///
  /// - Parameters:
  ///   - number: The number of the script, counted from 0; each has its own series of random
  ///     numbers.
  ///   - corpus: The scripts to build on.
  package func script(_ number: Int, from corpus: Corpus) -> Made {
    if let own {
      var random = SeededGenerator(seed: seed, stream: number)
      let script = own.script(ScriptID(seed: seed, number: number), &random)
      return Made(script: script, transitions: [], precedent: nil)
    }
    let others = corpus.scripts(in: generator.profile.id)
    // This stream is separate from the generator's, which a script made from scratch uses.
    var random = SeededGenerator(seed: seed ^ 0x5DEE_CE66, stream: number)
    if !others.isEmpty, isSteered || !random.happens(Self.fresh),
      let other = others.randomElement(using: &random)
    {
      var start = other
      start.caseID = ScriptID(seed: seed, number: number).description
      let mutation = Mutation(in: generator.profile, takes: generator.actions)
      if let made = mutation.apply(to: start, &random) { return made }
    }
    return generator.made(number)
  }

  /// Runs a script, and returns what it reaches.
  ///
  /// Actions that the engine does not take, or that cannot happen, are left out.
  func follow(_ script: Script) -> Made {
    var start = script
    start.actions = []
    guard own == nil, let world = try? ScriptWorld(start) else {
      return Made(script: script, transitions: [], precedent: nil)
    }
    var builder = ScriptBuilder(
      start, on: world, takes: generator.actions, recordsTransitions: true)
    for action in script.actions { builder.add(action) }
    return builder.made
  }
}
