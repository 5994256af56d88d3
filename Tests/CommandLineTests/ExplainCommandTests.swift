import Foundation
import TestSupport
import Testing

@Suite struct `iamspec explain with an engine behind --` {
  private let reference = ["engine", "--fault", "queue-instead-of-stack"]

  /// Runs the command, and returns its output with each paragraph on one line.
  private func explain(
    _ item: String, _ command: [String], options: [String] = []
  ) throws -> (run: CommandLineTool.Output, sentences: String) {
    let run = try CommandLineTool.run(["explain", item] + options + ["--"] + command)
    return (run, run.standardOutput.replacing("\n", with: " "))
  }

  @Test func `shows what it does in a case that it passes`() throws {
    let (run, sentences) = try explain(
      "stack/last-in-first-out/two-waiting", ["python3", "Fixtures/engines/python/engine.py"])
    #expect(run.status == 0)
    #expect(run.standardError == "")
    #expect(
      sentences.contains(
        "python 1.0.0 in swift and legacy, as the case expects, like the reference engine:"))
    #expect(run.standardOutput.contains("┌ second ┐"))
    #expect(!run.standardOutput.contains("The reference engine in"))
  }

  @Test func `shows it beside the reference engine if they differ, even if both pass`() throws {
    let (run, sentences) = try explain(
      "reenqueue/on-top/put-at-the-end/one-below", [try CommandLineTool.path] + reference)
    #expect(run.status == 0)
    #expect(
      sentences.contains(
        "iamspec reference engine 1.0 in swift and legacy, in one of the ways that the case allows; "
          + "unlike the reference engine in steps 3, 4 and 5:"))
    #expect(
      run.standardOutput.contains(
        "      event lost_life is logged     · extra_life is put    ◇ one of: nothing /\n"))
    #expect(!run.standardOutput.split(separator: "\n").contains { $0.count > 80 })
  }

  @Test func `says that a case allows what it does, if the case leaves a choice`() throws {
    let run = try CommandLineTool.run(
      "explain", "stack/last-in-first-out/displayed-twice/by-another-session/once", "--profile",
      "swift")
    #expect(
      run.standardOutput.contains(
        "The reference engine in swift, in one of the ways that the case allows:\n"))
    let words = run.standardOutput.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("◇ one of: offer is displayed / nothing"))
    #expect(run.standardOutput.contains("· offer is displayed"))
    #expect(!run.standardOutput.contains("as the case expects"))
  }

  @Test func `shows a failed case to its end`() throws {
    let (run, sentences) = try explain(
      "stack/last-in-first-out/three-waiting", [try CommandLineTool.path] + reference,
      options: ["--profile", "swift"])
    #expect(run.status == 0)
    #expect(
      sentences.contains(
        "iamspec reference engine 1.0 in swift, unlike what the case expects in step 4:"))
    #expect(run.standardOutput.contains("   + first is displayed\n"))
  }

  @Test func `that crashes is shown with what it should have done`() throws {
    let item = "stack/last-in-first-out/two-waiting"
    let (run, sentences) = try explain(
      item, ["python3", "Fixtures/engines/misbehaving/crashes.py", "1", "x", item])
    #expect(run.status == 0)
    #expect(sentences.contains("! misbehaving 1 in swift: The engine crashed: "))
    #expect(sentences.contains("The reference engine in swift, as the case expects:"))
  }

  @Test func `explains each step`() throws {
    let run = try CommandLineTool.run("explain", "reenqueue/other-visible/newcomer-waits")
    #expect(run.status == 0)
    #expect(
      run.standardOutput.contains(
        "\n   because breaking_news is visible (reenqueue.other-visible/not-displayed)\n"))
    #expect(!run.standardOutput.split(separator: "\n").contains { $0.count > 80 })
  }

  @Test func `that skips a case says why`() throws {
    let (run, sentences) = try explain(
      "triggers/custom-event", [try CommandLineTool.path, "engine", "--presenter"],
      options: ["--profile", "swift"])
    #expect(run.status == 0)
    #expect(
      sentences.contains(
        "iamspec reference engine 1.0 did not run the case in swift: trigger.custom-event binds the core, "
          + "and the engine is only a presenter"))
    #expect(sentences.contains("The reference engine in swift, as the case expects:"))
  }

  @Test func `that cannot be run exits with 3`() throws {
    let run = try CommandLineTool.run(
      "explain", "stack/last-in-first-out/two-waiting", "--", "no-such-program")
    #expect(run.status == 3)
    #expect(run.standardOutput == "")
    #expect(run.standardError.contains("`no-such-program` was not found"))
  }

  @Test(arguments: [["--fault", "queue-instead-of-stack", "--", "true"], ["--"]])
  func `is rejected in a command line that makes no sense`(_ words: [String]) throws {
    let run = try CommandLineTool.run(
      ["explain", "stack/last-in-first-out/two-waiting"] + words)
    #expect(run.status == 64)
  }
}

