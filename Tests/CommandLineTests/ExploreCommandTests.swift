import Foundation
import TestSupport
import Testing

@Suite struct `iamspec explore` {
  @Test func `explains what the reference engine does, whatever it answers`() throws {
    let run = try CommandLineTool.run(
      "explore", "--scripts", "300", "--reading", "after-dismiss=shows-next", "--jobs", "1")
    #expect(run.status == 0)
    #expect(run.standardOutput == "✓ 300 scripts: 300 explained, 0 unexplained.\n")
  }

  @Test func `shows a mistake in the smallest script that shows it`() throws {
    let found = try CommandLineTool.run(
      "explore", "--scripts", "300", "--profile", "swift", "--fault", "queue-instead-of-stack",
      "--jobs", "1")
    #expect(found.status == 0)
    #expect(
      found.standardOutput.contains("No answer to the open questions explains what the engine does")
    )
    #expect(found.standardOutput.contains("because "))
    #expect(found.standardOutput.contains("(reenqueue.other-visible/not-displayed)"))
  }

  @Test func `is red with --strict`() throws {
    let run = try CommandLineTool.run(
      "explore", "--scripts", "300", "--profile", "swift", "--fault", "queue-instead-of-stack",
      "--strict", "--jobs", "1")
    #expect(run.status == 1)
  }

  @Test func `finds nothing where two engines do the same`() throws {
    let python = "python3 Fixtures/engines/python/engine.py"
    let run = try CommandLineTool.run(
      "explore", "--scripts", "60", "--against", python, "--", "python3",
      "Fixtures/engines/python/engine.py")
    #expect(run.status == 0)
    #expect(run.standardOutput == "✓ 60 scripts: 60 the same, 0 explained, 0 unexplained.\n")
  }

  @Test func `takes an engine that crashes for a finding`() throws {
    let run = try CommandLineTool.run(
      "explore", "--scripts", "20", "--findings", "1", "--", "python3", "-B",
      "Fixtures/engines/misbehaving/always_crashes.py")
    #expect(run.status == 1)
    #expect(run.standardOutput.contains("The engine crashed"))
  }

  @Test(arguments: [
    (["--scripts", "0"], "write a whole number from 1 to 1000000000"),
    (["--seed", "x"], "The value 'x' is invalid for '--seed <number>'"),
    (["--time", "soon"], "soon"),
  ])
  func `refuses what it cannot mean`(_ words: [String], _ hint: String) throws {
    let run = try CommandLineTool.run(["explore"] + words)
    #expect(run.status == 64)
    #expect(run.standardError.contains(hint))
  }
}
