import Foundation
import TestSupport
import Testing

@Suite struct `A suite that has some of the built-in rules` {
  private static let rules = """
    format: 1
    suite: {name: some, title: Some rules, version: "1"}
    documents:
      guide: {title: The guide, language: English, profile: swift}
    profiles:
      swift: {title: Swift, documents: [guide]}
    chapters:
      - id: stack
        title: The stack
        rules:
          - id: stack.last-in-first-out
            title: Newest first
            layer: presenter
            profiles: [swift]
            statement: The newest waiting message is displayed first.
            clauses:
              - {id: newest-first, text: The newest is first., documents: {guide: stated}}
            documents: {guide: {says: stated}}
          - id: stack.shop
            title: The shop
            layer: presenter
            profiles: [swift]
            statement: The shop shows its sale.
            documents: {guide: {says: stated}}

    """

  @Test func `is judged by these, and told how many others are not judged`() throws {
    try withTemporaryFolder { folder in
      let suite = folder.appending(path: "some")
      try FileManager.default.createDirectory(at: suite, withIntermediateDirectories: true)
      try Data(Self.rules.utf8).write(to: suite.appending(path: "rules.yaml"))
      let note = "judged: 1 of 2 rules; not judged, because only this suite knows it: stack.shop"
      let good = try CommandLineTool.run(
        "explore", "--scripts", "300", "--specs", "some", in: folder,
        environment: ["COLUMNS": "400"])
      #expect(good.status == 0)
      #expect(good.standardOutput.contains("\n\(note)\n"))
      let trace = Repository.url("Fixtures/traces/older-first.jsonl").path
      let check = try CommandLineTool.run(
        "check", trace, "--specs", "some", in: folder, environment: ["COLUMNS": "400"])
      #expect(check.status == 1)
      #expect(check.standardOutput.hasPrefix("✗ stack.last-in-first-out/newest-first: The newest"))
      #expect(check.standardOutput.hasSuffix("\n  \(note)\n"))
      #expect(!check.standardOutput.contains("also "))
      // A fault of a rule that the suite does not have is none of its business.
      let other = try CommandLineTool.run(
        "explore", "--scripts", "300", "--specs", "some", "--fault", "nothing-delivered",
        in: folder, environment: ["COLUMNS": "400"])
      #expect(other.status == 0)
      #expect(
        other.standardOutput.contains(/300 scripts: \d+ explained, 0 unexplained, \d+ not judged\./)
      )
    }
  }
}
