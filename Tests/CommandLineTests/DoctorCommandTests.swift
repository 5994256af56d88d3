import Foundation
import Testing

@Suite struct `iamspec doctor` {
  private let odd = [
    "--", "python3", "-B", "Fixtures/engines/misbehaving/odd_manifest.py", "1", "doctor-cli",
  ]

  @Test func `finds nothing about the reference engine`() throws {
    let run = try CommandLineTool.run(
      "doctor", "--sample", "20", "--", try CommandLineTool.path, "engine")
    #expect(run.status == 0)
    #expect(run.standardError == "")
    let lines = run.standardOutput.split(separator: "\n")
    #expect(lines.prefix(12).allSatisfy { $0.hasPrefix("✓ ") })
    #expect(lines.last == "✓ iamspec reference engine 1.0 is fit to be tested.")
  }

  @Test func `gives advice in 80 columns, and exits with 1`() throws {
    let run = try CommandLineTool.run(["doctor", "--sample", "5"] + odd)
    #expect(run.status == 1)
    #expect(run.standardOutput.contains("✗ manifest       misbehaving: "))
    #expect(
      run.standardOutput.contains(
        "✗ manifest: The suite has no profile `swfit`.\n  → Did you mean `swift`?\n"))
    #expect(run.standardOutput.contains("– window         it takes one request at a time\n"))
    #expect(run.standardOutput.contains(/✗ \d+ findings about misbehaving\.\n$/))
    #expect(run.standardOutput.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `says the same as JSON`() throws {
    let run = try CommandLineTool.run(["doctor", "--sample", "5", "--json"] + odd)
    #expect(run.status == 1)
    let json = try JSONSerialization.jsonObject(with: Data(run.standardOutput.utf8))
    let object = try #require(json as? [String: Any])
    #expect(object["is_fine"] as? Bool == false)
    let checks = try #require(object["checks"] as? [[String: Any]])
    #expect(checks.count == 12)
    #expect(checks.allSatisfy { $0["check"] is String && $0["status"] is String })
    let manifest = checks.first { $0["check"] as? String == "manifest" }
    let findings = manifest?["findings"] as? [[String: Any]]
    #expect(findings?.first?["message"] as? String == "The engine has no version.")
  }

  @Test func `exits with 3 where the program cannot be run`() throws {
    for command in [
      ["no-such-program"],
      ["python3", "-B", "Fixtures/engines/misbehaving/text_before_manifest.py"],
    ] {
      let run = try CommandLineTool.run(["doctor", "--"] + command)
      #expect(run.status == 3)
      #expect(run.standardError.hasPrefix("error: the engine could not be run"))
    }
  }

  @Test(arguments: [
    (["doctor"], "which engine?"),
    (["doctor", "--timeout", "0", "--", "x"], "at least 1ms"),
    (["doctor", "--sample", "-1", "--", "x"], "sample"),
  ]) func `exits with 64 where the command line is wrong`(
    _ arguments: [String], _ message: String
  ) throws {
    let run = try CommandLineTool.run(arguments)
    #expect(run.status == 64)
    #expect(run.standardError.contains(message))
  }
}
