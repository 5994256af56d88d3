import Exploration
import Monitors
import ReferenceEngine
import SpecModel
import Testing

@Suite struct `An engine that keeps every rule` {
  @Test func `breaches no monitor in a case, whatever it answers to the open questions`() throws {
    for (script, _) in try Scripts.ofSuite() {
      let ways = try Ways(through: script)
      #expect(!ways.isCut)
      // Many ways cannot be told from each other.
      for transcript in Set(ways.all.map(\.transcript)) {
        let breaches = Monitors.breaches(
          in: transcript, of: script, reporting: Set(Observation.Kind.inManifests))
        #expect(breaches == [], "\(script.caseID), \(script.profile)")
      }
    }
  }

  @Test func `breaches no monitor in random scripts, under readings of all kinds`() throws {
    let readings = try Self.readings()
    for (number, script) in try Scripts.random(1500, seed: 1).enumerated() {
      for reading in Self.share(number, of: readings, 97) {
        let breaches = try ReferenceAdapter(reading: reading).breaches(in: script)
        #expect(breaches == [], "\(script.caseID), \(script.profile)")
      }
    }
  }

  /// The default, each single other answer, and random combinations.
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
    for _ in 0..<200 {
      var reading = Reading.default
      for question in Reading.questions {
        try reading.answer(question.id, with: question.answers.randomElement(using: &random) ?? "")
      }
      readings.append(reading)
    }
    return readings
  }

  /// Some of the readings, others for each script.
  private static func share(
    _ number: Int, of readings: [Reading], _ stride: Int
  ) -> [Reading] {
    Swift.stride(from: number % stride, to: readings.count, by: stride).map { readings[$0] }
  }
}
