import EngineKit
import Exploration
import ReferenceEngine
import ReferenceFaults
import SpecModel
import TestSupport
import Testing
import Traces

@Suite struct `The verdict on a trace` {
  private func randomReading(_ random: inout SeededGenerator) throws -> Reading {
    var reading = Reading.default
    for question in Reading.questions {
      try reading.answer(question.id, with: question.answers.randomElement(using: &random) ?? "")
    }
    return reading
  }

  private func text(of trace: Trace, _ number: Int) -> String {
    "script \(number)\n"
      + trace.entries.map { "\($0.line) \($0.at) \($0.content)" }.joined(separator: "\n")
  }

  @Test(arguments: ["swift", "legacy"], [0, 20, 500])
  func `is that the reference engine is explained, however late it is noted`(
    _ profile: String, _ slack: Int
  ) throws {
    var random = SeededGenerator(seed: 11)
    let profile = try #require(Builtin.suite().profiles.first { $0.id == profile })
    let generator = ScriptGenerator(in: profile, for: ReferenceAdapter().manifest, seed: 3)
    var undecided = 0
    for number in 0..<100 {
      let script = generator.script(number)
      let adapter = ReferenceAdapter(reading: try randomReading(&random))
      let trace = try RecordedScript.trace(of: script, by: adapter, jitter: slack, &random)
      switch try TraceVerdict.judge(trace, slack: slack, budget: 300) {
      case .explained: continue
      case .undecided: undecided += 1
      case .unexplained(let divergence):
        Issue.record("not explained from line \(divergence.line) on: \(text(of: trace, number))")
      case .breach(let breaches, _):
        Issue.record("\(breaches.map(\.clause)): \(text(of: trace, number))")
      }
    }
    #expect(undecided <= 2)
  }
}
