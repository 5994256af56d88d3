import Foundation
import TestSupport
import Testing

/// What a terminal shows while a command waits, here for a pipe that is filled once the line is
/// shown.
@Suite struct `A command that takes more than a second` {
  /// Runs the binary at a terminal, fills a pipe once a text is shown, and returns everything
  /// shown.
  private func wait(
    for text: String, thenFill pipe: String, with source: String, _ words: [String], in folder: URL
  ) throws -> (status: Int32, shown: String) {
    let run = try Program(named: "python3", advice: "it is on python.org").run(
      [Repository.url("Tests/terminal/waiting_session.py").path, text, pipe, source]
        + [try CommandLineTool.path] + words, in: folder)
    return (run.status, run.standardOutput)
  }

  @Test func `shows on a terminal what it is doing, and erases that`() throws {
    try withTemporaryFolder { folder in
      _ = try CommandLineTool.run("init", "suite", in: folder)
      _ = try CommandLineTool.run(
        "run", "-q", "--specs", "suite", "--results", "good.jsonl", in: folder)
      let words = ["handbook", "--specs", "suite", "--output", "site", "--results", "pipe"]
      let run = try wait(
        for: "reading results, 1 of 1: pipe … ", thenFill: "pipe", with: "good.jsonl", words,
        in: folder)
      #expect(run.status == 0)
      let lines = run.shown.components(separatedBy: "\r\u{1B}[2K")
      #expect(lines.count > 2)
      #expect(lines.first == "")
      let last = try #require(lines.last)
      #expect(last.contains(" files; start at ") && !last.contains("…"))
    }
  }

  @Test func `shows that an audit waits for an engine`() throws {
    try withTemporaryFolder { folder in
      _ = try CommandLineTool.run("init", "suite", in: folder)
      _ = try CommandLineTool.run("init", "--adapter", "python", "engine", in: folder)
      let words = ["-c", "read -r _ <pipe; exec python3 engine/engine.py"]
      let run = try wait(
        for: "auditing: the faults of the suite's author … ", thenFill: "pipe",
        with: "suite/README.md",
        ["audit", "--fast", "--specs", "suite", "--timeout", "600s", "--", "bash"] + words,
        in: folder)
      #expect(run.status == 0, "\(run.shown)")
    }
  }

  @Test func `is shown for a build by the scripts, whose log stays complete`() throws {
    try withTemporaryFolder { folder in
      try "go\n".write(to: folder.appending(path: "go"), atomically: true, encoding: .utf8)
      let script = """
        . '\(Repository.url("scripts/setup").path)'; cd '\(folder.path)'; build_log=log
        { echo compiling; read -r _ <pipe; printf 'linking\\nthe end'; } | show_progress
        """
      let run = try Program(named: "python3", advice: "it is on python.org").run(
        [
          Repository.url("Tests/terminal/waiting_session.py").path, " s  compiling", "pipe", "go",
          "bash", "-c", script,
        ], in: folder)
      #expect(run.status == 0, "\(run.standardOutput)")
      #expect(run.standardOutput.contains(" s  linking"))
      #expect(run.standardOutput.hasSuffix("\r\u{1B}[2K"))
      let log = try String(contentsOf: folder.appending(path: "log"), encoding: .utf8)
      #expect(log == "compiling\nlinking\nthe end\n")
    }
  }

  @Test func `is told from time to time by the scripts if no terminal shows it`() throws {
    try withTemporaryFolder { folder in
      let script = """
        . '\(Repository.url("scripts/setup").path)'; cd '\(folder.path)'; build_log=log
        progress_seconds=$1
        printf '[1/2] Compiling\\n[2/2] Linking\\n' | show_progress
        """
      func shown(each seconds: String) throws -> String {
        try Program(named: "bash", advice: "it is on gnu.org").run(
          ["-c", script, "bash", seconds], in: folder
        ).standardOutput
      }
      let lines = try shown(each: "0").split(separator: "\n")
      #expect(lines.map { $0.drop { $0 != "[" } } == ["[1/2] Compiling", "[2/2] Linking"])
      #expect(lines.allSatisfy { $0.contains(" s  [") })
      #expect(try shown(each: "1000") == "")
    }
  }

  @Test func `is silent in CI and in pipes`() throws {
    try withTemporaryFolder { folder in
      _ = try CommandLineTool.run("init", "suite", in: folder)
      let run = try CommandLineTool.shell(
        """
        mkfifo pipe; "$iamspec" handbook --specs suite --output site --results pipe &
        "$iamspec" run -q --specs suite --results good.jsonl >/dev/null; cat good.jsonl >pipe; wait $!
        """, in: folder)
      #expect(run.status == 0)
      #expect(run.standardError == "")
    }
  }
}
