import Foundation
import TestSupport
import Testing

@Suite struct `The diagnosis of a red run` {

  /// The lines of the diagnosis, joined into one.
  private func diagnosis(_ output: String) throws -> String {
    let start = try #require(output.range(of: "  Diagnosis: ")).lowerBound
    let end = try #require(output.range(of: "──────────")).lowerBound
    return output[start..<end].split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(arguments: [[], ["--fail-fast"]])
  func `names no rule if a case passes alone because state survives from other cases`(
    _ option: [String]
  ) throws {
    try withTemporaryFolder { folder in
      let engine = Python.command(
        Repository.url("Fixtures/engines/misbehaving/turns_once.py").path)
      let run = try CommandLineTool.run(
        ["run", "discard/orientation", "--profile", "swift", "--jobs", "1", "--results", "r.jsonl"]
          + option + ["--"] + engine, in: folder)
      #expect(run.status == 1)
      for text in [
        run.standardOutput,
        try CommandLineTool.run("report", "r.jsonl", in: folder).standardOutput,
      ] {
        #expect(try diagnosis(text).contains("Diagnosis: 1 cause of "))
        #expect(
          try diagnosis(text).hasSuffix(
            " failed \(option.isEmpty ? "cases" : "case"): state survives from one case to the next, or chance plays a part Run again "
              + "alone, in a new process, the first case passes. `iamspec doctor` looks for state that "
              + "survives. Could not be judged: 1 rule, which needs a fresh engine for each case"))
        #expect(
          text.contains("\n  alone, it passes: it failed because of earlier cases, or by chance"))
      }
    }
  }

  @Test func `is replaced by the number of restarts if no case is red`()
    throws
  {
    let run = try CommandLineTool.shell(
      """
      $iamspec run stack/last-in-first-out/two-waiting --jobs 1 -- \
        sh -c 'head -n 1 | "$0" engine' "$iamspec"
      """)
    #expect(run.status == 0)
    #expect(
      words(in: run.standardOutput).contains(
        "! The engine's process ended and was replaced once, because the engine exited with "
          + "status 0. What it had not answered was sent again; "))
  }

  @Test func `is replaced by how the process ended, which the verdict of each report repeats`()
    throws
  {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        $iamspec run stack/in-memory stack/last-in-first-out --profile swift --jobs 1 \
          --results r.jsonl --markdown r.md --html r.html --junit r.xml --badge b.json -- \
          sh -c 'for i in 1 2 3 4; do
            read -r line && printf "%s\\n" "$line"
          done | "$0" engine; exit 7' "$iamspec"
        """, in: folder)
      #expect(run.status == 0)
      let again = try CommandLineTool.run("report", "r.jsonl", in: folder)
      let markdown = try String(contentsOf: folder.appending(path: "r.md"), encoding: .utf8)
      let html = try String(contentsOf: folder.appending(path: "r.html"), encoding: .utf8)
      for text in [run.standardOutput, again.standardOutput, markdown] {
        let words = words(in: text)
        #expect(
          words.contains(
            /replaced \d+ times, first because the engine exited with status 7\. What/), "\(text)")
        #expect(
          words.contains(/conforms: all \d+ cases passed in .*, but its process ended \d+ times\./),
          "\(text)")
      }
      for text in [run.standardOutput, again.standardOutput] {
        #expect(text.contains("\n~ iamspec reference engine"))
      }
      #expect(markdown.hasPrefix("## ⚠️ "))
      #expect(html.contains(/>its process ended \d+ times</))
      let junit = try Data(contentsOf: folder.appending(path: "r.xml"))
      #expect(
        String(decoding: junit, as: UTF8.self).contains(
          /<system-err>The engine.s process ended and was replaced \d+ times, first because/))
      #expect(try XMLLint.complaints(about: Array(junit), schema: XMLLint.strict) == "")
      let badge = try String(contentsOf: folder.appending(path: "b.json"), encoding: .utf8)
      #expect(badge.contains(#""color":"yellow""#))
    }
  }

  private func words(in text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func `precedes the cases, of which one is shown in full`() throws {
    let run = try CommandLineTool.run("run", "--fault", "queue-instead-of-stack")
    #expect(run.status == 1)
    let count = try #require(
      run.standardOutput.firstMatch(of: /Diagnosis: 1 cause of (\d+) failed cases/)
    ).1
    #expect(
      try diagnosis(run.standardOutput).contains(
        "1 \(count) of \(count) failed cases: the engine behaves as if the message that has waited "
          + "longest is displayed first (queue-instead-of-stack, "
          + "stack.last-in-first-out/newest-first)"))
    #expect(run.standardOutput.matches(of: /\n +again:/).count == 1)
    let others = try #require(Int(count)) - 1
    #expect(
      run.standardOutput.contains("\(others) more cases failed for this cause; -v shows all"))
    #expect(!run.standardOutput.contains("Broken: 1 rule"))
  }

  @Test func `covers protocol violations`() throws {
    let run = try CommandLineTool.run(
      "run", "stack/last-in-first-out/two-waiting", "--", "sh", "-c",
      #"""
      echo '{"iamspec":1,"engine":{"name":"a","version":"1"},"profiles":["swift"]}'
      while read line; do echo '{"id":1}'; done
      """#)
    #expect(run.status == 1)
    #expect(
      try diagnosis(run.standardOutput).hasSuffix("failed case: the engine broke the protocol"))
  }

  /// The diagnosis for a custom suite whose cases are changed.
  private func diagnosis(replacing right: String, with wrong: String, _ words: String = "") throws
    -> (diagnosis: String, output: String)
  {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        "$iamspec init suite > out; sed -i 's/\(right)/\(wrong)/' suite/shop/sale.yaml; "
          + "$iamspec run --specs suite \(words)", in: folder)
      #expect(run.status == 1)
      return (try diagnosis(run.standardOutput), run.standardOutput)
    }
  }

  @Test func `names no mistake if a correct engine does the same`() throws {
    // The reference engine does not know the rule, so it may break it.
    let run = try diagnosis(replacing: "expect: .*", with: "expect: []")
    #expect(
      run.diagnosis == "Diagnosis: 1 cause of 2 failed cases 1 2 of 2 failed cases: "
        + "a rule is not kept: Whoever opens the shop sees the sale. (shop.sale)")
    #expect(
      run.output.contains(
        "  No monitor sees a broken clause. No monitor watches the clauses of shop.sale.\n"))
  }

  @Test func `says a mistake that begins with a moment as a native would`() throws {
    let run = try CommandLineTool.run("run", "--fault", "third-return-to-bottom")
    #expect(
      try diagnosis(run.standardOutput).contains(
        "the engine behaves as if, when a message goes back that went back more than twice, it "
          + "goes to the bottom of the stack (third-return-to-bottom, reenqueue.on-top/on-top)"))
  }

  @Test func `names the mistake that the suite declares, by its changes or its engine`() throws {
    let run = try diagnosis(replacing: "@", with: "@", "--fault custom-event-unheard")
    #expect(
      run.diagnosis
        == "Diagnosis: 1 cause of 2 failed cases 1 2 of 2 failed cases: in these cases, the engine "
        + "behaves as if opening the shop displays nothing (no-sale, shop.sale/shown)")
    let engine = "python3 Fixtures/engines/waiting-room/engine.py"
    let queue = try CommandLineTool.shell(
      "$iamspec run --specs Fixtures/suites/waiting-room -- \(engine) --bug newest-first")
    #expect(queue.status == 1)
    #expect(
      try diagnosis(queue.standardOutput).contains(
        "the engine behaves as if the message that came last is displayed first (newest-first, "
          + "queue.oldest-first/order)"))
  }

  @Test func `comes before every failure with -v`() throws {
    let run = try CommandLineTool.run("run", "--fault", "queue-instead-of-stack", "stack", "-v")
    let output = run.standardOutput
    let failures = output.matches(of: /\n +again:/).count
    #expect(failures > 5)
    #expect(output.contains("Diagnosis: 1 cause of \(failures) failed cases"))
    let diagnosis = try #require(output.range(of: "Diagnosis"))
    #expect(try #require(output.range(of: "again:")).lowerBound > diagnosis.upperBound)
    #expect(!output.contains("-v shows all"))
  }

  @Test func `can be turned off`() throws {
    let run = try CommandLineTool.run(
      "run", "--fault", "queue-instead-of-stack", "stack", "--no-diagnosis")
    #expect(run.status == 1)
    #expect(!run.standardOutput.contains("Diagnosis"))
    #expect(run.standardOutput.contains("Broken: "))
    #expect(run.standardOutput.matches(of: /\n +again:/).count > 5)
  }

  /// Changes lines of the Python engine, runs the suite on it, and returns the diagnosis.
  private func diagnosis(changing lines: [(String, String)]) throws -> String {
    try withTemporaryFolder { temporary in
      let engine = temporary.appending(path: "python")
      try FileManager.default.copyItem(
        at: Repository.url("Fixtures/engines/python"), to: engine)
      let source = engine.appending(path: "delivery.py")
      var text = try String(contentsOf: source, encoding: .utf8)
      for (right, wrong) in lines {
        try #require(text.contains(right))
        text = text.replacing(right, with: wrong)
      }
      try text.write(to: source, atomically: true, encoding: .utf8)
      let run = try CommandLineTool.run("run", "--", "python3", "-B", "engine.py", in: engine)
      #expect(run.status == 1)
      return try diagnosis(run.standardOutput)
    }
  }

  private static let queue = ("self.stack.append(", "self.stack.insert(0, ")

  @Test func `is one cause for an engine that drops what is triggered in the background`() throws {
    let text = try diagnosis(changing: [
      (
        "        message = item.message\n        if message.name in",
        "        if self.device.app == \"background\":\n            return\n"
          + "        message = item.message\n        if message.name in"
      )
    ])
    #expect(text.contains(/^Diagnosis: 1 cause of \d+ failed cases/))
    #expect(text.contains("(background-loses-the-new, reenqueue.background/waits)"))
    #expect(!text.contains("Or as if"))
  }

  @Test func `names no rule if each dismissal is reported twice`() throws {
    let report = "            self.saw(\"dismissed\", message=self.visible.message.name)\n"
    let text = try diagnosis(changing: [(report, report + report)])
    #expect(
      text.contains(
        /^Diagnosis: 1 cause of (\d+) failed cases 1 \1 of \1 failed cases: the engine reports/))
    #expect(text.contains("`dismissed` twice Seen: `dismissed` comes twice whenever it comes."))
    #expect(text.hasSuffix("rules, which need reports as the protocol has them"))
  }

  @Test func `finds a bug in a custom engine`() throws {
    let text = try diagnosis(changing: [Self.queue])
    #expect(text.contains("stack.last-in-first-out/"))
  }

  @Test func `is on the page, with its rule first and the rules that need it apart`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.run(
        "run", "--fault", "queue-instead-of-stack", "--html", "r.html", in: folder)
      let page = try String(contentsOf: folder.appending(path: "r.html"), encoding: .utf8)
      let groups = page.components(separatedBy: "<tr class=\"chapter\">").dropFirst().prefix(2)
      let first = try #require(groups.first)
      #expect(first.contains("<span>Broken: "))
      let rule = first.firstMatch(of: /<span class="id">([^<]*)/)?.1
      #expect(rule == "stack.last-in-first-out")
      let unjudged = try #require(
        run.standardOutput.firstMatch(of: /Could not be judged: \d+ rules/)
      ).0
      #expect(groups.last?.contains("<span>\(unjudged)</span>") == true)
    }
  }

  @Test func `is in every report of a run`() throws {
    try withTemporaryFolder { folder in
      let red = try CommandLineTool.run(
        "run", "stack", "--fault", "queue-instead-of-stack", "--results", "r.jsonl", "--html",
        "r.html", "--markdown", "r.md", "--junit", "r.xml", in: folder)
      #expect(red.status == 1)
      func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      }
      let phrase = "the engine behaves as if the message that has waited longest"
      #expect(try text("r.md").contains(phrase))
      #expect(try text("r.html").contains("The engine behaves as if the message that has waited"))
      let junit = try text("r.xml")
      #expect(
        junit.matches(of: /cause: \d+ of \d+ failed cases: the engine behaves as if/).count
          == junit.matches(of: #/<failure /#).count)
      #expect(try XMLLint.complaints(about: Array(junit.utf8), schema: XMLLint.strict) == "")
      let footer = try #require(text("r.jsonl").split(separator: "\n").last)
      #expect(
        footer.contains(
          "\"diagnosis\":{\"causes\":[{\"cause\":\"fault\",\"faults\":[{\"id\":\"queue-"))
      // Reports made from the results are the same, except for the time of the run.
      let again = try CommandLineTool.run(
        "report", "r.jsonl", "--html", "again.html", "--markdown", "again.md", "--junit",
        "again.xml", in: folder)
      #expect(again.status == 0)
      for name in ["html", "md", "xml"] {
        #expect(try text("again.\(name)") == text("r.\(name)"), "\(name)")
      }
      let shown = try CommandLineTool.run("report", "r.jsonl", in: folder).standardOutput
      #expect(try diagnosis(shown) == diagnosis(red.standardOutput))
    }
  }

  @Test func `covers the results of a run that was killed`() throws {
    try withTemporaryFolder { folder in
      _ = try CommandLineTool.run(
        "run", "stack", "--fault", "queue-instead-of-stack", "--results", "r.jsonl", in: folder)
      let file = folder.appending(path: "r.jsonl")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      try (lines.dropLast(2).joined(separator: "\n") + "\n")
        .write(to: file, atomically: true, encoding: .utf8)
      let shown = try CommandLineTool.run("report", "r.jsonl", in: folder).standardOutput
      #expect(try diagnosis(shown).contains("the engine behaves as if the message that has waited"))
    }
  }

  @Test func `covers all shards once they are merged`() throws {
    try withTemporaryFolder { folder in
      for shard in 1...3 {
        _ = try CommandLineTool.run(
          "run", "stack", "--fault", "queue-instead-of-stack", "--shard", "\(shard)/3",
          "--results", "\(shard).jsonl", in: folder)
      }
      _ = try CommandLineTool.run(
        "merge", "1.jsonl", "2.jsonl", "3.jsonl", "-o", "all.jsonl", in: folder)
      let merged = try CommandLineTool.run("report", "all.jsonl", in: folder).standardOutput
      let whole = try CommandLineTool.run(
        "run", "stack", "--fault", "queue-instead-of-stack", in: folder
      ).standardOutput
      #expect(try diagnosis(merged) == diagnosis(whole))
    }
  }
}
