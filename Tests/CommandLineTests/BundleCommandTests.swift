import Foundation
import TestSupport
import Testing

@Suite struct `iamspec bundle` {
  @Test func `writes a file that --specs accepts in place of a directory`() throws {
    try withTemporaryFolder { folder in
      let bundle = try CommandLineTool.run("bundle", "--output", "out/suite.json", in: folder)
      #expect(bundle.status == 0)
      #expect(bundle.standardOutput.contains(" cases in out/suite.json\n"))
      let selection = ["run", "--profile", "swift", "stack", "--plan"]
      let fromBundle = try CommandLineTool.run(
        selection + ["--specs", "out/suite.json"], in: folder)
      #expect(fromBundle.status == 0)
      #expect(try fromBundle.standardOutput == CommandLineTool.run(selection).standardOutput)
      let failure = try CommandLineTool.run(
        "run", "--specs", "out/suite.json", "--fault", "control", "stack/in-memory", in: folder)
      #expect(failure.standardOutput.contains("--specs out/suite.json"))
    }
  }

  @Test func `bundles the suite of a directory exactly as the build did`() throws {
    let builtin = try CommandLineTool.run("bundle", "--output", "-")
    let bundled = try CommandLineTool.run("bundle", "--specs", "Specs", "--output", "-")
    #expect(builtin.standardOutput == bundled.standardOutput)
  }

  @Test func `exits with 2 and says so if a file is not a bundle`() throws {
    let run = try CommandLineTool.run("list", "--specs", "README.md")
    #expect(run.status == 2)
    #expect(run.standardOutput == "")
    #expect(run.standardError.contains("error: README.md is not a bundle that can be read: "))
  }

  @Test func `writes each case as a file of its own, with their schema`() throws {
    try withTemporaryFolder { folder in
      let words = ["bundle", "--format", "cases", "--output", "cases"]
      let run = try CommandLineTool.run(words, in: folder)
      #expect(run.status == 0)
      let written = try FileManager.default.subpathsOfDirectory(
        atPath: folder.appending(path: "cases").path
      ).filter { $0.hasSuffix(".json") }
      #expect(run.standardOutput == "\(written.count - 1) cases and their schema in cases\n")
      #expect(written.contains("case-file.schema.json"))
      let path = "cases/stack/last-in-first-out/two-waiting.json"
      let file = try JSONSerialization.jsonObject(
        with: Data(contentsOf: folder.appending(path: path)))
      let members = try #require(file as? [String: Any])
      #expect(members["id"] as? String == "stack/last-in-first-out/two-waiting")
      #expect(members["rules"] as? [String] == ["stack.last-in-first-out"])
      let steps = try #require(members["steps"] as? [[String: Any]])
      #expect(steps.allSatisfy { $0["do"] != nil && $0["expect"] != nil && $0["at"] == nil })
      // No case of an older suite can stay among those of a newer one.
      let again = try CommandLineTool.run(words, in: folder)
      #expect(again.status == 2)
      #expect(
        again.standardError.hasPrefix("error: cases is not empty: case-file.schema.json is there;"))
    }
  }

  @Test func `wants a folder for the files of cases`() throws {
    let run = try CommandLineTool.run("bundle", "--format", "cases", "--output", "-")
    #expect(run.status == 64)
    #expect(run.standardError.hasPrefix("error: --format cases writes many files: name a folder"))
  }
}
