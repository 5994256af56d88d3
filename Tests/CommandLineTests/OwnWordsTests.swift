import Foundation
import TestSupport
import Testing

@Suite struct `A suite with words of its own` {
  /// An example suite, with its engine.
  struct Example: CustomTestStringConvertible, Sendable {
    let name: String
    let engine: [String]
    /// A fault that cases of several rules notice.
    let bug: String

    var specs: String { "Fixtures/suites/\(name)" }
    var testDescription: String { name }

    static let all = [
      Example(
        name: "tags", engine: ["python3", "Fixtures/engines/tags/engine.py"],
        bug: "one-is-enough"),
      Example(
        name: "inbox", engine: ["node", "Fixtures/engines/inbox/engine.mjs"],
        bug: "brings-twice"),
    ]

    /// Runs a command on the suite.
    func run(_ arguments: String...) throws -> CommandLineTool.Output {
      try CommandLineTool.run(arguments + ["--specs", specs], environment: ["COLUMNS": "100"])
    }

    /// Runs a command on the suite with its engine.
    func judge(_ arguments: String..., bug: String? = nil) throws -> CommandLineTool.Output {
      try CommandLineTool.run(
        arguments + ["--specs", specs, "--"] + engine + (bug.map { ["--bug", $0] } ?? []),
        environment: ["COLUMNS": "100"])
    }

    /// The text of all files of the suite.
    var source: String {
      get throws {
        try texts(below: Repository.url(specs)).map(\.text).joined(separator: "\n")
      }
    }
  }

  /// The words of the built-in domain, in lower case.
  ///
  /// A suite may use some of them itself.
  static let builtinWords = [
    "stack", "presenter", "in-app message", "slideup", "modal", "prefetch", "campaign",
    "impression", "analytics", "purchase", "reenqueue", "re-enqueue", "discard", "push click",
    "open_from_push", "log_event", "api event", "api_event", "start_session", "opened_shop",
    "minimum interval", "minimum_interval", "rate limit", "rate-limit", "display choice",
    "display_choice", "local message", "present_local", "keyboard", "landscape", "legacy", "sdk",
    "generation", "30 seconds", "30s", "extras", "profile: swift", "\"swift\"", "profiles swift",
    "builtin", "custom_event",
  ]

  /// What a page shows, and what it is asked for: the text, attributes, and data, but no code.
  private static func shown(_ file: (path: String, text: String)) -> String? {
    if file.path.hasSuffix(".css") { return nil }
    // Of the scripts, only the index for the search box is about the suite.
    if file.path.hasSuffix(".js") { return file.path.hasSuffix("search.js") ? file.text : nil }
    guard file.path.hasSuffix(".html") else { return file.text }
    return file.text.replacing(/<style(?s:.*?)<\/style>/, with: "")
      .replacing(/<script>(?s:.*?)<\/script>/, with: "")
  }

  @Test(arguments: Example.all)
  func `is told without a word that means something else`(_ example: Example) throws {
    try withTemporaryFolder { folder in
      func path(_ name: String) -> String { folder.appending(path: name).path }
      let green = try example.judge("run", "--results", path("green.jsonl"))
      #expect(green.status == 0)
      let red = try example.judge(
        "run", "-v", "--results", path("red.jsonl"), "--html", path("r.html"), "--markdown",
        path("r.md"), "--junit", path("r.xml"), "--badge", path("r.json"), bug: example.bug)
      #expect(red.status == 1)
      for shard in 1...2 {
        _ = try example.judge(
          "run", "--shard", "\(shard)/2", "--results", path("\(shard).jsonl"), bug: example.bug)
      }
      var outputs = [green, red]
      outputs.append(
        try example.run("merge", path("1.jsonl"), path("2.jsonl"), "-o", path("m.jsonl")))
      outputs.append(try example.run("report", path("red.jsonl")))
      outputs.append(
        try example.run("handbook", "--results", path("red.jsonl"), "-o", path("html")))
      outputs.append(
        try example.run("handbook", "--format", "markdown", "-o", path("md")))
      outputs.append(try example.run("bundle", "--output", path("bundle.json")))
      for what in ["rules", "clauses", "cases", "faults", "profiles"] {
        outputs.append(try example.run("list", what))
      }
      outputs.append(try example.run("explain", "*"))
      outputs.append(try example.judge("explain", "*", bug: example.bug))
      outputs.append(try example.judge("doctor"))
      outputs.append(try example.judge("audit"))
      outputs.append(try example.run("init", path("engine"), "--adapter", "python"))
      outputs.append(try Self.schemas(of: example, in: folder))
      outputs.append(try CommandLineTool.run("lint", example.specs))
      for output in outputs.dropFirst(2) { #expect(output.status == 0, "\(output.standardError)") }
      let compared = try CommandLineTool.run("diff", path("green.jsonl"), path("red.jsonl"))
      #expect(compared.status == 1)
      outputs.append(compared)
      let step = try example.judge("step")
      #expect(step.status == 0)
      let characterize = try example.judge("characterize")
      #expect(characterize.status == 5)
      let explore = try example.judge("explore", "--scripts", "200", bug: example.bug)
      #expect(explore.status == 1)
      outputs += [step, characterize, explore]
      let printed = outputs.enumerated().flatMap { index, output in
        [("output \(index)", output.standardOutput), ("error \(index)", output.standardError)]
      }
      // Every rule names the part of an engine that it binds.
      let source = try example.source.lowercased().replacing("layer: presenter", with: "")
      let all = Self.builtinWords.filter { !source.contains($0) }
      for file in printed + (try texts(below: folder)) {
        let text = (Self.shown(file) ?? "").lowercased()
          .replacing(#""layer":"presenter""#, with: "")
        // A schema names both parts of an engine, too.
        let words = file.0.hasSuffix(".schema.json") ? all.filter { $0 != "presenter" } : all
        for word in words where text.contains(word) {
          Issue.record("\(file.0): \(word): \(Self.excerpt(of: text, around: word))")
        }
      }
    }
  }

  /// Writes the schemas of a suite; the one of vocabulary.yaml is about all words that there are.
  private static func schemas(
    of example: Example, in folder: URL
  ) throws -> CommandLineTool.Output {
    let schemas = folder.appending(path: "schemas")
    try FileManager.default.createDirectory(at: schemas, withIntermediateDirectories: true)
    let output = try example.run("schema", "--output", schemas.path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: schemas.path).count == 12)
    try FileManager.default.removeItem(at: schemas.appending(path: "vocabulary.schema.json"))
    return output
  }

  private static func excerpt(of text: String, around word: String) -> String {
    guard let range = text.firstRange(of: word) else { return "" }
    let start = text.index(range.lowerBound, offsetBy: -40, limitedBy: text.startIndex)
    let end = text.index(range.upperBound, offsetBy: 40, limitedBy: text.endIndex)
    return String(text[(start ?? text.startIndex)..<(end ?? text.endIndex)])
  }

  @Test(arguments: Example.all)
  func `has results that say the same as the run`(_ example: Example) throws {
    try withTemporaryFolder { folder in
      let results = folder.appending(path: "red.jsonl").path
      let run = try example.judge("run", "--results", results, bug: example.bug)
      let report = try example.run("report", results)
      #expect(report.status == 0)
      let marker = "Diagnosis:"
      let told = try #require(run.standardOutput.firstRange(of: marker))
      let again = try #require(report.standardOutput.firstRange(of: marker))
      let end = "✗ \(example.name)"
      func part(_ text: String, _ start: String.Index) -> Substring {
        text[start...].prefix { _ in true }.split(separator: end, maxSplits: 1)[0]
      }
      #expect(
        part(run.standardOutput, told.lowerBound) == part(report.standardOutput, again.lowerBound))
    }
  }