@Suite struct `iamspec explain with an id` {
  @Test func `of a rule shows its clauses and what the documents say`() throws {
    let run = try CommandLineTool.run("explain", "stack.in-memory")
    #expect(run.status == 0)
    #expect(
      run.standardOutput.hasPrefix(
        "In memory only\nstack.in-memory  [swift, legacy]\nSpecs/stack/rules.yaml:"))
    #expect(
      run.standardOutput.contains(
        """

        stack.in-memory/empty-after-launch
          After a launch the stack is empty.
          stated: pt, ko, de, en, ja

        """))
    #expect(
      run.standardOutput.contains(
        """

          de: stated, "Anzeigen von In-App-Nachrichten"
            The stack keeps only stored messages in memory and is emptied between
            launches of the app from suspension.

        """))
    #expect(
      run.standardOutput.hasSuffix(
        "further cases; `iamspec list cases --rule stack.in-memory` names all\n"))
  }

  @Test func `of a clause names the cases that demand it`() throws {
    let run = try CommandLineTool.run("explain", "stack.in-memory/empty-after-launch")
    #expect(run.status == 0)
    #expect(run.standardOutput.contains("\nwhat the documents say\n  pt, ko, de, en, ja: stated\n"))
    #expect(run.standardOutput.contains(" cases demand it\n  stack/in-memory/one-waiting\n"))
    #expect(
      run.standardOutput.hasSuffix("\n`iamspec explain stack.in-memory` shows the whole rule\n"))
  }

  @Test func `of an open question shows its answers, and which one is assumed`() throws {
    let run = try CommandLineTool.run("explain", "open.after-dismiss")
    #expect(run.status == 0)
    #expect(
      run.standardOutput.contains(
        """

          * waits: The next message waits for the next opportunity.
            shows-next: The next message is offered as soon as the visible one is
              gone.
          * the reference engine's answer unless it is told otherwise

        """))
    #expect(run.standardOutput.contains("\n  pt, ko, de, en, ja: implied\n    A dismissal is not"))
    #expect(run.standardOutput.hasSuffix("\nabout stack.offer-when-eligible\n"))
  }

  @Test func `of a suite of your own names commands that use it, too`() throws {
    let run = try CommandLineTool.run(
      "explain", "stack.newest-first/one-at-a-time", "stack.newest-first", "--specs",
      "Fixtures/suites/shop")
    #expect(run.status == 0)
    #expect(run.standardOutput.contains("--specs Fixtures/suites/shop` shows the whole rule\n"))
    #expect(run.standardOutput.contains("--core --specs Fixtures/suites/shop` tells "))
  }

  @Test(arguments: [
    ("open.after-dismis", "open.after-dismiss"), ("stak.in-memory", "stack.in-memory"),
    ("stack.in-memory/empty-after-lunch", "stack.in-memory/empty-after-launch"),
  ])
  func `that is misspelled suggests the right one`(_ id: String, _ right: String) throws {
    let run = try CommandLineTool.run("explain", id)
    #expect(run.status == 2)
    #expect(
      run.standardError == """
        error: there is no rule, clause or open question `\(id)`
               did you mean `\(right)`?

        """)
  }

  @Test(arguments: [
    ["stack/in-memory"], ["--profile", "swift"], ["--fault", "queue-instead-of-stack"],
    ["--", "true"],
  ])
  func `takes neither cases nor an engine`(_ words: [String]) throws {
    let run = try CommandLineTool.run(["explain", "stack.in-memory"] + words)
    #expect(run.status == 64)
    #expect(run.standardOutput == "")
  }
}
