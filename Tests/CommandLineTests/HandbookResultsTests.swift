import Foundation
import TestSupport
import Testing

/// The site of a small suite, with the results of several engines and versions.
@Suite struct `A results site` {
  @Test func `shows what broke and what was fixed from version to version, the latest first`()
    throws
  {
    try withTemporaryFolder { folder in
      let site = try Site(
        in: folder,
        [
          ("Herald", "1.10", "custom-event-unheard"), ("Herald", "1.9", nil),
          ("Herald", "2.0", nil), ("Courier", "main", nil),
        ])
      let engine = try site.text("engines/herald.html")
      #expect(
        engine.matches(of: #/<li id="run-\d"><h3>([0-9.]+) /#).map(\.1) == ["2.0", "1.10", "1.9"])
      #expect(
        engine.matches(of: #/<p>(Since [^<]*)</p>/#).map(\.1)
          == ["Since 1.10: 2 fixed.", "Since 1.9: 2 broke."])
      let rule = try site.text("rules/shop.sale.html")
      #expect(rule.contains("<p class=\"account\">kept since 2.0, broken in 1.10, kept in 1.9</p>"))
      #expect(rule.contains("<summary>1 earlier run broke it</summary>"))
      let results = try site.text("results.html")
      #expect(results.contains("<p>4 runs of 2 engines. "))
      #expect(results.contains("How to read this"))
      for page in ["index.html", "chapters/shop.html"] {
        #expect(try site.text(page).contains("aria-label=\"Rules by engines\""), "\(page)")
      }
    }
  }

  @Test func `puts versions that are no numbers in the order of the runs`() throws {
    try withTemporaryFolder { folder in
      let site = try Site(in: folder, [("Herald", "f00d", nil), ("Herald", "1.0", nil)])
      let engine = try site.text("engines/herald.html")
      #expect(
        engine.matches(of: #/<li id="run-\d"><h3>([0-9.a-f]+) /#).map(\.1) == ["1.0", "f00d"])
    }
  }

  @Test func `gives engines of one name in other letters pages of their own`() throws {
    try withTemporaryFolder { folder in
      let site = try Site(in: folder, [("a b", "1", nil), ("A_B", "1", nil), ("…", "1", nil)])
      #expect(try site.text("engines/a-b.html").contains("<h1>a b</h1>"))
      #expect(try site.text("engines/a-b-2.html").contains("<h1>A_B</h1>"))
      #expect(try site.text("engines/engine.html").contains("<h1>…</h1>"))
    }
  }

  @Test func `shows the faults that the suite's author declared`() throws {
    try withTemporaryFolder { folder in
      let site = try Site(in: folder, [])
      let rule = try site.text("rules/shop.sale.html")
      #expect(rule.contains("<h2 id=\"declared-faults\">"))
      #expect(rule.contains("Opening the shop displays nothing."))
      let faults = folder.appending(path: "suite/faults.yaml")
      try "format: 1\nfaults: [{id: x}]\n".write(to: faults, atomically: true, encoding: .utf8)
      let run = try CommandLineTool.run(
        "handbook", "--specs", "suite", "--output", "site", in: folder)
      #expect(run.status == 2)
      #expect(run.standardError.contains("suite/faults.yaml:2:"))
    }
  }
}

/// The handbook of a new suite, with results.
private struct Site {
  private let folder: URL

  /// Writes it.
  ///
  /// - Parameters:
  ///   - folder: Where the suite, the results and the site are to be.
  ///   - runs: For each run, the name and the version of the engine, and the mistake that it makes.
  init(in folder: URL, _ runs: [(name: String, version: String, fault: String?)]) throws {
    self.folder = folder.appending(path: "site")
    _ = try CommandLineTool.run("init", "suite", in: folder)
    var words = ["handbook", "--specs", "suite", "--output", "site"]
    for (number, run) in runs.enumerated() {
      let file = folder.appending(path: "\(number).jsonl")
      _ = try CommandLineTool.run(
        ["run", "-q", "--specs", "suite", "--results", file.path]
          + (run.fault.map { ["--fault", $0] } ?? []), in: folder)
      // The reference engine plays all of them.
      var text = try String(contentsOf: file, encoding: .utf8)
      let name = try #require(
        text.firstMatch(of: #/"name":"iamspec reference engine","version":"[^"]*"/#))
      text.replaceSubrange(
        name.range, with: "\"name\":\"\(run.name)\",\"version\":\"\(run.version)\"")
      text = text.replacing(
        #/"started":"[^"]*"/#, with: "\"started\":\"2026-01-0\(number + 1)T12:00:00Z\"")
      text = text.replacing("\"faults\":[\"\(run.fault ?? "")\"]", with: "\"faults\":[]")
      try text.write(to: file, atomically: true, encoding: .utf8)
      words += ["--results", file.path]
    }
    let run = try CommandLineTool.run(words, in: folder)
    try #require(run.status == 0, "\(run.standardError)")
  }

  /// A file of the site.
  func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }
}
