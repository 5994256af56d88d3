import Foundation
import TestSupport
import Testing

/// What the schemas of a suite with words of its own say about the lines that engines, the harness and apps write.
@Suite struct `The schemas of the words of a suite's own` {
  @Test(arguments: `A suite with words of its own`.Example.all)
  func `accept what the harness and an engine write, and no other words`(
    _ example: `A suite with words of its own`.Example
  ) throws {
    try withTemporaryFolder { folder in
      let requests = folder.appending(path: "requests").path
      let replies = folder.appending(path: "replies").path
      let engine =
        "tee '\(requests)' | \(example.engine.joined(separator: " ")) | tee '\(replies)'"
      let run = try CommandLineTool.run(
        "run", "--jobs", "1", "--specs", example.specs, "--", "/bin/sh", "-c", engine)
      #expect(run.status == 0, "\(run.standardOutput)")
      let sent = try String(contentsOfFile: requests, encoding: .utf8).split(separator: "\n")
      let got = try String(contentsOfFile: replies, encoding: .utf8).split(separator: "\n")
      #expect(sent.count == 48 && got.count == 49)
      let foreign = sent.prefix(1).flatMap { request in
        [
          request.replacing(/"do":"[a-z_]+"/, with: #""do":"start_session""#),
          request.replacing(#""display":"running""#, with: #""display":"stopped""#),
        ].map { "request \($0)" }
      }
      let lines =
        sent.map { "request \($0)" } + got.prefix(1).map { "manifest \($0)" }
        + got.dropFirst().map { "reply \($0)" }
      let verdicts = try Self.verdicts(
        on: lines + foreign, by: "protocol", of: example.specs, in: folder)
      #expect(verdicts == lines.map { _ in true } + foreign.map { _ in false })
    }
  }

  @Test func `accept a trace in these words, which may leave out what has a default`() throws {
    try withTemporaryFolder { folder in
      let trace = try String(
        contentsOf: Repository.url("Fixtures/traces/paused.jsonl"), encoding: .utf8
      ).split(separator: "\n")
      let lines = trace.prefix(1).map { "header \($0)" } + trace.dropFirst().map { "line \($0)" }
      let foreign = [#"line {"at":1,"do":"start_session"}"#, #"line {"at":1,"saw":"stack"}"#]
      let verdicts = try Self.verdicts(
        on: lines + foreign, by: "trace", of: "Fixtures/suites/tags", in: folder)
      #expect(verdicts == lines.map { _ in true } + foreign.map { _ in false })
    }
  }

  /// Checks lines against the parts of a schema that their first words name, with Python's `jsonschema`.
  private static func verdicts(
    on lines: [String], by format: String, of specs: String, in folder: URL
  ) throws -> [Bool] {
    let program = """
      import json, sys
      from jsonschema import Draft202012Validator
      schema = json.load(open(sys.argv[1]))
      Draft202012Validator.check_schema(schema)
      for line in sys.stdin:
          part, _, text = line.partition(" ")
          ref = {"$ref": "#/$defs/" + part, "$defs": schema["$defs"]}
          print(Draft202012Validator(ref).is_valid(json.loads(text)))
      """
    let schema = try CommandLineTool.run("schema", format, "--specs", specs)
    #expect(schema.status == 0)
    let file = folder.appending(path: "\(format).json")
    try Data(schema.standardOutput.utf8).write(to: file)
    let run = try Program(named: "python3", advice: "it is on python.org").run(
      ["-c", program, file.path], input: Data(lines.joined(separator: "\n").utf8))
    try #require(run.status == 0, "python3 needs the package `jsonschema`: \(run.standardError)")
    return run.standardOutput.split(separator: "\n").map { $0 == "True" }
  }
}
