import Foundation
import TestSupport
import Testing

@Suite struct `The documentation` {
  private func text(_ path: String) throws -> String {
    try Repository.text(path)
  }

  // In `swift test`, no monitor watches the clauses.
  @Test(arguments: [
    ("README.md", true), ("Fixtures/engines/swift-package/README.md", false),
  ])
  func `shows a failure in its current form`(_ path: String, _ isWatched: Bool) throws {
    let output = try CommandLineTool.run(
      "run", "--profile", "swift", "--fault", "queue-instead-of-stack",
      "stack/last-in-first-out/three-waiting"
    ).standardOutput
    let start = try #require(output.range(of: "✗ stack.last-in-first-out")).lowerBound
    let end = try #require(output.range(of: "+ displayed: first   happened")).upperBound
    func words(_ text: Substring) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    var failure = words(output[start..<end])
    if !isWatched, let said = failure.firstRange(of: "Broken: "),
      let rest = failure[said.lowerBound...].firstRange(of: "stack/last-in-first-out/three")
    {
      failure.removeSubrange(said.lowerBound..<rest.lowerBound)
    }
    #expect(try words(text(path)[...]).contains(failure))
  }

  @Test func `shows the current number of failures of a queue`() throws {
    let output = try CommandLineTool.run("run", "--fault", "queue-instead-of-stack").standardOutput
    let start = try #require(output.range(of: "  Diagnosis: ")).lowerBound
    let end = try #require(output.range(of: "  Could not be judged:")).lowerBound
    #expect(try text("README.md").contains("```text\n\(output[start..<end])```\n"))

  }

  @Test func `shows how a Swift test sums up the failures of a queue`() throws {
    let output = try CommandLineTool.run(
      "run", "--profile", "swift", "--fault", "queue-instead-of-stack", "--no-diagnosis"
    ).standardOutput
    let total = try #require(output.firstMatch(of: /(\d+) failed, \d+ of (\d+) cases/))
    let line = /✗ stack.last-in-first-out  (\d+) of \d+ cases failed, (\d+) of others/
    let first = try #require(output.firstMatch(of: line))
    // Each failed case asks for the rule or needs it, so a Swift test blames no other.
    let counts = try [first.1, first.2, total.1].map { try #require(Int($0)) }
    #expect(counts[0] + counts[1] == counts[2])
    #expect(
      try text("docs/swift-test.md").contains(
        """
        ⚠ \(total.1) of \(total.2) cases failed, and 1 broken rule accounts for them.
          ✗ stack.last-in-first-out: Of the messages that wait, the one received last is displayed first.
            \(first.1) failed cases ask for it, and \(first.2) more need it.
        """))
  }

  @Test func `names only files that exist`() throws {
    let folders = ["Sources", "Tests", "Fixtures", "Specs", "docs", "scripts", "integrations"]
    let paths = try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: Repository.url(folder).path)
        .map { "\(folder)/\($0)" }
    }
    let places = Dictionary(grouping: paths + ["Package.swift"]) {
      URL(filePath: $0).lastPathComponent
    }
    let documents = paths.filter { $0.hasPrefix("docs/") && $0.hasSuffix(".md") }
    for document in ["README.md", "CONTRIBUTING.md"] + documents {
      for span in try text(document).matches(of: /`([\w.+\/-]+?)\/?`/) {
        let name = String(span.1)
        guard name.hasSuffix(".swift") || folders.contains(where: { name.hasPrefix("\($0)/") })
        else { continue }
        let candidates = places[URL(filePath: name).lastPathComponent] ?? []
        #expect(
          candidates.contains { $0 == name || $0.hasSuffix("/\(name)") }, "\(document): \(name)")
      }
    }
  }

  @Test func `shows the complete entry of a rule of a new suite`() throws {
    let document = try text("docs/your-own-suite.md")
    let rules = try text("Sources/Inputs/Starters/Templates/suite/rules.yaml")
    let entry = try #require(rules.range(of: "chapters:\n"))
    #expect(document.contains("```yaml\n\(rules[entry.lowerBound...])```\n"))
  }

  @Test func `shows the same entry and the same faults as the handbook`() throws {
    func plain(_ path: String, from start: String) throws -> String {
      let text = try text(path)
      return String(text[try #require(text.range(of: start)).lowerBound...])
    }
    let page = try text("Sources/Handbook/Resources/writing-rules.md")
    let suite = "Sources/Inputs/Starters/Templates/suite"
    #expect(page.contains("```yaml\n\(try plain("\(suite)/rules.yaml", from: "chapters:\n"))```\n"))
    #expect(page.contains("```yaml\n\(try plain("\(suite)/faults.yaml", from: "format: 1"))```\n"))
  }

  @Test func `lists exactly the keys of a case file`() throws {
    let document = try text("docs/cases.md")
    let section = try #require(document.range(of: "## Keys\n\n"))
    let table = document[section.upperBound...].split(
      separator: "\n", omittingEmptySubsequences: false
    ).prefix { $0.hasPrefix("|") }.dropFirst(2).map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    var keys: [String: Set<String>] = [:]
    for row in table {
      for owner in row[1].split(separator: ", ") {
        keys[String(owner), default: []].insert(row[0].trimmingCharacters(in: ["`"]))
      }
    }
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(text("Specs/case.schema.json").utf8))
        as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    func properties(_ object: [String: Any]?) -> Set<String> {
      Set((object?["properties"] as? [String: Any] ?? [:]).keys)
    }
    #expect(keys == ["file": properties(schema), "case": properties(definitions["case"])])
  }
}
