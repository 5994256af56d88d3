import Foundation
import TestSupport
import Testing

@Suite struct `An open question that only a suite knows` {
  private static func visits(_ last: String) -> String {
    """
      - id: visits
        title: Somebody comes back
        steps:
          - start_session: {deliver: [other, voucher]}
          - log_event: opened_wallet
            expect: [{displayed: voucher}]
          - dismiss
          - {log_event: opened_wallet, expect: \(last)}
          - {log_event: viewed_cart, expect: [{displayed: other}]}

    """
  }

  @Test(arguments: [
    ("[{displayed: voucher}]", "passes with open.gift-card=again, and fails with once"),
    ("[]", "passes with open.gift-card=once, and fails with again"),
  ])
  func `is asserted by a case that begins like its probe, which is an error`(
    _ last: String, _ words: String
  ) throws {
    try withTemporaryFolder { folder in
      let suite = try ForeignSuite(
        in: folder, questions: OwnQuestion.text, cases: Self.visits(last))
      for words in [["audit", "--fast"], ["audit"]] {
        let audit = try CommandLineTool.run(
          words + ["--specs", "room"], in: folder, environment: ["COLUMNS": "400"])
        #expect(audit.status == 1)
        #expect(
          audit.standardOutput.contains(
            "queue/more/visits asserts an answer to an open question: step 4 passes with"))
        #expect(audit.standardOutput.contains("✗ too much: 1 case asserts an answer"))
      }
      let audit = try suite.judge("audit", "--fast")
      #expect(audit.standardOutput.contains(words))
    }
  }

  @Test func `is not asserted by a case that allows each answer, and yet nothing is proved`() throws
  {
    try withTemporaryFolder { folder in
      let suite = try ForeignSuite(
        in: folder, questions: OwnQuestion.text,
        cases: Self.visits("[{one_of: [[{displayed: voucher}], []]}]")
          .replacing("\n      - {log_event: viewed_cart, expect: [{displayed: other}]}", with: ""))
      let audit = try suite.run("audit", "--fast", "--specs", "room")
      #expect(
        audit.standardOutput.contains(
          "warning: that no case depends on open.gift-card is not proved"))
      #expect(!audit.standardOutput.contains("asserts an answer"))
      #expect(!audit.standardOutput.contains("✓ not too much"))
    }
  }

  @Test func `is no answer for --reading, and listed so`() throws {
    try withTemporaryFolder { folder in
      let suite = try ForeignSuite(in: folder, questions: OwnQuestion.text)
      let words = "only this suite knows it, and `--reading` does not take it"
      let list = try suite.run("list", "questions", "--specs", "room", "--all")
      #expect(list.standardOutput.contains(words))
      let story = try suite.run("explain", "open.gift-card", "--specs", "room")
      #expect(story.standardOutput.contains(words))
      let run = try suite.run("run", "--specs", "room", "--reading", "gift-card=once")
      #expect(run.status == 64)
      #expect(
        run.standardError.contains(
          "--reading takes the questions that the reference engine knows: those of the built-in suite"
        ))
      #expect(
        run.standardError.contains("`iamspec list questions --specs built-in` lists them all"))
    }
  }
}
