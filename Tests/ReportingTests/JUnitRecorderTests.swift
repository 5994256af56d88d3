import Conformance
import EngineKit
import SpecModel
import TestSupport
import Testing

@testable import Reporting

@Suite struct `A JUnit report` {
  static let strict = JUnitRecorder.Options(replay: SampleRun.replay)
  static let extended = JUnitRecorder.Options(
    dialect: .extended, replay: SampleRun.replay, timestamp: "2026-01-31T12:00:00",
    hostname: "ci-1")

  @Test(arguments: [("junit-strict.xml", strict), ("junit-extended.xml", extended)])
  func `is the golden file`(_ name: String, _ options: JUnitRecorder.Options) throws {
    let bytes = SampleRun.junit(try SampleRun.events, options)
    try Golden("reporting/\(name)").expect(String(decoding: bytes, as: UTF8.self))
  }

  @Test(arguments: JUnitRecorder.Dialect.allCases)
  func `ends the text of each failure with its cause`(_ dialect: JUnitRecorder.Dialect) throws {
    var options = JUnitRecorder.Options(dialect: dialect, replay: SampleRun.replay)
    let plain = SampleRun.junit(try SampleRun.events, options)
    options.awaitsDiagnosis = true
    let bytes = SampleRun.junit(try SampleRun.diagnosedEvents, options)
    let schema = dialect == .strict ? XMLLint.strict : nil
    #expect(try XMLLint.complaints(about: bytes, schema: schema) == "")
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(
      text.contains(
        """


          cause: 1 of 2 failed cases: in this case, the engine behaves as if the message that has \
        waited longest is displayed first (queue-instead-of-stack, stack.last-in-first-out/newest-first)</failure>
        """))
    #expect(text.contains("\n\n  cause: 1 of 2 failed cases: the engine crashed</error>"))
    // Apart from the causes, the report is the same as without a diagnosis.
    let withoutCauses = text.replacing(/\n\n  cause: [^<]*/, with: "")
    #expect(withoutCauses == String(decoding: plain, as: UTF8.self))
    #expect(SampleRun.junit(try SampleRun.events, options) == plain)
  }

  @Test func `is valid under the schema of the strict dialect`() throws {
    let bytes = SampleRun.junit(try SampleRun.events, Self.strict)
    #expect(try XMLLint.complaints(about: bytes, schema: XMLLint.strict) == "")
  }

  @Test func `is valid with a timestamp and a hostname`() throws {
    var options = Self.extended
    options.dialect = .strict
    let bytes = SampleRun.junit(try SampleRun.events, options)
    #expect(try XMLLint.complaints(about: bytes, schema: XMLLint.strict) == "")
  }

  @Test func `is invalid under the strict schema in the extended dialect`() throws {
    let bytes = SampleRun.junit(try SampleRun.events, Self.extended)
    #expect(try XMLLint.complaints(about: bytes) == "")
    #expect(try XMLLint.complaints(about: bytes, schema: XMLLint.strict).contains("properties"))
  }

  @Test(arguments: JUnitRecorder.Dialect.allCases)
  func `has counts that add up`(_ dialect: JUnitRecorder.Dialect) throws {
    let report = try JUnitReading(
      SampleRun.junit(SampleRun.events, JUnitRecorder.Options(dialect: dialect)))
    #expect(
      report.suites.map(\.attributes["name"])
        == ["swift.triggers", "swift.stack", "legacy.triggers", "legacy.stack"])
    for suite in report.suites {
      #expect(suite.attributes["tests"] == "\(suite.cases.count)")
      for (key, outcome) in [
        ("failures", "failure"), ("errors", "error"), ("skipped", "skipped"),
      ] {
        #expect(suite.attributes[key] == "\(suite.cases.count { $0.outcome == outcome })")
      }
    }
  }

  @Test func `maps every verdict as intended`() throws {
    let report = try JUnitReading(SampleRun.junit(SampleRun.events, Self.strict))
    let legacy = report.suites.suffix(2).flatMap(\.cases)
    #expect(legacy.map(\.outcome) == ["", "error", "failure", "skipped", "skipped"])
    #expect(
      legacy[1].outcomeAttributes == [
        "type": "crash",
        "message": "The engine crashed: \(SampleRun.crash.message)",
      ])
    #expect(legacy[1].texts["system-err"]?.hasPrefix("matching closed_shop") == true)
    #expect(legacy[2].outcomeAttributes["type"] == "stack.last-in-first-out")
    #expect(legacy[2].texts["failure"]?.contains("\n    - displayed: second") == true)
    #expect(
      legacy[3].outcomeAttributes["message"]
        == "stack.in-memory does not apply to the engine: it keeps its stack in a database")
  }

  @Test func `contains the location and the rules of a case in the extended dialect`() throws {
    let report = try JUnitReading(SampleRun.junit(SampleRun.events, Self.extended))
    let test = report.suites[0].cases[1]
    #expect(test.attributes["file"] == "Specs/triggers/custom-event.yaml")
    #expect(test.attributes["line"] == "14")
    #expect(
      test.properties == [
        "rule": ["trigger.no-match", "trigger.custom-event"], "profile": ["swift"],
        "chapter": ["triggers"], "verdict": ["passed"],
      ])
    #expect(report.suites[0].attributes["timestamp"] == "2026-01-31T12:00:00")
    #expect(report.suites[0].attributes["hostname"] == "ci-1")
  }

  @Test func `reports an interruption, and contains the finished cases`() throws {
    var events = Array(try SampleRun.events.prefix(4))
    var tally = Tally()
    for _ in 0..<3 { tally.count(.passed) }
    var end = RunEnd(tally: tally, duration: .zero, wasInterrupted: true)
    end.stop?.next = "stack/a/b [swift]"
    events.append(.ended(end))
    let bytes = SampleRun.junit(events, Self.strict)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("message=\"The run was interrupted after 3 of 10 cases.\""))
    #expect(
      text.contains(
        "The run was interrupted: `stack/a/b [swift]` and all cases after it were not run."))
    #expect(try XMLLint.complaints(about: bytes, schema: XMLLint.strict) == "")
    // The finished cases must not be mistaken for the whole run.
    let suites = try JUnitReading(bytes).suites
    #expect(suites.flatMap(\.cases).count == 3 + 1)
    #expect(suites.last?.attributes["failures"] == "1")
  }

  @Test func `has a failed case of its own for a protocol violation outside all cases`()
    throws
  {
    var events = try SampleRun.events
    guard case .ended(var end)? = events.popLast() else { return }
    end.protocolBreach = "it said `bye`"
    let bytes = SampleRun.junit(events + [.ended(end)], Self.strict)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        .contains("message=\"The engine broke the protocol: it said `bye`\""))
    #expect(try XMLLint.complaints(about: bytes, schema: XMLLint.strict) == "")
  }
}