  @Test(arguments: Example.all)
  func `is the same suite as a bundle`(_ example: Example) throws {
    try withTemporaryFolder { folder in
      let bundle = folder.appending(path: "bundle.json").path
      let written = try example.run("bundle", "--output", bundle)
      #expect(written.status == 0)
      let run = try CommandLineTool.run(["run", "--specs", bundle, "--"] + example.engine)
      #expect(run.status == 0)
      #expect(run.standardOutput.contains("conforms: all"))
      let again = folder.appending(path: "again.json").path
      _ = try CommandLineTool.run("bundle", "--specs", bundle, "--output", again)
      #expect(
        try String(contentsOfFile: again, encoding: .utf8)
          == String(contentsOfFile: bundle, encoding: .utf8))
    }
  }

  @Test func `is no suite of the reference engine, whatever its profile is called`() throws {
    try withTemporaryFolder { folder in
      let suite = folder.appending(path: "tags")
      try FileManager.default.copyItem(at: Repository.url("Fixtures/suites/tags"), to: suite)
      let path = suite.appending(path: "rules.yaml")
      let rules = try String(contentsOf: path, encoding: .utf8)
        .replacing("profile: tags", with: "profile: swift")
        .replacing("profiles: [tags]", with: "profiles: [swift]")
        .replacing("\n  tags:", with: "\n  swift:")
      try Data(rules.utf8).write(to: path)
      let faults = suite.appending(path: "faults.yaml")
      try? FileManager.default.removeItem(at: faults)
      let story = try CommandLineTool.run(
        "explain", "pause/end", "--specs", suite.path, environment: ["COLUMNS": "100"])
      #expect(story.status == 0)
      #expect(story.standardOutput.contains("What the case expects in swift:"))
      #expect(!story.standardOutput.contains("reference engine"))
      let step = try CommandLineTool.run("step", "--specs", suite.path)
      #expect(step.standardOutput == "  display   running\n")
    }
  }

  @Test(arguments: [
    (#""observations": ["displayed", "dismissed", "expired"]"#, "all 48 cases passed"),
    (#""observations": ["displayed", "dismissed"]"#, "all 44 cases passed in"),
    (
      #""actions": ["begin_session", "add_tag", "remove_tag", "pause", "resume", "dismiss", "advance"]"#,
      "all 48 cases passed"
    ),
    (#""actions": ["begin_session", "add_tag", "dismiss", "advance"]"#, "all 37 cases passed in"),
  ])
  func `has manifests that list its words, even those with names of built-in ones`(
    _ list: String, _ passed: String
  ) throws {
    try withTemporaryFolder { folder in
      let engine = try Repository.text("Fixtures/engines/tags/engine.py")
      let listed = engine.replacing(
        #""profiles": ["tags"]"#, with: #""profiles": ["tags"], \#(list)"#)
      #expect(listed != engine)
      let path = folder.appending(path: "engine.py")
      try Data(listed.utf8).write(to: path)
      let run = try CommandLineTool.run(
        "run", "--specs", "Fixtures/suites/tags", "--", "python3", path.path)
      #expect(run.status == 0)
      #expect(run.standardOutput.contains(passed), "\(run.standardOutput)")
    }
  }
}

/// The texts of all files below a folder, by their paths.
private func texts(below folder: URL) throws -> [(path: String, text: String)] {
  let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
  return try (names ?? []).sorted().compactMap { name in
    let file = folder.appending(path: name)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
      !isFolder.boolValue
    else { return nil }
    return (name, try String(contentsOf: file, encoding: .utf8))
  }
}
