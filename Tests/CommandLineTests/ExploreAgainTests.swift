import Foundation
import TestSupport
import Testing

@Suite struct `iamspec explore and the command that explores a finding again` {
  @Test func `prints the command that explores only the script of a finding again`() throws {
    let found = try CommandLineTool.run(
      "explore", "--scripts", "300", "--findings", "1", "--seed", "3", "--profile", "legacy",
      "--fault", "discard-choice-ignored", "--jobs", "1")
    let first = try Exploring.finding(in: found.standardOutput)
    #expect(first.command.hasPrefix("iamspec explore --script explore/3/"))
    let again = try CommandLineTool.shell("$iamspec \(first.command.dropFirst("iamspec ".count))")
    #expect(again.status == 1)
    #expect(try Exploring.finding(in: again.standardOutput) == first)
    #expect(again.standardOutput.contains("✗ 1 script: 0 explained, 1 broke a clause, "))
    try withTemporaryFolder { folder in
      let written = try CommandLineTool.shell(
        "$iamspec \(first.command.dropFirst("iamspec ".count)) --write found >/dev/null; cat found/*/*",
        in: folder)
      #expect(written.standardOutput.contains("`iamspec explore --seed 3`"))
    }
  }

  @Test func `repeats in that command every option that its scripts and findings depend on`() throws
  {
    let found = try CommandLineTool.shell(
      """
      $iamspec explore --scripts 200 --findings 1 --jobs 1 --shard 2/2 --profile swift \
        --rule stack.last-in-first-out --against "$iamspec engine" --fault queue-instead-of-stack
      """)
    let first = try Exploring.finding(in: found.standardOutput)
    #expect(
      first.command.contains(
        /--shard 2\/2 --rule stack\.last-in-first-out --profile swift --against '.+ engine' --fault queue-instead-of-stack$/
      ))
    let again = try CommandLineTool.shell("$iamspec \(first.command.dropFirst("iamspec ".count))")
    #expect(try Exploring.finding(in: again.standardOutput) == first)
  }
}
