import Foundation
import TestSupport
import Testing

/// What commands say about an engine that does not keep a convention of the protocol.
@Suite struct `A convention that an engine does not keep` {
  private static let program = Repository.url("Fixtures/engines/misbehaving/nearly_right.py").path

  private func engine(_ mistake: String) -> [String] {
    ["--"] + Python.command(Self.program) + [mistake]
  }

  @Test(arguments: ["zero_is_default", "zero_is_a_moment", "zero_is_a_millisecond"])
  func `is the only cause of the cases in which it decides, in every report of a run`(
    _ mistake: String
  ) throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.run(
        [
          "run", "stack/last-in-first-out", "reenqueue/on-top", "--profile", "swift",
          "--results", "r.jsonl", "--markdown", "r.md", "--html", "r.html",
        ] + engine(mistake), in: folder)
      #expect(run.status == 1)
      let again = try CommandLineTool.run("report", "r.jsonl", in: folder)
      let markdown = try String(contentsOf: folder.appending(path: "r.md"), encoding: .utf8)
      let html = try String(contentsOf: folder.appending(path: "r.html"), encoding: .utf8)
      for text in [run.standardOutput, again.standardOutput, markdown, html] {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("a convention of the protocol is not kept"))
        #expect(words.contains("second is not displayed"))
        #expect(words.contains("does not stand for the default"))
        #expect(words.contains("iamspec doctor -- "))
      }
      #expect(run.standardOutput.contains("Diagnosis: 1 cause of "))
      #expect(!run.standardOutput.contains("behaves as if"))
      #expect(run.standardOutput.contains(" rules, which need the conventions of the protocol\n"))
      #expect(html.contains("failed, needs the conventions of the protocol"))
    }
  }

  @Test func `is not looked for if nothing failed`() throws {
    let run = try CommandLineTool.run(
      ["run", "stack/last-in-first-out", "--profile", "swift"] + engine("asks_always"))
    #expect(run.status == 0)
    #expect(!run.standardOutput.contains("convention"))
  }

  @Test func `comes before what an exploration finds`() throws {
    let arguments = ["explore", "--scripts", "60", "--profile", "swift", "--time", "30s"]
    let run = try CommandLineTool.run(arguments + engine("asks_always"))
    #expect(run.status == 0)
    #expect(
      run.standardOutput.hasPrefix(
        """
          First: a convention of the protocol is not kept.
          ✗ The host implements `nothing`, and it is asked all the same, or its `choice`
        """))
    let json = try CommandLineTool.run(arguments + ["--json"] + engine("asks_always"))
    let object = try JSONSerialization.jsonObject(with: Data(json.standardOutput.utf8))
    let broken = (object as? [String: Any])?["broken_conventions"] as? [[String: Any]]
    #expect(broken?.compactMap { $0["convention"] as? String } == ["nobody_asked"])
  }

  @Test func `comes before the answers that an engine seems to give`() throws {
    let arguments = ["characterize", "--scripts", "0", "--question", "after-dismiss"]
    let run = try CommandLineTool.run(arguments + engine("asks_always"))
    #expect(run.status == 0)
    #expect(
      run.standardOutput.hasPrefix(
        "nearly right 1.0\n  First: a convention of the protocol is not kept.\n"))
    let json = try CommandLineTool.run(arguments + ["--json"] + engine("asks_always"))
    let object = try JSONSerialization.jsonObject(with: Data(json.standardOutput.utf8))
    let broken = (object as? [String: Any])?["broken_conventions"] as? [[String: Any]]
    #expect(broken?.count == 1)
  }
}
