import Conformance
import Foundation
import SpecModel
import TestSupport
import Testing

@testable import Reporting
@testable import Wording

@Suite struct `For any output of an engine` {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `the JUnit report is valid and complete`(_ seed: UInt64) throws {
    var run = HostileRun(seed: seed)
    let events = try run.events()
    let bytes = SampleRun.junit(events, JUnitRecorder.Options(replay: SampleRun.replay))
    #expect(try XMLLint.complaints(about: bytes, schema: XMLLint.strict) == "")
    let suites = try JUnitReading(bytes).suites
    for suite in suites {
      for (key, outcome) in [
        ("failures", "failure"), ("errors", "error"), ("skipped", "skipped"),
      ] {
        #expect(suite.attributes[key] == "\(suite.cases.count { $0.outcome == outcome })")
      }
    }
    let cases = suites.flatMap(\.cases)
    #expect(cases.count == events.count - 2)
    let names = cases.map { [$0.attributes["classname"], $0.attributes["name"]] }
    #expect(Set(names).count == cases.count)
    #expect(Set(cases.map(\.outcome)) == ["", "failure", "error", "skipped"])
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `the extended JUnit report is XML`(_ seed: UInt64) throws {
    var run = HostileRun(seed: seed)
    let bytes = SampleRun.junit(try run.events(), JUnitRecorder.Options(dialect: .extended))
    #expect(try XMLLint.complaints(about: bytes) == "")
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `the terminal only receives text and line feeds`(_ seed: UInt64) throws {
    var run = HostileRun(seed: seed)
    let text = SampleRun.terminal(
      TerminalRecorder.Options(level: .verbose, replay: SampleRun.replay), try run.events())
    #expect(!text.unicodeScalars.contains { $0 != "\n" && VisibleText.needsEscape($0) })
  }

  @Test func `JUnit preserves markup and line feeds`() throws {
    let text = "<a b='c' d=\"e\"> & ]]>\n\tdone 👩‍👩‍👧 \r\n"
    var result = SampleRun.result(of: try SampleRun.cases[0])
    result.log = text
    result.verdict = .skipped(.unsupported(text))
    let events: [RunEvent] = [.started(try SampleRun.plan), .finished(result)]
    var tally = Tally()
    tally.count(.skipped)
    let end = RunEvent.ended(RunEnd(tally: tally, duration: .zero, wasInterrupted: false))
    let test = try JUnitReading(SampleRun.junit(events + [end])).suites[0].cases[0]
    #expect(test.outcomeAttributes["message"] == "the engine says: \(text)")
    #expect(test.texts["system-err"] == text)
  }

  @Test func `characters that XML forbids are escaped`() throws {
    var bytes: [UInt8] = []
    XMLText.append(content: "a\u{1}b\u{FFFE}c\u{1B}[0m", to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "a\\u{1}b\\u{fffe}c\\u{1b}[0m")
  }

  @Test func `the reader of these tests rejects invalid XML`() {
    #expect(throws: JUnitReading.NotXML.self) { try JUnitReading(Array("<a>\u{1}</a>".utf8)) }
  }

  @Test func `the schema rejects impossible counts, times and duplicates`() throws {
    let report = String(decoding: SampleRun.junit(try SampleRun.events), as: UTF8.self)
    for (good, bad) in [
      ("failures=\"0\"", "failures=\"-1\""), ("time=\"0.002\"", "time=\"2ms\""),
      ("name=\"unmatched\"", "name=\"opened-shop\""),
      ("name=\"swift.stack\"", "name=\"swift.triggers\""),
    ] {
      #expect(report.contains(good))
      let broken = Array(report.replacing(good, with: bad).utf8)
      #expect(try XMLLint.complaints(about: broken, schema: XMLLint.strict) != "")
    }
  }
}
