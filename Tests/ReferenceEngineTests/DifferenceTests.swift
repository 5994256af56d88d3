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

  /// The answers under which a question arises that the default reading leaves no room for.
  static let preconditions = [
    "open.loading-again-timeout": (question: "open.loading-again", answer: "once"),
    "open.no-match-when-exhausted": (question: "open.exhausted-campaign", answer: "never"),
    "open.relaunch-exhausted": (question: "open.exhausted-campaign", answer: "never"),
  ]

  /// Tells whether an adapter's engines differ somewhere from those of another, by default from
  /// those under the default reading.
  static func differs(
    _ adapter: ReferenceAdapter, from other: ReferenceAdapter?, in profile: String
  ) throws -> Bool {
    for (script, plain) in zip(scripts[profile] ?? [], plain[profile] ?? []) {
      let expected = if let other { try run(other, script) } else { plain }
      if try run(adapter, script) != expected { return true }
    }
    return false
  }

  @Test(arguments: Reading.questions)
  func `is seen by somebody, answer by answer`(question: Reading.Question) throws {
    for answer in question.answers where answer != question.defaultAnswer {
      var reading = Reading.default
      var other: ReferenceAdapter?
      if let (question, answer) = Self.preconditions[question.id] {
        try reading.answer(question, with: answer)
        other = ReferenceAdapter(reading: reading)
      }
      try reading.answer(question.id, with: answer)
      let adapter = ReferenceAdapter(reading: reading)
      let difference = try ["swift", "legacy"].contains {
        try Self.differs(adapter, from: other, in: $0)
      }
      #expect(difference, "\(question.id): \(answer) changes nothing")
    }
  }
}
