import Foundation
import TestSupport
import Testing

/// A walk in words of a suite's own, where the engine after `--` goes alone.
@Suite struct `A walk in words of a suite's own` {
  private func step(_ typed: String, _ words: String...) throws -> CommandLineTool.Output {
    let words = words.map { "'\($0)'" }.joined(separator: " ")
    return try CommandLineTool.shell(
      "printf '%s' \"$typed\" | $iamspec step \(words)", environment: ["typed": typed])
  }

  @Test func `shows the states, the screen, and what breaks a clause`() throws {
    let run = try step(
      "\n\n\nback\nresume\nquit\n", "pause/stops/nothing-appears", "--specs",
      "Fixtures/suites/tags", "--", "python3", "Fixtures/engines/tags/engine.py", "--bug",
      "pause-ignored")
    #expect(run.status == 0, "\(run.standardError)")
    #expect(
      run.standardOutput.hasPrefix(
        """
          case      pause/stops/nothing-appears [tags]
        """), "\(run.standardOutput)")
    #expect(
      run.standardOutput.contains(
        """
        >\u{20}
          3         {add_tag: {key: level, value: 2}}
          ✗ tags    tip is displayed
                    breaks pause.stops/nothing-appears: `displayed: tip` is seen while
                    `display` is `paused`
          screen    tip
          display   paused
          next      resume

        """.dropLast()), "\(run.standardOutput)")
    #expect(
      run.standardOutput.contains(
        """
        > resume
          3         resume
          ✓ tags    nothing
          screen    empty
          display   running

        """), "\(run.standardOutput)")
  }

  @Test func `shows the answers to queries`() throws {
    let run = try step(
      "message sale: {}\nsync: [sale]\nsync: [sael]\nhelp\n", "--specs", "Fixtures/suites/inbox",
      "--", "node", "Fixtures/engines/inbox/engine.mjs")
    #expect(
      run.standardOutput.contains("  inbox     in the inbox: sale\n"), "\(run.standardOutput)")
    #expect(run.standardError.contains("did you mean `sale`?"), "\(run.standardError)")
    #expect(run.standardOutput.contains("  sync: [message]"), "\(run.standardOutput)")
    #expect(run.status == 64)
  }

  @Test func `goes without an engine, as far as words tell, and is not saved`() throws {
    try withTemporaryFolder { folder in
      let run = try step(
        "pause\nsave \(folder.path)/seen.yaml\n", "--specs", "Fixtures/suites/tags")
      #expect(run.standardOutput.contains("  1         pause\n  display   paused\n"))
      #expect(run.standardError.contains("only what the reference engine does can be saved"))
      #expect(run.status == 64)
    }
  }

  @Test func `is not judged without monitors`() throws {
    try withTemporaryFolder { folder in
      let suite = folder.appending(path: "tags").path
      try FileManager.default.copyItem(
        atPath: Repository.url("Fixtures/suites/tags").path, toPath: suite)
      try FileManager.default.removeItem(atPath: suite + "/monitors.yaml")
      let run = try step(
        "begin_session\n", "--specs", suite, "--", "python3", "Fixtures/engines/tags/engine.py")
      #expect(run.standardOutput.contains("not judged: no monitors.yaml says what breaks a clause"))
      #expect(run.status == 5)
    }
  }
}
