import Conformance
import EngineKit
import InAppMessages
import SpecJSON
import SpecModel
import TestSupport
import Testing

@testable import Reporting

@Suite struct `Results` {
  @Test func `are the golden file`() throws {
    try Golden("reporting/results.jsonl").expect(
      String(decoding: try SampleResults.sample, as: UTF8.self))
  }

  @Test func `are read back unchanged`() throws {
    let file = try SampleResults.file(try SampleResults.sample)
    #expect(file.header == SampleResults.header(try SampleRun.plan))
    #expect(file.answers == SampleResults.answers)
    #expect(file.incompleteness == nil)
    let results = try SampleRun.events.compactMap { event -> CaseResult? in
      if case .finished(let result) = event { result } else { nil }
    }
    #expect(file.cases == results.enumerated().map { ResultsCase($1, index: $0) })
    guard case .ended(var end)? = try SampleRun.events.last else { return }
    // The coverage follows from the cases, and is not in the footer.
    end.coverage = Coverage()
    #expect(file.footer == ResultsFooter(end: end, answers: 3))
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `survive any output of an engine`(_ seed: UInt64) throws {
    var run = HostileRun(seed: seed)
    let events = try run.events()
    guard case .started(let plan) = events[0] else { return }
    let bytes = SampleResults.bytes(events, SampleResults.header(plan))
    let replayed = try SampleResults.replayed(bytes, plan.suite)
    let options = JUnitRecorder.Options(replay: SampleRun.replay)
    #expect(SampleRun.junit(replayed, options) == SampleRun.junit(events, options))
    #expect(SampleResults.bytes(replayed, SampleResults.header(plan)) == bytes)
  }

  @Test func `yield the same reports as the run`() throws {
    let events = try SampleRun.events
    let replayed = try SampleResults.replayed(try SampleResults.sample, SampleSuite.suite)
    let header = SampleResults.header(try SampleRun.plan)
    let options = TerminalRecorder.Options(replay: SampleRun.replay)
    #expect(SampleRun.terminal(options, replayed) == SampleRun.terminal(options, events))
    #expect(SampleRun.junit(replayed) == SampleRun.junit(events))
    for make in [
      { HTMLRecorder(header, domain: InAppMessages(), write: $0) as any Recorder },
      { MarkdownRecorder(header, domain: InAppMessages(), write: $0) },
      { BadgeRecorder(write: $0) },
    ] {
      #expect(Self.report(replayed, make) == Self.report(events, make))
    }
  }

  static func report(
    _ events: [RunEvent], _ make: (@escaping ([UInt8]) -> Void) -> any Recorder
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    let recorder = make { bytes += $0 }
    for event in events { recorder.record(event) }
    return bytes
  }

  @Test func `without an end are read as far as they go, and claim only what is known`() throws {
    let bytes = try SampleResults.sample
    let whole = SampleResults.lines(bytes)
    for length in stride(from: whole[0].utf8.count + 1, to: bytes.count - 1, by: 97) {
      let file = try SampleResults.file(Array(bytes[..<length]))
      #expect(file.footer == nil)
      #expect(
        file.incompleteness
          == "incomplete: \(file.cases.count) of 10 cases, no footer; "
          + "the run was killed, or could not write it all")
      let events = try SampleResults.replayed(Array(bytes[..<length]), SampleSuite.suite)
      guard case .ended(let end)? = events.last else { return }
      #expect(end.wasInterrupted && end.tally.total == file.cases.count)
      // Cases run side by side: their times together are not the time of the run.
      #expect(end.duration == nil)
    }
  }

  @Test func `are written in whole lines, and soon`() throws {
    var writes: [[UInt8]] = []
    let recorder = ResultsRecorder(SampleResults.header(try SampleRun.plan)) { writes.append($0) }
    var result = SampleRun.result(of: try SampleRun.cases[0])
    recorder.record(.started(try SampleRun.plan))
    #expect(writes.count == 1)
    for _ in 0..<32 { recorder.record(.finished(result)) }
    #expect(writes.count == 2)
    result.duration = .milliseconds(50)
    recorder.record(.finished(result))
    #expect(writes.count == 3)
    #expect(writes.allSatisfy { $0.last == UInt8(ascii: "\n") })
  }

  @Test func `are written ahead of their turn, and replaced when it comes`() throws {
    var (final, ahead): ([UInt8], [UInt8]) = ([], [])
    let recorder = ResultsRecorder(
      SampleResults.header(try SampleRun.plan),
      write: {
        final += $0
        ahead = []
      }, writeAhead: { ahead += $0 })
    let events = try SampleRun.events
    let results = events.compactMap { if case .finished(let result) = $0 { result } else { nil } }
    func early(_ positions: ClosedRange<Int>) {
      recorder.record(early: positions.map { EarlyResult(position: $0, result: results[$0]) })
    }
    func cases() throws -> [Int] {
      let file = try SampleResults.file(final + ahead)
      #expect(file.footer == nil)
      return file.cases.map(\.index)
    }

    recorder.record(events[0])
    recorder.record(events[1])
    early(3...3)
    #expect(try cases() == [0, 3])
    early(3...5)
    #expect(try cases() == [0, 3, 4, 5])
    for event in events[2...5] { recorder.record(event) }
    early(5...5)
    #expect(try cases() == [0, 1, 2, 3, 4, 5])
    for event in events[6...] { recorder.record(event) }
    #expect(ahead.isEmpty)
    let plain = SampleResults.bytes(events, SampleResults.header(try SampleRun.plan))
    #expect(final == plain)
  }

  @Test func `are distinguished from another type of file by the first line`() throws {
    let error = try #require(throws: ResultsError.self) {
      try ResultsFile(ResultsReader(name: "rules.yaml", bytes: Array("format: 1\n".utf8)))
    }
    #expect(
      error.description
        == "rules.yaml:1: error: this is not a results file: "
        + "this is not the start of a value, at byte 1")
  }

  @Test func `of another suite are rejected`() throws {
    var suite = SampleSuite.suite
    suite.files[0].cases[0].title += "!"
    let digest = suite.digest
    let error = try #require(throws: ResultsError.self) {
      try SampleResults.replayed(try SampleResults.sample, suite)
    }
    #expect(
      error.description
        == "results.jsonl:1: error: these are results of iamspec 1.0 "
        + "(\(SampleSuite.suite.digest)), not of iamspec 1.0 (\(digest)); "
        + "name that suite with --specs, as a directory or a bundle")
  }

  @Test func `identify a list of known failures by its contents`() {
    var list = KnownFailureList()
    #expect(list.digest == nil)
    list.entries = [`A difference of results`.list]
    let digest = list.digest
    list.entries[0].location.file = "elsewhere.yaml"
    #expect(list.digest == digest && digest != nil)
    list.entries[0].reason += "!"
    #expect(list.digest != digest)
  }

  @Test func `identify a suite by its contents, not its location`() {
    var suite = SampleSuite.suite
    suite.files[0].location.file = "elsewhere.yaml"
    #expect(suite.digest == SampleSuite.suite.digest)
    suite.files[0].location.position = SourcePosition(line: 99, column: 1)
    #expect(suite.digest != SampleSuite.suite.digest)
    #expect(suite.digest.wholeMatch(of: /fnv1a64:[0-9a-f]{16}/) != nil)
  }
}
