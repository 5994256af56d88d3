import Foundation
import TestSupport
import Testing

@Suite struct `The command that characterizes engines` {
  @Test func `characterize shows each answer, and marks what is not the default`() throws {
    let run = try CommandLineTool.run(
      "characterize", "--all", "--scripts", "40", "--reading", "after-dismiss=shows-next",
      "--reading", "rate-limit-base=display")
    #expect(run.status == 0)
    let lines = run.standardOutput.split(separator: "\n").map(String.init)
    #expect(lines.first == "iamspec reference engine 1.0")
    #expect(lines.contains { $0.hasPrefix("open.after-dismiss ") && $0.contains(" shows-next *") })
    #expect(lines.contains { $0.hasPrefix("open.on-foreground ") && $0.hasSuffix(" waits") })
    #expect(
      lines.contains { $0.hasPrefix("open.rate-limit-waiting ") && $0.hasSuffix("(moot)") })
    #expect(lines.contains("open.rate-limit-waiting  [swift, legacy]"))
    #expect(
      lines.contains("looked at 80 scripts beside the probes: some answers explain each"))
    #expect(!lines.contains { $0.count > 80 })
  }

  @Test func `characterize lists no answer that is certain and the default, unless told to`() throws
  {
    let run = try CommandLineTool.run(
      "characterize", "--scripts", "0", "--profile", "swift", "--reading",
      "after-dismiss=shows-next")
    #expect(run.status == 0)
    let lines = run.standardOutput.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("open.after-dismiss ") && $0.hasSuffix(" shows-next *") })
    #expect(!lines.contains { $0.hasPrefix("open.") && $0.hasSuffix(" waits") })
    #expect(!run.standardOutput.contains("(moot)"))
    #expect(run.standardOutput.contains("(not shown)"))
    #expect(
      run.standardOutput.contains(
        /\nnot listed: [1-9]\d* questions, answered like the default or moot; --all lists them\n/))
  }

  @Test func `characterize shows behavior that matches no answer`() throws {
    let run = try CommandLineTool.run(
      "characterize", "--question", "after-dismiss", "--fault", "control", "--scripts",
      "0")
    #expect(run.status == 0)
    let lines = run.standardOutput.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("open.after-dismiss ") && $0.contains("another answer") })
    #expect(lines.contains("0 of 2 answers found"))
    #expect(lines.contains("  What the engine did fits no known answer:"))
    #expect(lines.contains { $0.contains("what is seen") })
    #expect(!lines.contains { $0.contains("✓") || $0.count > 80 })
  }

  @Test func `characterize writes JSON for machines`() throws {
    let run = try CommandLineTool.run(
      "characterize", "--json", "--question", "open.after-dismiss", "--profile", "swift")
    #expect(run.status == 0)
    let object = try JSONSerialization.jsonObject(with: Data(run.standardOutput.utf8))
    let found = try #require((object as? [String: Any])?["characteristics"] as? [[String: Any]])
    #expect(found.count == 1)
    #expect(found.first?["question"] as? String == "open.after-dismiss")
    #expect(found.first?["answer"] as? String == "waits")
    #expect(found.first?["is_default"] as? Bool == true)
  }

  @Test func `characterize shows two answers to one question with the shortest scripts`() throws {
    let run = try CommandLineTool.run(
      "characterize", "--question", "on-foreground", "--profile", "swift", "--scripts", "40", "--",
      "node",
      "Fixtures/engines/javascript/engine.mjs")
    #expect(run.status == 0)
    #expect(
      run.standardOutput == """
        javascript 1.0.0
                                                                    swift
        open.on-foreground                                          (several answers)

        0 of 1 answer found
        `iamspec explain` with the id of a question says what it is about
        looked at 40 scripts beside the probes: some answers explain each

        open.on-foreground  [swift]
          Is coming to the foreground an opportunity by itself, without a session start
          or a push?
          In one script the answer is `offers`, in another `waits`. It may be several
          questions: these are the shortest scripts.

          `offers`: A message was triggered in the background, and the app comes to the
          foreground
          given     minimum_interval: 0s
          message   waiting: {type: modal, trigger: {custom_event: opened_shop}}
              what happens           what is seen                            screen
           1  a session starts,      host is told that the session start
              delivering waiting     matches no trigger
           2  app goes to the                                                ░░░░░░░░░░░
              background                                                     ░░░░░░░░░░░
           3  event opened_shop      waiting is put back on the stack (the   ░░░░░░░░░░░
              is logged              app is in the background)               ░░░░░░░░░░░
           4  app comes to the       host is asked about waiting
              foreground             waiting is displayed                    ┌ waiting ┐
                                     an impression of waiting is logged      │         │
           5  app is opened from     host is told that the push click        │         │
              a push                 matches no trigger                      │         │

          `waits`: A generated script
          given     minimum_interval: 0s, host: {implements: nothing}
          message   waiting: {type: modal, trigger: {custom_event: opened_shop}}
              what happens           what is seen                            screen
           1  a session starts,      host is told that the session start
              delivering waiting     matches no trigger
           2  event opened_shop      waiting is displayed                    ┌ waiting ┐
              is logged              an impression of waiting is logged      │         │
           3  a session starts,      host is told that the session start     │         │
              delivering waiting     matches no trigger                      │         │
           4  event opened_shop      waiting is put back on the stack        │         │
              is logged              (another message is visible)            │         │
           5  app goes to the                                                │         │
              background                                                     │         │
           6  app comes to the                                               │         │
              foreground                                                     │         │
           7  app is opened from     host is told that the push click        │         │
              a push                 matches no trigger                      │         │
                                     waiting is put back on the stack        │         │
                                     (another message is visible)            │         │

        """)
  }

  @Test func `characterize examines at most two thousand scripts`() throws {
    let run = try CommandLineTool.run("characterize", "--scripts", "2001")
    #expect(run.status == 64)
    #expect(run.standardError.contains("write a whole number from 0 to 2000"))
  }

  private func nearlyRight(_ variant: String) -> [String] {
    ["--", "python3", "-B", "Fixtures/engines/misbehaving/nearly_right.py", variant]
  }

  @Test func `characterize counts the questions without a known answer`() throws {
    let run = try CommandLineTool.run("characterize", "--scripts", "0", "--profile", "swift")
    #expect(run.status == 0)
    let words = run.standardOutput.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains(
        /not shown: [1-9]\d* questions to which no probe and no script shows an answer; more/)
    )
    #expect(!words.contains("there is no probe"))
    #expect(!words.contains("open.local-choice ["))
  }

  @Test func `characterize shows in one line what the harness answers for a presenter`() throws {
    let run = try CommandLineTool.run(
      "characterize", "--scripts", "40", "--profile", "swift", "--", try CommandLineTool.path,
      "engine", "--presenter",
      "--reading", "asset-retry=fetched-again")
    #expect(run.status == 0)
    #expect(
      run.standardOutput.contains(
        /\n[1-9]\d* of [1-9]\d* answers found, all of them the reference engine's default\n/))
    #expect(
      run.standardOutput.contains(
        /\nnot asked: [1-9]\d* questions, since the harness plays the core\n/))
    #expect(
      run.standardOutput.contains(
        /\nlooked at 40 scripts beside the probes: some answers explain (each|39, none 1)\n/))
    #expect(!run.standardOutput.contains("A failed fetch"))
    #expect(!run.standardOutput.contains("open.asset-retry"))
  }

  @Test func `characterize does not attribute the harness's answers to a presenter`() throws {
    let run = try CommandLineTool.run(
      "characterize", "--question", "asset-retry", "--profile", "swift", "--",
      try CommandLineTool.path,
      "engine", "--presenter", "--reading", "asset-retry=fetched-again")
    #expect(run.status == 5)
    #expect(
      run.standardOutput == """
        iamspec reference engine 1.0

        not asked: open.asset-retry, since the harness plays the core

        """)
  }

  @Test func `characterize omits questions about rules that do not apply`() throws {
    let run = try CommandLineTool.run(
      ["characterize", "--scripts", "0"] + nearlyRight("no_timeouts"))
    #expect(run.status == 0)
    #expect(!run.standardOutput.contains("timeout on"))
    #expect(!run.standardOutput.contains("Exactly the timeout"))
    #expect(
      run.standardOutput.contains(
        /\nnot asked: [1-9]\d* questions, since discard.timeout does not apply\n/))
  }

  @Test func `characterize uses only words that PROTOCOL.md lists`() throws {
    let run = try CommandLineTool.run(
      ["characterize", "--scripts", "0", "--question", "no-match-kinds"]
        + nearlyRight("documented_observations"))
    #expect(run.status == 0)
    let lines = run.standardOutput.split(separator: "\n")
    #expect(
      lines.contains {
        $0.hasPrefix("open.no-match-kinds ") && $0.hasSuffix(" all")
      })
    #expect(lines.contains("1 of 1 answer found, all of them the reference engine's default"))
  }

  @Test func `characterize only knows the suite's questions`() throws {
    let run = try CommandLineTool.run("characterize", "--question", "after-dismis")
    #expect(run.status == 2)
    #expect(run.standardError.contains("did you mean `open.after-dismiss`?"))
  }
}
