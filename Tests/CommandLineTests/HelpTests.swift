import Foundation
import TestSupport
import Testing

@Suite struct `The help` {
  @Test func `begins with three groups of commands, and names the way to the others`() throws {
    let first = try CommandLineTool.run("help").standardOutput
    let groups = ["\nTRY AN ENGINE:\n", "\nREAD:\n", "\nWRITE A SUITE:\n"]
    for group in groups { #expect(first.contains(group)) }
    #expect(first.contains("`iamspec help --all` lists all commands"))
    #expect(!first.contains("\n  merge "))
    let all = try CommandLineTool.run("help", "--all").standardOutput
    for group in groups { #expect(all.contains(group)) }
    #expect(all.contains("\nMORE:\n") && all.contains("\n  merge "))
    #expect(!all.contains("--all"))
    #expect(try CommandLineTool.run("--help").standardOutput == first)
    #expect(try CommandLineTool.run([]).standardOutput == first)
    #expect(
      try CommandLineTool.run("--generate-completion-script", "bash").standardOutput
        .contains("merge"))
  }

  /// For every command and the tool itself; a line that does not fit continues at the margin.
  @Test func `shows examples and tables that fit a terminal of 80 columns`() throws {
    let commands = [
      "", "audit", "bundle", "characterize", "check", "diff", "doctor", "engine", "explain",
      "explore",
      "handbook", "init", "lint", "list", "merge", "new", "protocol", "report", "run", "schema",
      "sources", "step",
    ]
    for command in commands {
      let help = try CommandLineTool.run(["help"] + (command.isEmpty ? [] : [command]))
      #expect(help.status == 0)
      let usage = help.standardOutput.split(separator: "\n").first { $0.hasPrefix("USAGE: ") }
      #expect((usage?.count ?? 0) <= 80, "\(command)")
      let words = command.isEmpty ? "iamspec" : "iamspec \(command)"
      #expect(usage?.hasPrefix("USAGE: \(words) ") == true, "\(command)")
      let parts = help.standardOutput.split(separator: "\n\n")
      for part in parts
      where ["EXAMPLES", "EXIT STATUS", "FORMAT", "FORMATS", "WHAT"].contains(
        part.prefix { $0 != "\n" })
      {
        let broken = part.split(separator: "\n").dropFirst().filter { !$0.hasPrefix("  ") }
        #expect(broken.isEmpty, "\(command): \(broken)")
      }
    }
  }
}
