import Foundation
import TestSupport
import Testing

/// The site of a small suite, with results of several engines and versions.
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
      #expect(engine.contains(">Version 2.0 passed "))
      #expect(
        engine.matches(of: #/<li id="run-\d"><h3>([0-9.]+) /#).map(\.1) == ["2.0", "1.10", "1.9"])
      #expect(
        engine.matches(of: #/<p>(Since [^<]*)</p>/#).map(\.1)
          == ["Since 1.10: 2 fixed.", "Since 1.9: 2 broke."])
      let rule = try site.text("rules/shop.sale.html")
      #expect(rule.contains("<p class=\"account\">kept since 2.0, broken in 1.10, kept in 1.9</p>"))
      #expect(rule.contains("<summary>1 earlier run failed it</summary>"))
      let results = try site.text("results.html")
      #expect(results.contains("<p>4 runs of 2 engines. "))
      #expect(results.contains("How to read this"))
      for page in ["index.html", "chapters/shop.html"] {
        #expect(try site.text(page).contains("aria-label=\"Rules by engine\""), "\(page)")
      }
    }
  }

  @Test func `orders versions before a release by their numbers`() throws {
    try withTemporaryFolder { folder in
      let versions = ["2.0-beta.10", "2.0", "2.0-beta.9", "2.0-beta", "2.0-alpha.11"]
      let site = try Site(in: folder, versions.map { ("Herald", $0, nil) })
      let engine = try site.text("engines/herald.html")
      #expect(
        engine.matches(of: #/<li id="run-\d"><h3>(\S+) /#).map(\.1)
          == ["2.0", "2.0-beta.10", "2.0-beta.9", "2.0-beta", "2.0-alpha.11"])
    }
  }

  @Test func `says which shards of a run are missing`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        $iamspec run stack --shard 2/3 --results part.jsonl >/dev/null &&
          $iamspec handbook --output site --results part.jsonl
        """, in: folder)
      #expect(run.status == 0, "\(run.standardError)")
      let page = try String(
        contentsOf: folder.appending(path: "site/results.html"), encoding: .utf8)
      #expect(page.contains("incomplete: without shards 1, 3 of 3"))
    }
  }

  @Test func `puts versions that are not numbers in the order of the runs`() throws {
    try withTemporaryFolder { folder in
      let site = try Site(in: folder, [("Herald", "f00d", nil), ("Herald", "1.0", nil)])
      let engine = try site.text("engines/herald.html")
      #expect(
        engine.matches(of: #/<li id="run-\d"><h3>([0-9.a-f]+) /#).map(\.1) == ["1.0", "f00d"])
    }
  }

  @Test func `gives engines whose names differ only in case their own pages`() throws {
    try withTemporaryFolder { folder in
      let site = try Site(in: folder, [("a b", "1", nil), ("A_B", "1", nil), ("…", "1", nil)])
      #expect(try site.text("engines/a-b.html").contains("<h1>a b</h1>"))
      #expect(try site.text("engines/a-b-2.html").contains("<h1>A_B</h1>"))
      #expect(try site.text("engines/engine.html").contains("<h1>…</h1>"))
    }
  }

  @Test
  func `compares runs with other versions of the suite case by case, and says what it omits`()
    throws
  {
    try withTemporaryFolder { folder in
      let site = try Site(
        in: folder,
        [
          ("Herald", "1.0", nil), ("Herald", "1.1", "custom-event-unheard"), ("Herald", "1.2", nil),
          ("Courier", "1.0", nil),
        ], earlier: 2)
      // Compared with the earlier suite, one case changed, one is gone, and one rule is new.
      let engine = try site.text("engines/herald.html")
      let account =
        "<p>This run is of suite 0.9, not of this handbook&#39;s suite. Of its 3 cases, 1 asks the same "
        + "here, 1 asks something else here, 1 is not in this suite. 1 of this suite&#39;s cases was not "
        + "in that one.</p>"
      #expect(engine.components(separatedBy: account).count == 3)
      #expect(
        engine.matches(of: #/<p>(Since [^<]*)</p>/#).map(\.1) == [
          "Since 1.1: 1 fixed. The suites differ: 1 case asks something else, 2 cases are in only one "
            + "of them.", "Since 1.0: 3 broke, 1 of these no longer in the suite.",
        ])
      let cells = #/<td class="(\w+)">(?:<a [^>]*>)?([^<]*)</#
      let rows = #/<tr><th scope="row"><a href="\.\./rules.*?<\/tr>/#
      #expect(
        engine.matches(of: rows).map { $0.0.matches(of: cells).map { "\($0.1): \($0.2)" } } == [
          ["kept: kept", "broken: broken 1 of 1", "part: passed 1, 1 not comparable"],
          ["kept: kept", "absent: not in its suite", "absent: not in its suite"],
        ])
      let start = try site.text("index.html")
      #expect(start.contains("<p>This handbook describes suite 1 (fnv1a64:"))
      #expect(start.contains("<li>2 runs of suite 0.9 (fnv1a64:"))
      let other = try site.text("rules/shop.sale.html")
      #expect(
        other.contains(
          "<p class=\"account\">kept since 1.2, broken in 1.1, kept as far as it compares in 1.0</p>"
        ))
    }
  }

  @Test
  func `adopts verdicts only from the same suite if results do not say what was tested`()
    throws
  {
    try withTemporaryFolder { folder in
      func site(_ words: [String]) throws -> String {
        let site = try Site(in: folder, [("Herald", "1.0", nil)], earlier: 1, words: words) {
          $0.replacing(#/"digest":"[^"]*","profile"/#, with: "\"profile\"")
        }
        return try site.text("engines/herald.html")
      }
      let untold = try site([])
      #expect(
        untold.contains("for 2, the results do not record what was tested (name the suite with"))
      #expect(untold.contains("<td class=\"other\">not comparable</td>"))
      let told = try site(["--earlier-specs", "old"])
      #expect(told.contains("Of its 3 cases, 1 asks the same here"))
      #expect(told.contains("<td class=\"part\">passed 1, 1 not comparable</td>"))
    }
  }

  @Test func `rejects results of a suite with another name`() throws {
    try withTemporaryFolder { folder in
      _ = try Site(in: folder, [("Herald", "1.0", nil)])
      let run = try CommandLineTool.run(
        "handbook", "--output", "other", "--results", "0.jsonl", in: folder)
      #expect(run.status == 2)
      #expect(
        run.standardError.contains("0.jsonl:1: error: these are results of suite 1 (fnv1a64:"))
      #expect(run.standardError.contains("), not of a version of iamspec; name that suite with"))
    }
  }

  @Test func `counts an answer once, whatever its source`() throws {
    try withTemporaryFolder { folder in
      var isSecond = false
      let site = try Site(
        in: folder, [("Herald", "1.0", nil), ("Courier", "1.0", nil)], running: ["--characterize"]
      ) { text in
        defer { isSecond = true }
        return isSecond
          ? text.replacing(
            #/"answer":"([^"]*)"/#, with: { "\"answer\":\"\($0.1)\",\"told_by\":\"scripts\"" })
          : text
      }
      let answers = try site.text("answers.html")
      #expect(answers.matches(of: #/<li>[^<]* <span class="by">/#).count == 1)
      #expect(answers.contains("Courier 1.0</a> <small>(shown by scripts)</small>"))
      #expect(!answers.contains("Herald 1.0</a> <small>"))
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

/// The handbook of a new suite with results.
private struct Site {
  private let folder: URL

  /// Writes the site.
  ///
  /// - Parameters:
  ///   - folder: The folder for the suite, the results and the site.
  ///   - runs: For each run, the engine's name, version and mistake.
  ///   - earlier: The number of runs, from the first, with the earlier version of the suite.
  ///   - words: More arguments for `iamspec handbook`.
  ///   - running: More arguments for `iamspec run`.
  ///   - edit: Changes results.
  init(
    in folder: URL, _ runs: [(name: String, version: String, fault: String?)], earlier: Int = 0,
    words more: [String] = [], running: [String] = [], edit: (String) -> String = { $0 }
  ) throws {
    self.folder = folder.appending(path: "site")
    let suite = try CommandLineTool.shell(
      "rm -rf suite old; $iamspec init suite && cp -r suite old", in: folder)
    try #require(suite.status == 0, "\(suite.standardError)")
    if earlier > 0 { try Self.change(folder) }
    var words = ["handbook", "--specs", "suite", "--output", "site"] + more
    for (number, run) in runs.enumerated() {
      let file = folder.appending(path: "\(number).jsonl")
      _ = try CommandLineTool.run(
        ["run", "-q", "--specs", number < earlier ? "old" : "suite", "--results", file.path]
          + running + (run.fault.map { ["--fault", $0] } ?? []), in: folder)
      // The reference engine stands in for all of them.
      var text = try String(contentsOf: file, encoding: .utf8)
      let name = try #require(
        text.firstMatch(of: #/"name":"iamspec reference engine","version":"[^"]*"/#))
      text.replaceSubrange(
        name.range, with: "\"name\":\"\(run.name)\",\"version\":\"\(run.version)\"")
      text = text.replacing(
        #/"started":"[^"]*"/#, with: "\"started\":\"2026-01-0\(number + 1)T12:00:00Z\"")
      text = text.replacing("\"faults\":[\"\(run.fault ?? "")\"]", with: "\"faults\":[]")
      try edit(text).write(to: file, atomically: true, encoding: .utf8)
      words += ["--results", file.path]
    }
    let run = try CommandLineTool.run(words, in: folder)
    try #require(run.status == 0, "\(run.standardError)")
  }

  /// Turns the suite in `old` into an earlier version of that in `suite`: one case is different,
  /// another is gone, and a rule is new.
  private static func change(_ folder: URL) throws {
    func edit(_ path: String, _ change: (inout String) -> Void) throws {
      let file = folder.appending(path: path)
      var text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      change(&text)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try edit("old/rules.yaml") { $0.replace("version: \"1\"", with: "version: \"0.9\"") }
    try edit("old/shop/sale.yaml") { text in
      text.replace("{log_event: opened_settings}", with: "{log_event: opened_cart}")
      text += """

          - id: twice
            title: A shopper who opens the shop twice sees the sale once
            steps:
              - start_session: {deliver: [sale]}
              - log_event: opened_shop
                expect: [{displayed: sale}]
              - log_event: opened_shop

        """
    }
    try edit("suite/rules.yaml") { text in
      text += """

              - id: shop.closed
                title: The closed shop
                layer: core
                profiles: [swift]
                statement: Whoever opens nothing sees nothing.
                documents:
                  guide: {says: stated, section: The shop, text: Nothing is shown outside.}

        """
    }
    try edit("suite/shop/closed.yaml") { text in
      text = """
        format: 1
        title: The closed shop
        rules: [shop.closed]
        messages:
          sale: {type: modal, trigger: {custom_event: opened_shop}}
        cases:
          - id: nothing
            title: A shopper who opens the settings sees nothing
            steps:
              - start_session: {deliver: [sale]}
              - log_event: opened_settings

        """
    }
  }

  /// A file of the site.
  func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }
}
