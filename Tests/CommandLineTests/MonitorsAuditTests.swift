import Foundation
import TestSupport
import Testing

/// The audit of what a suite declares about its clauses, with the suite of `init --words`.
@Suite struct `The audit of declared monitors` {
  /// Audits the new suite after another monitor was added to it.
  private static func audit(adding monitor: String = "") throws -> CommandLineTool.Output {
    try withTemporaryFolder { folder in
      _ = try CommandLineTool.run("init", "tips", "--words", in: folder)
      let file = folder.appending(path: "tips/monitors.yaml")
      let monitors = try String(contentsOf: file, encoding: .utf8) + monitor
      try Data(monitors.utf8).write(to: file)
      return try CommandLineTool.run(
        "audit", "--specs", "tips", "--", "python3", "tips/engine.py", in: folder,
        environment: ["COLUMNS": "200"])
    }
  }

  @Test func `proves that they let the good engine pass, and see a fault of each clause`() throws {
    let audit = try Self.audit()
    #expect(audit.status == 0)
    #expect(
      audit.standardOutput.contains(
        "✓ monitors.yaml: the monitors of 2 clauses object to nothing that example 1 does in 6 cases, "
          + "and see a fault of 2"))
  }

  @Test func `is red for one that objects to the good engine`() throws {
    let audit = try Self.audit(adding: "  - {clause: show.event/shown, never: shown}\n")
    #expect(audit.status == 1)
    #expect(
      (audit.standardOutput + audit.standardError).contains(
        "error: the monitor of show.event/shown objects to example 1 in show/event/at-once [app]: "
          + "`shown: sale` is seen"))
  }

  @Test func `is red for one that sees no fault of its clause`() throws {
    let audit = try Self.audit(
      adding: "  - {clause: show.event/delay, never: shown, during: pause}\n")
    #expect(audit.status == 1)
    #expect(
      (audit.standardOutput + audit.standardError).contains(
        "error: the monitor of show.event/delay does not see at-once in any case of show.event"))
  }
}
