import Conformance
import EngineKit
import Foundation
import SpecModel
import TestSupport
import Testing

@testable import Reporting
@testable import Wording

@Suite struct `A failure's text` {
  let text = FailureText(suite: SampleSuite.suite, replay: SampleRun.replay)

  @Test func `starts with the rule that was broken, in words`() throws {
    let result = try failing()
    let headline = try #require(text.headline(of: result))
    #expect(
      headline == "stack.last-in-first-out: "
        + "Of the messages waiting, the one most recently received is displayed first.")
    let lines = try #require(text.lines(for: result))
    #expect(lines.prefix(2).joined(separator: " ").replacing("   ", with: " ") == "✗ \(headline)")
  }

  @Test func `fits on a screen without a log`() throws {
    var result = try failing()
    result.log = ""
    #expect(try #require(text.lines(for: result)).count <= 28)
  }

  @Test func `says what is given and what the messages are, before the timeline`() throws {
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

  @Test func `of an engine's trouble says what is given, too`() throws {
    let planned = PlannedCase(SampleSuite.unmatched, profile: "swift")
    let failure = EngineFailure(kind: .crash, message: "signal 11", action: 1)
    let lines = try #require(
      text.lines(for: CaseResult(planned: planned, verdict: .errored(failure))))
    #expect(lines.contains("  given     minimum_interval: 0s"))
    #expect(
      lines.contains("  message   sale: {type: modal, trigger: {custom_event: opened_shop}}"))
  }

  @Test func `says nothing of a case that passed or was skipped`() throws {
    let planned = try SampleRun.cases[0]
    #expect(text.lines(for: SampleRun.result(of: planned)) == nil)
    let skipped = CaseResult(planned: planned, verdict: .skipped(.unsupported("no")))
    #expect(text.headline(of: skipped) == nil)
  }

  @Test func `shows both sides of a stack, and of extras only where they are asked for`() throws {
    let extras = SampleSuite.sampleCase(
      "extras/delivered/keys", line: 3, title: "Extras come with the message", rules: ["extras.x"],
      messages: [],
      steps: [
        Step(
          actions: [.presentLocal(message: "tip")],
          expectations: [.observation(.displayed(message: "tip", extras: ["k": "v"]))],
          stack: ["news"], location: SourceLocation(file: "e.yaml", line: 5, column: 9))
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
    (EngineFailure(kind: .timeout, message: "", action: nil), "Where in the case's 4 steps"),
    (EngineFailure(kind: .malformed, message: "half a line", action: 2), "step 2 of 4, line 18"),
    (EngineFailure(kind: .error, message: "a\nb", action: 99), "Where in the case's 4 steps"),
  ]) func `of an engine's trouble says where it was, if that is known`(
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
  ]) func `ends with a command that a shell reads back`(_ word: String) throws {
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
