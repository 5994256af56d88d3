import Foundation
import TestSupport
import Testing

@Suite struct `An exploration of a suite with words of its own` {
  typealias Example = `Monitors that a suite declares`.Example

  /// What `--json` writes, as far as it matters here.
  private struct Report: Decodable {
    struct Cases: Decodable {
      let run: Int
      let failed: [String]?
      let failedByOther: [String]?
    }
    struct Behavior: Decodable {
      let kind: String
      let clause: String?
      let script: String
    }
    let cases: Cases
    let behaviors: [Behavior]

    init(_ output: CommandLineTool.Output) throws {
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      self = try decoder.decode(Self.self, from: Data(output.standardOutput.utf8))
    }
  }

  @Test func `begins with the cases, and is red if one fails that no monitor judges`() throws {
    let explore = try Example.tags.run(
      "explore", "--json", "--scripts", "60", "--findings", "1", bug: "newest-first")
    #expect(explore.status == 1)
    let report = try Report(explore)
    #expect(report.cases.run == 48)
    #expect(report.cases.failed?.contains("display/queue/oldest-first [tags]") == true)
    #expect(report.behaviors.isEmpty)
  }

  @Test func `names the failed cases, which reports have, too`() throws {
    try withTemporaryFolder { folder in
      let junit = folder.appending(path: "junit.xml")
      let explore = try Example.tags.run(
        "explore", "--scripts", "60", "--rule", "time.session", "--junit", junit.path,
        bug: "too-late")
      #expect(explore.status == 1)
      #expect(explore.standardOutput.contains("✗ the engine fails 3 cases of the suite: "))
      #expect(explore.standardOutput.contains("time/session/at-least [tags]"))
      let xml = try String(contentsOf: junit, encoding: .utf8)
      #expect(xml.contains(#"failures="3""#))
      // A case is run again, and not explored.
      #expect(xml.contains("iamspec run --profile tags time/session/at-least --specs "))
    }
  }

  /// Laws that hold in any suite, and a change of the example's engine that breaks one.
  @Test(arguments: [
    (
      "self.advance(self.now + span)", "self.advance(self.now + span - span % 1000)",
      "ms: nothing happens between actions"
    ),
    (
      "new = sorted(set(eligible) - set(self.waiting), reverse=BUG == \"last-name-first\")",
      "new = [name for name in eligible if name not in self.waiting]",
      "when its messages were named in the order `"
    ),
    (
      "engine.perform(action) for action in case[\"actions\"]",
      "engine.perform(action) if len(case[\"actions\"]) > 4 else [] for action in case[\"actions\"]",
      "when it ended after action "
    ),
  ])
  func `finds an engine that breaks a law of the protocol, which no monitor watches`(
    _ right: String, _ wrong: String, _ complaint: String
  ) throws {
    try withTemporaryFolder { folder in
      let source = try Repository.text("Fixtures/engines/tags/engine.py")
      let changed = source.replacing(right, with: wrong)
      #expect(changed != source)
      let engine = folder.appending(path: "engine.py")
      try Data(changed.utf8).write(to: engine)
      let explore = try CommandLineTool.run(
        "explore", "--specs", Example.tags.suite, "--scripts", "300", "--", Python.path,
        engine.path, environment: ["COLUMNS": "200"])
      #expect(explore.status == 1)
      #expect(explore.standardOutput.contains(complaint), "\(explore.standardOutput)")
    }
  }

  @Test func `finds that asking changes what an engine does`() throws {
    try withTemporaryFolder { folder in
      let source = try Repository.text("Fixtures/engines/inbox/engine.mjs")
      let changed = source.replacing(
        #"const isQuiet = action.do === "query_inbox" ||"#,
        with: #"if (action.do === "query_inbox") this.events.add("asked"), this.isPaused = false;"#
          + "\n    const isQuiet = ")
      #expect(changed != source)
      let engine = folder.appending(path: "engine.mjs")
      try Data(changed.utf8).write(to: engine)
      let explore = try CommandLineTool.run(
        "explore", "--specs", Example.inbox.suite, "--scripts", "300", "--", "node", engine.path,
        environment: ["COLUMNS": "200"])
      #expect(explore.status == 1)
      #expect(
        explore.standardOutput.contains("when `query_inbox` was asked, too, as actions "),
        "\(explore.standardOutput)")
    }
  }

  @Test func `tells the five differences of the inbox from its old version, and no other`() throws {
    let engine = Example.inbox.engine
    let explore = try Example.inbox.run(
      "explore", "--json", "--scripts", "256", "--against",
      (engine + ["--old"]).joined(separator: " "))
    #expect(explore.status == 0)
    let report = try Report(explore)
    #expect(report.behaviors.count == 5)
    #expect(report.behaviors.allSatisfy { $0.kind == "unexplained" })
    #expect(report.cases.failed == nil)
    for rule in [
      "sync/order/older-first", "inbox/read/not-by-display", "host/skip/after-sync",
      "display/interval/from-display", "trigger/event/not-before",
    ] {
      #expect(report.cases.failedByOther?.contains("\(rule) [inbox]") == true, "\(rule)")
    }
  }

  /// A breach by what may not be seen, by what is missing, and by the answer to a query.
  @Test(arguments: [
    (Example.tags, "told-twice", "redisplay/found-1-"),
    (.tags, "capped-untold", "redisplay/found-1-"),
    (.inbox, "change-untold", "inbox/found-1-"),
    (.inbox, "consumes-nothing", "inbox/found-1-"),
  ])
  func `writes a case that lint accepts, the good engine passes and the bad one fails`(
    _ example: Example, _ bug: String, _ path: String
  ) throws {
    try withTemporaryFolder { folder in
      let suite = folder.appending(path: "suite").path
      let explore = try CommandLineTool.run(
        [
          "explore", "--specs", example.suite, "--scripts", "2000", "--findings", "1", "--write",
          suite, "--",
        ] + example.engine + ["--bug", bug])
      #expect(explore.status == 1)
      #expect(explore.standardOutput.contains("case     \(suite)/\(path)"))
      let lint = try CommandLineTool.run("lint", suite)
      #expect(lint.status == 0, "\(lint.standardError)")
      let run = ["run", "--quiet", "--specs", suite, "--"] + example.engine
      #expect(try CommandLineTool.run(run).status == 0)
      #expect(try CommandLineTool.run(run + ["--bug", bug]).status == 1)
    }
  }
}
