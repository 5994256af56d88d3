import EngineKit
import Exploration
import Monitors
import ReferenceEngine
import SpecModel
import TestSupport

/// The scripts that the tests run.
enum Scripts {
  /// The scripts of the suite's cases, each in each of its profiles, with the case's rules.
  static func ofSuite() throws -> [(script: Script, rules: [String])] {
    try Builtin.suite().cases.flatMap { testCase in
      testCase.profiles.map { profile in
        var actions: [Action] = []
        for step in testCase.steps {
          actions += step.actions
          if step.stack != nil { actions.append(.queryStack) }
        }
        let script = Script(
          caseID: testCase.id, profile: profile, given: testCase.given,
          messages: testCase.messages, actions: actions)
        return (script, testCase.rules)
      }
    }
  }

  /// Does something with each script and its number, on all cores.
  static func forEach(
    in scripts: [Script], _ body: @escaping @Sendable (Int, Script) throws -> Void
  ) async throws {
    try await withThrowingTaskGroup { group in
      for (number, script) in scripts.enumerated() {
        group.addTask { try body(number, script) }
      }
      try await group.waitForAll()
    }
  }

  /// Generated scripts, this many in each profile.
  static func random(_ count: Int, seed: UInt64) throws -> [Script] {
    try Builtin.suite().profiles.flatMap { profile in
      let generator = ScriptGenerator(in: profile, for: ReferenceAdapter().manifest, seed: seed)
      return (0..<count).map(generator.script)
    }
  }
}

extension ReferenceAdapter {
  /// Runs a script.
  func transcript(of script: Script) throws -> Transcript {
    let engine = try makeEngine(for: EngineSetup(script))
    return Transcript(observations: script.actions.map(engine.perform))
  }

  /// Runs a script, and returns the breaches that the monitors see.
  func breaches(in script: Script) throws -> [Breach] {
    Monitors.breaches(
      in: try transcript(of: script), of: script, reporting: Set(Observation.Kind.inManifests),
      within: .everything)
  }
}
