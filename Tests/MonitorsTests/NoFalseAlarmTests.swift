import Exploration
import Monitors
import ReferenceEngine
import SpecModel
import TestSupport
import Testing

@Suite struct `An engine that keeps every rule` {
  @Test func `breaks no clause in a case, whatever it answers to the open questions`()
    async throws
  {
    let scripts = Thoroughness.sample(try Scripts.ofSuite().map(\.script), every: 5)
    try await Scripts.forEach(in: scripts) { _, script in
      let ways = try Ways(through: script)
      let isCut = ways.isCut
      #expect(!isCut, "\(script.caseID), \(script.profile)")
      // Many ways look the same from outside.
      for transcript in Set(ways.all.map(\.transcript)) {
        let breaches = Monitors.breaches(
          in: transcript, of: script, reporting: Set(Observation.Kind.inManifests),
          within: .everything)
        #expect(breaches == [], "\(script.caseID), \(script.profile)")
      }
    }
  }

  @Test func `breaks no clause in random scripts, under readings of all kinds`() async throws {
    let adapters = try Self.readings().map { ReferenceAdapter(reading: $0) }
    let count = Thoroughness.isFull ? 100_000 : 500
    try await Scripts.forEach(in: try Scripts.random(count, seed: 1)) { number, script in
      var random = SeededGenerator(seed: 6, stream: number)
      let another = ReferenceAdapter(reading: try Self.reading(using: &random))
      for adapter in Self.share(number, of: adapters, 97) + [another] {
        let breaches = try adapter.breaches(in: script)
        #expect(breaches == [], "\(script.caseID), \(script.profile)")
      }
    }
  }

  @Test func `breaks no clause in random scripts if it reports only some kinds`() async throws {
    let adapters = try Self.readings().map { ReferenceAdapter(reading: $0) }
    let all = Set(Observation.Kind.inManifests)
    try await Scripts.forEach(in: try Scripts.random(250, seed: 4)) { number, script in
      var random = SeededGenerator(seed: 7, stream: number)
      for adapter in Self.share(number, of: adapters, 101) {
        let transcript = try adapter.transcript(of: script)
        let some = (0..<6).map { _ in all.filter { _ in Bool.random(using: &random) } }
        for kinds in all.map({ all.subtracting([$0]) }) + some {
          let breaches = Monitors.breaches(
            in: transcript, of: script, reporting: kinds, within: .everything)
          #expect(
            breaches == [],
            "\(script.caseID), \(script.profile), with \(kinds.map(\.rawValue).sorted())")
        }
      }
    }
  }

  /// Scripts in which a monitor once blamed an engine for what it may do.
  @Test(arguments: BlamedScript.all)
  func `breaks no clause where a monitor once demanded too much`(_ blamed: BlamedScript) throws {
    let ways = try Ways(through: blamed.script)
    #expect(!ways.isCut)
    for transcript in Set(ways.all.map(\.transcript)) {
      let breaches = Monitors.breaches(
        in: transcript, of: blamed.script, reporting: blamed.kinds, within: .everything)
      #expect(breaches == [])
    }
  }

  /// The default reading, one for each other answer, and random combinations.
  private static func readings() throws -> [Reading] {
    var readings = [Reading.default]
    for question in Reading.questions {
      for answer in question.answers where answer != question.defaultAnswer {
        var reading = Reading.default
        try reading.answer(question.id, with: answer)
        readings.append(reading)
      }
    }
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 { readings.append(try reading(using: &random)) }
    return readings
  }

  /// A random combination of answers.
  private static func reading(using random: inout SeededGenerator) throws -> Reading {
    var reading = Reading.default
    for question in Reading.questions {
      try reading.answer(question.id, with: question.answers.randomElement(using: &random) ?? "")
    }
    return reading
  }

  /// Some of the engines, different ones for each script.
  private static func share(
    _ number: Int, of adapters: [ReferenceAdapter], _ stride: Int
  ) -> [ReferenceAdapter] {
    Swift.stride(from: number % stride, to: adapters.count, by: stride).map { adapters[$0] }
  }
}
