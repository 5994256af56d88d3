import Foundation
import TestSupport
import Testing

@Suite struct `The command that characterizes engines` {
  @Test func `characterize shows each answer, and marks what is not the default`() throws {
    let run = try CommandLineTool.run(
      "characterize", "--scripts", "40", "--reading", "after-dismiss=shows-next", "--reading",
      "rate-limit-base=display")
    #expect(run.status == 0)
    let lines = run.standardOutput.split(separator: "\n").map(String.init)
    #expect(lines.first == "iamspec reference engine 1.0")
    #expect(lines.contains { $0.hasPrefix("After a dismissal") && $0.contains(" shows-next *") })
    #expect(lines.contains { $0.hasPrefix("Coming to the foreground") && $0.hasSuffix(" waits") })
    #expect(lines.contains { $0.hasPrefix("A trigger that only") && $0.hasSuffix("(moot)") })
    #expect(lines.contains("open.rate-limit-waiting  [swift, legacy]"))
    #expect(
      lines.contains("looked at 80 scripts beside the probes: some answers explain each"))
    #expect(!lines.contains { $0.count > 80 })
  }

  @Test func `characterize shows what an engine does that fits no answer`() throws {
    let run = try CommandLineTool.run(
      "characterize", "--question", "after-dismiss", "--fault", "control", "--scripts",
      "0")
    #expect(run.status == 0)
    let lines = run.standardOutput.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("After a dismissal") && $0.contains("another answer") })
    #expect(lines.contains("0 of 2 answers told"))
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
      "characterize", "--question", "asset-retry", "--profile", "swift", "--scripts", "40", "--",
      "python3",
      "Fixtures/engines/python/engine.py")
    #expect(run.status == 0)
    #expect(
      run.standardOutput == """
        python 1.0.0
                                                                    swift
        A failed fetch                                              (several answers)

        0 of 1 answer told
        looked at 40 scripts beside the probes: some answers explain 19, none 19, and 2
        were given up

        open.asset-retry  [swift]
          Is an asset that could not be fetched on delivery fetched again when its
          message is triggered?
          In one script the answer is `fetched-after-discard`, in another
          `stays-failed`. It may be several questions: these are the shortest scripts.

          `fetched-after-discard`: A script that nobody wrote
          given     minimum_interval: 0s, host: {implements: nothing}, assets:
                    {picture.png: fail}
          message   pictured: {type: modal, trigger: {custom_event: opened_shop}, image:
                    picture.png}
              what happens           what is seen                           screen
           1  a session starts,      picture.png is fetched
              delivering pictured    host is told that the session start
                                     matches no trigger
           2  picture.png will
              load at once
           3  event opened_shop      pictured is discarded (an asset could
              is logged              not be loaded)
           4  event opened_shop      pictured is displayed                  ┌ pictured ┐
              is logged              an impression of pictured is logged    │          │

          `stays-failed`: The fetch on delivery failed, and the network comes back
          before the first or the second trigger
          given     minimum_interval: 0s, assets: {picture.png: fail, poster.png: fail}
          message   pictured: {type: modal, trigger: {custom_event: opened_shop}, image:
                    picture.png}
          message   first: {type: modal, trigger: {custom_event: viewed_cart}, image:
                    poster.png}
          message   second: {type: modal, trigger: {custom_event: opened_account},
                    image: poster.png}
          message   other: {type: modal, trigger: {custom_event: opened_help}}
              what happens                     what is seen                    screen
           1  a session starts, delivering     picture.png is fetched
              pictured, first, second,         poster.png is fetched
              other                            host is told that the session
                                               start matches no trigger
           2  picture.png will load at once
           3  event opened_shop is logged      pictured is discarded (an
                                               asset could not be loaded)
           4  user dismisses the message
           5  event viewed_cart is logged      first is discarded (an asset
                                               could not be loaded)
           6  poster.png will load at once
           7  event opened_account is          second is discarded (an asset
              logged                           could not be loaded)
           8  user dismisses the message
           9  event opened_help is logged      host is asked about other
                                               other is displayed              ┌ other ┐
                                               an impression of other is       │       │
                                               logged                          │       │

        """)
  }

  @Test func `characterize looks at no more scripts than two thousand`() throws {
    let run = try CommandLineTool.run("characterize", "--scripts", "2001")
    #expect(run.status == 64)
    #expect(run.standardError.contains("write a whole number from 0 to 2000"))
  }

  private func nearlyRight(_ variant: String) -> [String] {
    ["--", "python3", "-B", "Fixtures/engines/misbehaving/nearly_right.py", variant]
  }

  @Test func `characterize tells in one line what the harness answers for a presenter`() throws {
    let run = try CommandLineTool.run(
      "characterize", "--scripts", "40", "--profile", "swift", "--", try CommandLineTool.path,
      "engine", "--presenter",
      "--reading", "asset-retry=fetched-again")
    #expect(run.status == 0)
    #expect(
      run.standardOutput.contains(
        /\n[1-9]\d* of [1-9]\d* answers told, all of them the reference engine's default\n/))
    #expect(
      run.standardOutput.contains(
        /\nnot asked: [1-9]\d* questions, since the harness plays the core\n/))
    #expect(
      run.standardOutput.contains(
        /\nlooked at 40 scripts beside the probes: some answers explain (each|39, none 1)\n/))
    #expect(!run.standardOutput.contains("A failed fetch"))
    #expect(!run.standardOutput.contains("open.asset-retry"))
  }

  @Test func `characterize attributes to a presenter no answer that the harness gives`() throws {
    let run = try CommandLineTool.run(
      "characterize", "--question", "asset-retry", "--profile", "swift", "--",
      try CommandLineTool.path,
      "engine", "--presenter", "--reading", "asset-retry=fetched-again")
    #expect(run.status == 0)
    #expect(
      run.standardOutput == """
        iamspec reference engine 1.0

        not asked: open.asset-retry, since the harness plays the core

        """)
  }

  @Test func `characterize leaves out questions about rules that do not apply`() throws {
    let run = try CommandLineTool.run(
      ["characterize", "--scripts", "0"] + nearlyRight("no_timeouts"))
    #expect(run.status == 0)
    #expect(!run.standardOutput.contains("timeout on"))
    #expect(!run.standardOutput.contains("Exactly the timeout"))
    #expect(
      run.standardOutput.contains(
        /\nnot asked: [1-9]\d* questions, since discard.timeout does not apply\n/))
  }

  @Test func `characterize needs no words but those that PROTOCOL.md lists`() throws {
    let run = try CommandLineTool.run(
      ["characterize", "--scripts", "0", "--question", "no-match-kinds"]
        + nearlyRight("documented_observations"))
    #expect(run.status == 0)
    let lines = run.standardOutput.split(separator: "\n")
    #expect(
      lines.contains { $0.hasPrefix("No match for a session or a push") && $0.hasSuffix(" all") })
    #expect(lines.last == "1 of 1 answer told, all of them the reference engine's default")
  }

  @Test func `characterize knows no other questions than the suite`() throws {
    let run = try CommandLineTool.run("characterize", "--question", "after-dismis")
    #expect(run.status == 2)
    #expect(run.standardError.contains("did you mean `open.after-dismiss`?"))
  }
}
