import Foundation
import TestSupport
import Testing

/// A trace in words of a suite's own, which the monitors of the suite judge, and an engine to which it happens
/// again.
@Suite struct `A trace in words of a suite's own` {
  private static let header =
    #"{"iamspec_trace":1,"profile":"tags","messages":{"tip":{"conditions":[[{"tag":"level","op":"exists","value":true}]]}}}"#
  private static let engine = ["--", "python3", "Fixtures/engines/tags/engine.py"]

  private static func check(
    _ lines: [String], _ arguments: String..., suite: String = "Fixtures/suites/tags",
    on engine: [String] = []
  ) throws -> CommandLineTool.Output {
    try withTemporaryFolder { folder in
      let path = folder.appending(path: "trace.jsonl")
      try Data(([header] + lines).joined(separator: "\n").utf8).write(to: path)
      return try CommandLineTool.run(
        ["check", path.path, "--specs", suite] + arguments + engine,
        environment: ["COLUMNS": "200"])
    }
  }

  private static let session = #"{"at":0,"do":"begin_session"}"#
  private static let shown = [
    session, #"{"at":1000,"do":"add_tag","key":"level","value":2}"#,
    #"{"at":1010,"saw":"displayed","message":"tip"}"#, #"{"at":9000,"end":true}"#,
  ]
  private static let shownInPause = [
    session, #"{"at":1000,"do":"pause"}"#,
    #"{"at":5000,"do":"add_tag","key":"level","value":2}"#,
    #"{"at":5010,"saw":"displayed","message":"tip"}"#, #"{"at":9000,"end":true}"#,
  ]

  @Test func `is accepted if no monitor objects`() throws {
    let output = try Self.check(Self.shown)
    #expect(output.status == 0, "\(output.standardError)")
    #expect(
      output.standardOutput.contains("no monitor of the 13 clauses in monitors.yaml objects"),
      "\(output.standardOutput)")
    // Monitors do not explain it.
    #expect(try Self.check(Self.shown, "--strict").status == 1)
    let json = try Self.check(Self.shown, "--json")
    #expect(json.standardOutput.contains(#""verdict": "accepted""#))
  }

  @Test func `is a breach if a monitor objects`() throws {
    let output = try Self.check(Self.shownInPause)
    #expect(output.status == 1)
    #expect(
      output.standardOutput.hasPrefix(
        "✗ pause.stops/nothing-appears: While messages are paused, none appears.\n"))
    #expect(
      output.standardOutput.contains(
        "trace.jsonl:5: `displayed: tip` is seen while `display` is `paused`"))
    let json = try Self.check(Self.shownInPause, "--json")
    #expect(json.standardOutput.contains(#""clause": "pause.stops/nothing-appears""#))
    #expect(json.standardOutput.contains(#""line": 5"#))
  }

  @Test func `is no breach if a line may belong before the action that forbids it`() throws {
    let soon = [
      Self.session, #"{"at":900,"do":"add_tag","key":"level","value":2}"#,
      #"{"at":1000,"do":"pause"}"#, #"{"at":1010,"saw":"displayed","message":"tip"}"#,
      #"{"at":9000,"end":true}"#,
    ]
    #expect(try Self.check(soon).status == 0)
    #expect(try Self.check(soon, "--slack", "5ms").status == 1)
  }

  @Test func `is no breach if its times are wrong by the slack`() throws {
    let again = { (gap: Int) in
      [
        #"{"at":0,"do":"begin_session"}"#, #"{"at":0,"do":"add_tag","key":"level","value":2}"#,
        #"{"at":10,"saw":"displayed","message":"tip"}"#, #"{"at":20,"do":"dismiss"}"#,
        #"{"at":30,"saw":"dismissed","message":"tip"}"#,
        #"{"at":\#(gap),"saw":"displayed","message":"tip"}"#, #"{"at":90000,"end":true}"#,
      ]
    }
    let header = Self.header.replacing(
      "]]}}}", with: "]],\"redisplay\":{\"limit\":2,\"gap\":10000}}}}")
    func status(_ gap: Int) throws -> Int32 {
      try withTemporaryFolder { folder in
        let path = folder.appending(path: "trace.jsonl")
        try Data(([header] + again(gap)).joined(separator: "\n").utf8).write(to: path)
        return try CommandLineTool.run("check", path.path, "--specs", "Fixtures/suites/tags").status
      }
    }
    #expect(try status(9400) == 1)
    #expect(try status(9600) == 0)
  }

  @Test func `happens to an engine again`() throws {
    let same = try Self.check(Self.shown, "--strict", on: Self.engine)
    #expect(same.status == 0, "\(same.standardOutput)")
    #expect(same.standardOutput.contains("does the same when this happens to it."))
    let unseen = Self.shown.filter { !$0.contains("saw") }
    let other = try Self.check(unseen, on: Self.engine)
    #expect(other.status == 0)
    #expect(
      other.standardOutput.contains("trace.jsonl: after the last line, tags 1.0 does something"))
    #expect(other.standardOutput.contains("in the trace: nothing more"))
    #expect(other.standardOutput.contains("in the engine: tip is displayed"))
    #expect(try Self.check(unseen, "--strict", on: Self.engine).status == 1)
    let json = try Self.check(Self.shown, "--json", on: Self.engine)
    #expect(json.standardOutput.contains(#""does": "the same""#))
  }

  @Test func `is not judged without monitors and without an engine`() throws {
    try withTemporaryFolder { folder in
      let suite = folder.appending(path: "tags").path
      try FileManager.default.copyItem(
        atPath: Repository.url("Fixtures/suites/tags").path, toPath: suite)
      try FileManager.default.removeItem(atPath: suite + "/monitors.yaml")
      let output = try Self.check(Self.shown, suite: suite)
      #expect(output.status == 5)
      #expect(output.standardError.contains("it has no monitors"))
      #expect(try Self.check(Self.shown, suite: suite, on: Self.engine).status == 0)
    }
  }

  @Test func `has words of the suite, and no others`() throws {
    let unknown = try Self.check([#"{"at":1,"do":"add_tga","key":"level","value":2}"#])
    #expect(unknown.status == 2)
    #expect(unknown.standardError.contains("`add_tag`"))
    let foreign = try Self.check([#"{"at":1,"do":"log_event","name":"opened_shop"}"#])
    #expect(foreign.status == 2)
  }
}
