import Conformance
import EngineKit
import SpecModel

@testable import Reporting
@testable import Wording

/// The results of the sample run and of variations of it.
enum SampleResults {
  static func header(_ plan: Plan, shard: Shard = Shard()) -> ResultsHeader {
    ResultsHeader(
      tool: "1.2.3", started: "2026-01-31T12:00:00Z", hostname: "ci-1",
      suite: ResultsHeader.SuiteIdentity(plan.suite), manifest: plan.manifest,
      options: ResultsHeader.Options(faults: ["some-fault"]), replay: SampleRun.replay.tail,
      shard: shard, total: plan.cases.count)
  }

  static let answers = [
    ResultsAnswer(question: "open.after-dismiss", profile: "swift", outcome: .answer("waits")),
    ResultsAnswer(
      question: "open.same-time", profile: "swift", outcome: .other([.displayed(message: "a<b")])),
    ResultsAnswer(question: "open.same-time", profile: "legacy", outcome: .none("it crashed")),
  ]

  /// The bytes that a run writes.
  static func bytes(
    _ events: [RunEvent], _ header: ResultsHeader, answers: [ResultsAnswer] = [],
    indices: [Int]? = nil
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    let recorder = ResultsRecorder(header, indices: indices) { bytes += $0 }
    for event in events {
      if case .ended = event { answers.forEach(recorder.record) }
      recorder.record(event)
    }
    return bytes
  }

  /// The bytes that the sample run writes.
  static var sample: [UInt8] {
    get throws {
      bytes(try SampleRun.events, header(try SampleRun.plan), answers: answers)
    }
  }

  /// The lines of results.
  static func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Reads results.
  static func file(_ bytes: [UInt8], name: String = "results.jsonl") throws -> ResultsFile {
    try ResultsFile(ResultsReader(name: name, bytes: bytes))
  }

  /// The events of a run, replayed from its results.
  static func replayed(_ bytes: [UInt8], _ suite: Suite) throws -> [RunEvent] {
    var stream = try ResultsStream(ResultsReader(name: "results.jsonl", bytes: bytes))
    let replay = try ResultsReplay(file: "results.jsonl", header: stream.header, suite: suite)
    var events: [RunEvent] = []
    let end = try stream.play(replay, to: { events.append($0) })
    return events + [.ended(end)]
  }

  /// The sample run's results after a change of its cases.
  static func changed(
    answers: [ResultsAnswer] = [], _ change: (inout ResultsCase) -> Bool
  ) throws -> ResultsFile {
    var file = try file(try sample)
    file.answers = answers
    file.cases = file.cases.compactMap {
      var line = $0
      return change(&line) ? line : nil
    }
    return file
  }
}
