import Conformance
import EngineKit
import Foundation
import InAppMessages
import SpecJSON
import SpecModel
import TestSupport
import Testing

@testable import Reporting
@testable import Wording

@Suite struct `A failure's text` {
  let text = FailureText(
    suite: SampleSuite.suite, domain: InAppMessages(), replay: SampleRun.replay)

  @Test func `starts with the rule that was broken, in words`() throws {
    let result = try failing()
    let headline = try #require(text.headline(of: result))
    #expect(
      headline == "stack.last-in-first-out: "
        + "Of the messages waiting, the one most recently received is displayed first.")
    let lines = try #require(text.lines(for: result))
    #expect(lines.prefix(2).joined(separator: " ").replacing("   ", with: " ") == "✗ \(headline)")
  }

  /// A suite whose first rule has two clauses, and a failed case that holds them.
  private func failing(
    holding holds: [CaseBasis.Held], citing citations: [Citation] = []
  ) throws -> (text: FailureText, result: CaseResult) {
    var suite = SampleSuite.suite
    for chapter in suite.chapters.indices {
      for index in suite.chapters[chapter].rules.indices {
        let rule = suite.chapters[chapter].rules[index].id
        suite.chapters[chapter].rules[index].clauses = ["newest-first", "once"].map { name in
          Clause(
            id: Clause.id(of: name, in: rule), text: "So it is with \(name).", citations: citations,
            location: suite.chapters[chapter].rules[index].location)
        }
      }
    }
    var result = try failing()
    var item = result.planned.case
    item.basis = CaseBasis(holds: holds, needs: ["trigger.custom-event"])
    result.planned = PlannedCase(item, profile: result.planned.profile)
    return (FailureText(suite: suite, domain: InAppMessages(), replay: SampleRun.replay), result)
  }

  private let clause = "stack.last-in-first-out/"

  @Test(arguments: [0, 2, 3])
  func `marks the step in which a clause was seen to be broken as well`(_ step: Int) throws {
    let failing = try failing(holding: [])
    var result = failing.result
    guard case .failed(let failure) = result.verdict else { throw CancellationError() }
    let steps = result.planned.case.steps
    try #require(steps.indices.contains(failure.step))
    guard steps.indices.contains(step) else { return }
    let action = steps[..<step].reduce(0) { $0 + $1.actions.count + ($1.stack == nil ? 0 : 1) }
    result.breaches = [Breach(clause: clause + "once", action: action, because: "it was seen.")]
    let lines = try #require(failing.text.lines(for: result))
    let place = failure.step == step ? "" : " in step \(step + 1)"
    #expect(lines.contains { $0.contains("once is broken\(place): it was seen.") })
    for marked in [failure.step, step] {
      #expect(lines.contains { $0.hasPrefix(" ✗ \(marked + 1)  ") }, "\(lines)")
    }
    // What differs did not go as expected, and what comes after it is not said to have.
    #expect(lines.contains { $0.contains("went as expected") } == (step > 0))
    #expect(lines.contains("  ⋮ step 2 came next; `iamspec explain` shows it") == (step == 0))
  }

  @Test(arguments: [
    (
      Cause.Finding.misreport(.doubled(.dismissed), because: ""),
      "the engine reports `dismissed` twice"
    ),
    (.difference("`displayed` is missing"), "`displayed` is missing"),
    (
      .brokenConvention(
        BrokenConvention(id: .milliseconds, seen: "It takes seconds.", advice: "", command: "")),
      "a convention of the protocol is not kept: It takes seconds."
    ),
    (.passesAlone, "state survives from one case to the next, or chance plays a part"),
  ])
  func `starts with the cause if it is no broken clause, and blames none`(
    _ cause: Cause.Finding, _ headline: String
  ) throws {
    let failing = try failing(holding: [.init(clause: clause + "once", steps: [0, 1, 2])])
    var result = failing.result
    #expect(failing.text.headline(of: result)?.hasPrefix(clause + "once: ") == true)
    result.causeBesideClauses = cause
    #expect(failing.text.headline(of: result) == headline)
    let lines = try #require(failing.text.lines(for: result))
    #expect(lines.first == "✗ " + headline)
    #expect(!lines.contains { $0.contains(clause + "once: ") })
    // The case says by itself what it is filed under.
    #expect(lines.contains { $0.contains(".yaml:14 · stack.last-in-first-out") })
  }

  @Test func `starts with the broken clause if only one shows in that step`() throws {
    let (text, result) = try failing(holding: [
      .init(clause: clause + "newest-first", steps: [1, 2]),
      .init(clause: clause + "once", steps: [0]),
    ])
    guard case .failed(let failure) = result.verdict else { throw CancellationError() }
    try #require([1, 2].contains(failure.step))
    #expect(
      text.headline(of: result)
        == "stack.last-in-first-out/newest-first: So it is with newest-first.")
    let lines = try #require(text.lines(for: result))
    #expect(lines.contains("  needs     trigger.custom-event"))
    #expect(result.brokenClauses == [clause + "newest-first"])
  }

  @Test func `names the documents that say so if others differ`() throws {
    let held: [CaseBasis.Held] = [.init(clause: clause + "newest-first", steps: [1, 2])]
    let sentence = "  The documents disagree about stack.last-in-first-out/newest-first: "
    let (text, result) = try failing(
      holding: held,
      citing: [
        Citation(document: "pt", stance: .stated), Citation(document: "ko", stance: .implied),
        Citation(document: "ja", stance: .silent), Citation(document: "de", stance: .differs),
      ])
    let lines = try #require(text.lines(for: result)).joined(separator: "\n")
    #expect(lines.contains(sentence + "pt, ko say\n  so, de differs.\n"))
    let agreeing = try failing(holding: held, citing: [Citation(document: "pt", stance: .stated)])
    let others = try #require(agreeing.text.lines(for: agreeing.result)).joined(separator: "\n")
    #expect(!others.contains(sentence))
  }

  @Test func `lists the clauses that may be broken if several show`() throws {
    let (text, result) = try failing(holding: [
      .init(clause: clause + "newest-first", steps: [7]),
      .init(clause: clause + "once", steps: [8]),
    ])
    #expect(text.headline(of: result)?.hasPrefix("stack.last-in-first-out: Of the") == true)
    let lines = try #require(text.lines(for: result))
    let start = try #require(lines.firstIndex { $0.hasPrefix("  - ") })
    #expect(
      lines[start...].prefix(3) == [
        "  - stack.last-in-first-out/newest-first: So it is with newest-first.",
        "  - stack.last-in-first-out/once: So it is with once.", "",
      ])
  }

  @Test func `has its clauses beside it in results and in the extended JUnit dialect`() throws {
    let (_, result) = try failing(holding: [.init(clause: clause + "once", steps: [0, 1, 2, 3])])
    let line = ResultsCase(result, index: 0)
    #expect(line.clauses == [clause + "once"])
    var writer = XMLWriter()
    JUnitCase(result, nil, because: []).write(to: &writer, dialect: .extended)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self).contains(
        "<property name=\"clause\" value=\"stack.last-in-first-out/once\"/>"))
  }

  @Test func `fits on a screen without a log`() throws {
    var result = try failing()
    result.log = ""
    #expect(try #require(text.lines(for: result)).count <= 28)
  }

  @Test func `shows the start state and the messages before the timeline`() throws {
    let lines = try #require(text.lines(for: try failing()))
    let start = try #require(lines.firstIndex { $0.hasPrefix("  given") })
    #expect(
      lines[start...].prefix(5) == [
        "  given     minimum_interval: 0s",
        "  message   first: {type: modal, trigger: {custom_event: opened_shop}}",
        "  message   second: {type: full, trigger: {custom_event: viewed_cart}}",
        "",
        "      what happens                   what is seen                      screen",
      ])
  }

  @Test func `shows the start state for an engine's error, too`() throws {
    let planned = PlannedCase(SampleSuite.unmatched, profile: "swift")
    let failure = EngineFailure(kind: .crash, message: "signal 11", action: 1)
    let lines = try #require(
      text.lines(for: CaseResult(planned: planned, verdict: .errored(failure))))
    #expect(lines.contains("  given     minimum_interval: 0s"))
    #expect(
      lines.contains("  message   sale: {type: modal, trigger: {custom_event: opened_shop}}"))
  }

  @Test func `is empty for a case that passed or was skipped`() throws {
    let planned = try SampleRun.cases[0]
    #expect(text.lines(for: SampleRun.result(of: planned)) == nil)
    let skipped = CaseResult(planned: planned, verdict: .skipped(.unsupported("no")))
    #expect(text.headline(of: skipped) == nil)
  }

  @Test func `shows both sides of a stack, and of extras only if the case asserts them`() throws {
    let extras = SampleSuite.sampleCase(
      "extras/delivered/keys", line: 3, title: "Extras come with the message", rules: ["extras.x"],
      messages: [],
      steps: [
        Step(
          actions: [.presentLocal(message: "tip")],
          expectations: [.observation(.displayed(message: "tip", extras: ["k": "v"]))],
          stack: ["news"], position: SourcePosition(line: 5, column: 9))
      ])
    let result = SampleRun.compared(
      PlannedCase(extras, profile: "swift"),
      [[.displayed(message: "tip", extras: ["k": "w"])], [.stack([])]])
    let lines = try #require(text.lines(for: result))
    #expect(
      lines.filter { $0.hasPrefix("    -") || $0.hasPrefix("    +") } == [
        "    - displayed: {message: tip, extras: {k: v}}   expected",
        "    + displayed: {message: tip, extras: {k: w}}   happened",
        "    - stack: [news]                               expected",
        "    + stack: []                                   happened",
      ])
  }

  @Test(arguments: [
    (EngineFailure(kind: .timeout, message: "", action: nil), "It is not known where in"),
    (EngineFailure(kind: .malformed, message: "half a line", action: 2), "step 2 of 4, line 18"),
    (EngineFailure(kind: .error, message: "a\nb", action: 99), "It is not known where in"),
  ]) func `shows the place of an engine's error, if known`(
    _ failure: EngineFailure, _ place: String
  ) throws {
    let planned = PlannedCase(SampleSuite.twoWaiting, profile: "swift")
    let lines = try #require(
      text.lines(for: CaseResult(planned: planned, verdict: .errored(failure))))
    #expect(lines[0].hasPrefix("! The engine "))
    #expect(lines.contains { $0.contains(place) })
  }

  @Test(arguments: [
    "plain", "two words", "it's", "$HOME", "`ls`", "a\nb", "tab\t", "\u{1B}[31m", "", "é\u{202E}",
    "back\\slash'\n",
  ]) func `ends with a command that a shell parses correctly`(_ word: String) throws {
    let shell = Program(URL(filePath: "/bin/bash"))
    let run = try shell.run(["-c", "printf %s " + ReplayCommand.quoted(word)])
    #expect(run.standardOutput == word)
    #expect(!ReplayCommand.quoted(word).contains { $0.isNewline })
  }

  private func failing() throws -> CaseResult {
    let results = try SampleRun.plan.cases.map(SampleRun.result)
    return try #require(results.first { $0.verdict.kind == .failed })
  }
}
