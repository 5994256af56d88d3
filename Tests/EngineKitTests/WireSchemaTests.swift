import EngineKit
import Foundation
import SpecJSON
import SpecModel
import TestSupport
import Testing

/// A sample of `Fixtures/wire`: one message, whose kind is the first word of the file's name.
private struct Sample: CustomTestStringConvertible, Sendable {
  var url: URL
  var testDescription: String { url.lastPathComponent }
  var kind: String { String(testDescription.prefix { $0 != "-" }) }
  var line: [UInt8] { (try? Data(contentsOf: url)).map(Array.init) ?? [] }

  static func all(_ folder: String) -> [Sample] {
    let folder = Repository.url("Fixtures/wire/\(folder)")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).map(Sample.init).sorted { $0.testDescription < $1.testDescription }
  }

  /// Reads the message as the Swift code does, and writes it again.
  func rewritten() throws -> [UInt8] {
    var json = JSONWriter()
    switch kind {
    case "manifest": try EngineManifest(line: line).write(to: &json)
    case "request": try WireRequest(line: line).write(to: &json)
    default: try WireReply(line: line).write(to: &json)
    }
    return json.bytes
  }
}

@Suite struct `The schema of the wire` {
  @Test func `has samples of each message, good and bad`() {
    for folder in ["valid", "invalid"] {
      #expect(Set(Sample.all(folder).map(\.kind)) == ["manifest", "request", "reply"])
    }
  }

  @Test(arguments: Sample.all("valid"))
  fileprivate func `agrees with the reader on valid samples`(_ sample: Sample) throws {
    #expect(throws: Never.self) { try sample.rewritten() }
  }

  @Test(arguments: Sample.all("invalid"))
  fileprivate func `agrees with the reader on invalid samples`(_ sample: Sample) {
    #expect(throws: (any Error).self) { try sample.rewritten() }
  }

  @Test func `accepts valid samples and what Swift writes, and rejects invalid samples`() throws {
    var cases = Sample.all("valid").map { (kind: $0.kind, line: $0.line, isValid: true) }
    cases += Sample.all("invalid").map { (kind: $0.kind, line: $0.line, isValid: false) }
    cases += try Sample.all("valid").map {
      (kind: $0.kind, line: try $0.rewritten(), isValid: true)
    }
    var json = JSONWriter()
    EngineManifest(name: "e", version: "1", profiles: ["swift"]).write(to: &json)
    cases.append((kind: "manifest", line: json.bytes, isValid: true))

    let verdicts = try schemaVerdicts(cases.map { ($0.kind, $0.line) })
    #expect(verdicts.count == cases.count)
    for (each, verdict) in zip(cases, verdicts) {
      #expect(
        verdict == each.isValid, "\(each.kind): \(String(decoding: each.line, as: UTF8.self))")
    }
  }

  /// Checks messages against the schema with Python's `jsonschema`.
  private func schemaVerdicts(_ messages: [(String, [UInt8])]) throws -> [Bool] {
    let program = """
      import json, sys
      from jsonschema import Draft202012Validator
      schema = json.load(open(sys.argv[1]))
      Draft202012Validator.check_schema(schema)
      for line in sys.stdin:
          kind, _, text = line.partition(" ")
          ref = {"$ref": "#/$defs/" + kind, "$defs": schema["$defs"]}
          print(Draft202012Validator(ref).is_valid(json.loads(text)))
      """
    let lines = messages.map { kind, bytes in
      Data("\(kind) ".utf8) + bytes.filter { $0 != UInt8(ascii: "\n") } + [0x0A]
    }
    let run = try Program(named: "python3", advice: "it is on python.org").run(
      ["-c", program, Repository.url("Specs/protocol.schema.json").path],
      input: Data(lines.joined()))
    try #require(run.status == 0, "python3 needs the package `jsonschema`")
    return run.standardOutput.split(separator: "\n").map { $0 == "True" }
  }
}
