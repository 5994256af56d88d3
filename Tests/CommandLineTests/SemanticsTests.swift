import Foundation
import TestSupport
import Testing

/// A suite with a vocabulary, whose only rule is called like a built-in one and says the contrary of it.
@Suite struct `A rule that is called like a built-in one` {
  /// The waiting room, in which the oldest message comes first, under the name of the built-in rule by which the
  /// newest one does.
  private struct Lookalike {
    let folder: URL

    init(in folder: URL, semantics: String) throws {
      self.folder = folder
      func named(_ text: String) -> String {
        text.replacing("queue.oldest-first", with: "stack.last-in-first-out")
          .replacing("id: queue", with: "id: stack").replacing(
            "id: order", with: "id: newest-first")
      }
      let room = "Fixtures/suites/waiting-room"
      try write(named(Repository.text("\(room)/rules.yaml")), to: "room/rules.yaml")
      try write(Self.vocabulary + semantics, to: "room/vocabulary.yaml")
      let cases = named(try Repository.text("\(room)/queue/oldest-first.yaml"))
      // The engine fails this case, so that its transcript is looked at.
      try write(
        cases
          + """
            - id: never-shown
              title: The second message is never displayed
              steps:
                - start_session: {deliver: [first, second]}
                - do: [enter_background, {log_event: opened_shop}, {log_event: viewed_cart}]
                - do: [enter_foreground, open_from_push]
                  expect: [{displayed: first}]
                - dismiss: null

          """.replacing(
            "- dismiss: null",
            with: "- do: [dismiss, open_from_push]\n        expect: [{dismissed: first}]"),
        to: "room/stack/oldest-first.yaml")
      try write(
        Repository.text("Fixtures/engines/waiting-room/engine.py"), to: "engine.py")
    }

    private static let vocabulary = """
      format: 1
      includes: [in-app-messages]
      actions:
        pause: {summary: The app pauses messages., phrase: messages are paused}

      """

    private func write(_ text: String, to path: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func run(_ arguments: String..., beside engine: Bool = true) throws -> CommandLineTool.Output {
      try CommandLineTool.run(
        arguments + ["--specs", "room"] + (engine ? ["--", "python3", "engine.py"] : []),
        in: folder, environment: ["COLUMNS": "400"])
    }
  }

  private static let clause = "stack.last-in-first-out/newest-first"

  @Test func `is another rule, unless the vocabulary claims the built-in meaning`() throws {
    try withTemporaryFolder { folder in
      let suite = try Lookalike(in: folder, semantics: "")
      let run = try suite.run("run")
      #expect(run.status == 1)
      #expect(run.standardOutput.contains("1 failed"))
      #expect(!run.standardOutput.contains("is broken"), "\(run.standardOutput)")
      #expect(!run.standardOutput.contains("because"))
      let explore = try suite.run("explore", "--scripts", "40")
      // A case fails, and nothing says more about it.
      #expect(explore.status == 1)
      #expect(!explore.standardOutput.contains(Self.clause))
      let audit = try suite.run("audit", beside: false)
      #expect(audit.status == 5)
      #expect(
        audit.standardOutput.contains(
          "not proved, because the reference engine does not know what the words of this suite mean"
        ))
      let explain = try suite.run("explain", "stack/oldest-first/two-waiting", beside: false)
      #expect(!explain.standardOutput.contains("because"))
      let faults = try suite.run("list", "faults", beside: false)
      #expect(!faults.standardOutput.contains("stack.last-in-first-out"))
    }
  }

  @Test func `is the built-in one if the vocabulary says so`() throws {
    try withTemporaryFolder { folder in
      let suite = try Lookalike(in: folder, semantics: "semantics: in-app-messages\n")
      let run = try suite.run("run")
      #expect(run.status == 1)
      #expect(run.standardOutput.contains("\(Self.clause)"), "\(run.standardOutput)")
      let explore = try suite.run("explore", "--scripts", "40")
      #expect(explore.status == 1)
      #expect(explore.standardOutput.contains("✗ \(Self.clause)"), "\(explore.standardOutput)")
      let audit = try suite.run("audit", beside: false)
      #expect(audit.status == 1)
      #expect(audit.standardOutput.contains("too much"))
      let explain = try suite.run("explain", "stack/oldest-first/two-waiting", beside: false)
      #expect(explain.standardOutput.contains("because"), "\(explain.standardOutput)")
      let faults = try suite.run("list", "faults", beside: false)
      #expect(faults.standardOutput.contains("stack.last-in-first-out"))
    }
  }
}
