import Foundation
import TestSupport
import Testing

@Suite struct `The help` {
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
