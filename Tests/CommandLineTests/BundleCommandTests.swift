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
}
