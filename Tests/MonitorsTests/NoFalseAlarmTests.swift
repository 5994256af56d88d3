import Exploration
import Monitors
import ReferenceEngine
import SpecModel
import Testing

@Suite struct `An engine that keeps every rule` {
  @Test func `breaches no monitor, whatever it answers to the open questions`() throws {
    let readings = try Self.readings()
    var runs = 0
    func watch(_ script: Script, _ readings: some Sequence<Reading>) throws {
      for reading in readings {
        let breaches = try ReferenceAdapter(reading: reading).breaches(in: script)
        runs += 1
        #expect(breaches == [], "\(script.caseID), \(script.profile)")
      }
    }
    for (number, (script, _)) in try Scripts.ofSuite().enumerated() {
      try watch(script, Self.share(number, of: readings, 31))
    }
    for (number, script) in try Scripts.random(1500, seed: 1).enumerated() {
      try watch(script, Self.share(number, of: readings, 97))
    }
    print("\(runs) runs under \(readings.count) readings, no breach")
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
