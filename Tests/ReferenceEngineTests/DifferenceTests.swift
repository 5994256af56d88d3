import EngineKit
import ReferenceEngine
import SpecModel
import Testing

/// That every answer changes what an engine does, on random scripts; that every fault does, the
/// audit proves on the suite.
@Suite struct `Every reading of the engine` {
  static let scripts: [String: [Script]] = Dictionary(
    uniqueKeysWithValues: ["swift", "legacy"].map { profile in
      var scripts = RandomScripts(profile: profile, seed: 7)
      return (profile, (0..<8000).map { _ in scripts.next() })
    })
  static let plain = scripts.mapValues { $0.map { try? run(ReferenceAdapter(), $0) } }

  static func run(_ adapter: ReferenceAdapter, _ script: Script) throws -> [[Observation]] {
    let engine = try adapter.makeEngine(for: EngineSetup(script))
    return script.actions.map { engine.perform($0) }
  }

  /// Tells whether an adapter's engines differ from the faultless ones somewhere.
  static func differs(
    _ adapter: ReferenceAdapter, in profile: String
  ) throws -> Bool {
    for (script, plain) in zip(scripts[profile] ?? [], plain[profile] ?? []) {
      if try run(adapter, script) != plain { return true }
    }
    return false
  }

  /// The answers to other questions under which a question arises at all.
  private static let conditions = [
    "open.no-match-when-exhausted": ["open.exhausted-campaign": "never"],
    "open.relaunch-exhausted": ["open.exhausted-campaign": "never"],
  ]

  private static func differ(
    _ one: ReferenceAdapter, _ other: ReferenceAdapter, in profile: String
  ) throws -> Bool {
    for script in scripts[profile] ?? [] where try run(one, script) != run(other, script) {
      return true
    }
    return false
  }

  @Test(arguments: Reading.questions)
  func `is seen by somebody, answer by answer`(question: Reading.Question) throws {
    for answer in question.answers where answer != question.defaultAnswer {
      var reading = Reading.default
      for (id, other) in Self.conditions[question.id] ?? [:] {
        try reading.answer(id, with: other)
      }
      let without = ReferenceAdapter(reading: reading)
      try reading.answer(question.id, with: answer)
      let adapter = ReferenceAdapter(reading: reading)
      let difference = try ["swift", "legacy"].contains {
        Self.conditions[question.id] == nil
          ? try Self.differs(adapter, in: $0) : try Self.differ(adapter, without, in: $0)
      }
      #expect(difference, "\(question.id): \(answer) changes nothing")
    }
  }
}
