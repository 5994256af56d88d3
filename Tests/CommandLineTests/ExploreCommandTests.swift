import Foundation
import TestSupport
import Testing

@Suite struct `iamspec explore` {
  @Test func `explains the reference engine's behavior under any answers`() throws {
    let run = try CommandLineTool.run(
      "explore", "--scripts", "100", "--reading", "after-dismiss=shows-next", "--jobs", "1")
    #expect(run.status == 0)
    #expect(run.standardOutput.hasPrefix("✓ 100 scripts: 100 explained, 0 unexplained.\nreached "))
  }

  @Test func `shows a mistake in the smallest script that reveals it`() throws {
    let found = try CommandLineTool.run(
      "explore", "--scripts", "300", "--profile", "swift", "--rule", "stack.last-in-first-out",
      "--fault", "queue-instead-of-stack", "--jobs", "1")
    #expect(found.status == 1)
    let first =
      "✗ stack.last-in-first-out/newest-first: Of the messages that wait, the one\n"
      + "  received last is displayed first.\n  Broken"
    #expect(found.standardOutput.hasPrefix("  Diagnosis: 1 cause of "))
    #expect(found.standardOutput.contains("(queue-instead-of-stack, "))
    #expect(found.standardOutput.contains("\n\n" + first))
    #expect(found.standardOutput.contains("because "))
  }

  @Test func `names no rule for what is not found again alone, because state survives`() throws {
    let engine = Python.command(
      Repository.url("Fixtures/engines/misbehaving/turns_once.py").path)
    let run = try CommandLineTool.run(
      ["explore", "--scripts", "300", "--profile", "swift", "--jobs", "1", "--"] + engine)
    #expect(run.status == 1)
    let words = run.standardOutput.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.hasPrefix("Diagnosis: 1 cause of "))
    #expect(words.contains("cases: state survives from one case to the next, or chance plays a "))
    #expect(!words.contains("a rule is not kept") && !words.contains("a clause is broken"))
    #expect(words.contains("Explored alone, it may not be found again: "))
  }

  @Test func `says which of two engines could not be run`() throws {
    let run = try CommandLineTool.run(
      "explore", "--scripts", "5", "--against", "./nope", "--", try CommandLineTool.path, "engine")
    #expect(run.status == 3)
    #expect(
      run.standardError.hasPrefix(
        "error: --against: the engine could not be run: `./nope` exited with status 127"),
      "\(run.standardError)")
  }

  @Test func `names no fault as the cause that its scripts without a finding rule out`() throws {
    let run = try CommandLineTool.run(
      "explore", "--scripts", "60", "--rule", "trigger.custom-event", "--jobs", "1",
      "--fault", "custom-event-by-suffix")
    #expect(run.standardOutput.contains("(custom-event-by-suffix, "))
    #expect(!run.standardOutput.contains("custom-event-of-any-name"))
  }

  @Test func `is red for unexplained behavior only with --strict`() throws {
    // What it does is never allowed, but breaks no clause that can be seen from outside.
    let words = [
      "explore", "--scripts", "200", "--profile", "swift", "--fault",
      "held-back-never-triggered-again", "--jobs", "1",
    ]
    let run = try CommandLineTool.run(words)
    #expect(run.standardOutput.contains("No answer to the open questions explains"))
    #expect(run.status == 0)
    let strict = try CommandLineTool.run(words + ["--strict"])
    #expect(strict.standardOutput.contains("No answer to the open questions explains"))
    #expect(strict.status == 1)
  }

  @Test func `finds nothing if two engines do the same`() throws {
    let python = "python3 Fixtures/engines/python/engine.py"
    let run = try CommandLineTool.run(
      "explore", "--scripts", "60", "--against", python, "--", "python3",
      "Fixtures/engines/python/engine.py")
    #expect(run.status == 0)
    #expect(
      run.standardOutput.hasPrefix("✓ 60 scripts: 60 the same, 0 explained, 0 unexplained.\n"))
  }

  @Test func `reports an engine that crashes as a finding`() throws {
    let run = try CommandLineTool.run(
      "explore", "--scripts", "20", "--findings", "1", "--", "python3", "-B",
      "Fixtures/engines/misbehaving/always_crashes.py")
    #expect(run.status == 1)
    #expect(run.standardOutput.contains("The engine crashed"))
  }

  @Test func `tells what has one cause once`() throws {
    let run = try CommandLineTool.run(
      "explore", "--scripts", "1000", "--rule", "stack.in-memory", "--fault",
      "stack-survives-relaunch", "--jobs", "1")
    #expect(run.status == 1)
    let words = run.standardOutput.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(" ✗ stack.in-memory/empty-after-launch: After a launch"), "\(words)")
    #expect(words.contains(" also, with the same cause: "))
    #expect(words.contains(", 1 behavior to look at."), "\(words)")
  }

  @Test func `says how often the engine's process ended between scripts, and why`() throws {
    let run = try CommandLineTool.shell(
      """
      $iamspec explore --scripts 30 --profile swift --jobs 1 -- \
        sh -c 'for i in 1 2 3 4 5 6 7 8 9; do
          read -r line && printf "%s\\n" "$line"
        done | "$0" engine; exit 7' "$iamspec"
      """)
    #expect(run.status == 0)
    let words = run.standardOutput.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(/^! The engine's process ended and was replaced \d+ times, first/))
    #expect(words.contains(", first because the engine exited with status 7. What it had not "))
    #expect(words.contains(" ~ 30 scripts: 30 explained, 0 unexplained. "))
  }

  @Test func `reduces the script in which an engine hangs`() throws {
    try withTemporaryFolder { folder in
      let engine = try Exploring.engine(
        in: folder, replacing: "self.stack.pop()",
        with: "(self.stack.pop() if len(self.stack) < 2 else __import__('time').sleep(3600))")
      let run = try CommandLineTool.run(
        "explore", "--scripts", "400", "--findings", "1", "--profile", "swift", "--jobs", "1",
        "--timeout", "400ms", "--rule", "stack.last-in-first-out", "--", Python.path, engine)
      #expect(run.status == 1)
      #expect(run.standardOutput.contains("\n\n! The engine did not answer in time"))
      #expect(run.standardOutput.contains(" failed, 1 behavior"))
      #expect(run.standardOutput.contains(" --timeout 400ms -- "))
    }
  }

  @Test(arguments: [
    (["--scripts", "0"], "write a whole number from 1 to 1000000000"),
    (["--seed", "x"], "The value 'x' is invalid for '--seed <number>'"),
    (["--time", "soon"], "soon"),
    (["--shard", "3/2"], "2"), (["--script", "906"], "such as explore/1/906"),
    (["--script", "explore/1/1", "--shard", "1/2"], "explore/1/1 is not a script of shard 1/2"),
    (["--junit", ""], "--junit has an empty value"),
  ])
  func `rejects options that make no sense`(_ words: [String], _ hint: String) throws {
    let run = try CommandLineTool.run(["explore"] + words)
    #expect(run.status == 64)
    #expect(run.standardError.contains(hint))
  }
}
