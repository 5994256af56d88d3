import Characterization
import Conformance
import EngineKit
import ReferenceEngine
import SpecModel
import TestSupport
import Testing

@Suite struct `The answers that an engine is held to` {
  private let suite: Suite

  init() throws { suite = try Builtin.suite() }

  private func host(_ answers: [String: String] = [:]) throws -> InProcessHost<ReferenceAdapter> {
    var reading = Reading.default
    for (question, answer) in answers { try reading.answer(question, with: answer) }
    return InProcessHost(ReferenceAdapter(reading: reading))
  }

  private func characteristics(
    _ answers: [String: String] = [:], to question: String = "open.after-dismiss"
  ) async throws -> [Characteristic] {
    await Characterizer(suite).characterize(
      try host(answers), in: ["swift", "legacy"], asking: [question])
  }

  private func watch(_ answers: [String: String]) throws -> AnswerWatch {
    AnswerWatch(
      for: PinnedAnswers(answers.map { .init(question: $0.key, answer: $0.value) }), of: suite,
      by: ReferenceAdapter().manifest)
  }

  @Test func `are written with the question and the answer in words, and with the day`()
    async throws
  {
    let found = try await characteristics()
    let file = PinnedAnswersText(found, of: ReferenceAdapter().manifest, on: "2026-05-01")
    #expect(file.count == 1)
    #expect(
      file.text == """
        # The answers of iamspec reference engine 1.0 to open questions, seen on 2026-05-01.
        # `iamspec run --answers` and `explore --answers` fail if the engine gives another one. Delete what
        # your team does not decide.
        format: 1
        answers:
          # Does the next waiting message appear by itself when the visible one is dismissed?
          # The next message waits for the next opportunity.
          - question: open.after-dismiss
            answer: waits

        """)
  }

  @Test func `are written for each profile if they differ, or if one shows none`() async throws {
    var found = try await characteristics()
    found[1].finding = .notShown
    let file = PinnedAnswersText(found, of: ReferenceAdapter().manifest, on: "2026-05-01")
    #expect(file.count == 1)
    #expect(file.text.contains("    answer: waits\n    profile: swift\n"))
  }

  @Test func `are held by an engine that gives them`() async throws {
    var watch = try watch(["open.after-dismiss": "waits"])
    watch.record(try await characteristics())
    #expect(watch.changes.isEmpty)
  }

  @Test func `have changed if a probe shows another`() async throws {
    var watch = try watch(["open.after-dismiss": "waits"])
    watch.record(try await characteristics(["open.after-dismiss": "shows-next"]))
    #expect(watch.changes.map(\.profile) == ["swift", "legacy"])
    let change = try #require(watch.changes.first)
    #expect(change.pinned.id == "waits")
    guard case .answers(let answers) = change.outcome else {
      Issue.record("\(change)")
      return
    }
    #expect(answers.map(\.id) == ["shows-next"])
    #expect(
      answers.map(\.text) == ["The next message is offered as soon as the visible one is gone."])
    #expect(change.places == ["open.after-dismiss/one-waiting"])
  }

  @Test func `are not held if the engine no longer shows them, unless the run was stopped`()
    async throws
  {
    let found = try await characteristics()
    func changes(_ finding: Characteristic.Finding) throws -> [AnswerChange.Outcome] {
      var watch = try watch(["open.after-dismiss": "waits"])
      var item = found[0]
      item.finding = finding
      watch.record([item])
      return watch.changes.map(\.outcome)
    }
    #expect(
      try changes(.cannotTell(.lacksActions([.dismiss])))
        == [.notShown("the engine does not take dismiss")])
    #expect(try changes(.fitsNone([])) == [.other])
    #expect(try changes(.moot(reason: "Nobody is asked.")) == [])
    #expect(try changes(.trouble(.stopped, probe: "open.after-dismiss/one-waiting")) == [])
  }

  @Test func `are not those that a case contradicts`() async throws {
    let question = try #require(suite.questions.first { $0.id == "open.after-dismiss" })
    let probe = try #require(question.probes.first?.script)
    let planned = PlannedCase(probe, profile: "swift")
    let found = try await characteristics()
    for (answer, kept) in [("waits", 2), ("shows-next", 1)] {
      let host = try host(["open.after-dismiss": answer])
      guard case .completed(let transcript) = await host.outcome(of: planned.script).ending else {
        Issue.record("no transcript")
        return
      }
      var contradicted = ContradictedAnswers()
      contradicted.record(
        .finished(CaseResult(planned: planned, verdict: .passed, transcript: transcript)))
      let rest = contradicted.leavingOut(of: found, in: suite, by: host.manifest)
      #expect(rest.count { $0.answer != nil } == kept)
    }
  }

  @Test func `have changed if only others explain a case that passes`() async throws {
    // The case asserts nothing that depends on the answer.
    let probe = try #require(
      suite.questions.first { $0.id == "open.after-dismiss" }?.probes.first?.script)
    let planned = PlannedCase(probe, profile: "swift")
    func changes(_ answers: [String: String]) async throws -> [AnswerChange] {
      guard
        case .completed(let transcript) = try await host(answers).outcome(of: planned.script).ending
      else { return [] }
      var watch = try watch(["open.after-dismiss": "waits", "open.on-foreground": "waits"])
      watch.record(
        .finished(CaseResult(planned: planned, verdict: .passed, transcript: transcript)))
      let failed = Verdict.errored(EngineFailure(kind: .crash, message: "gone"))
      watch.record(.finished(CaseResult(planned: planned, verdict: failed, transcript: transcript)))
      return watch.changes
    }
    #expect(try await changes([:]) == [])
    let changed = try await changes(["open.after-dismiss": "shows-next"])
    #expect(changed.map(\.question) == ["open.after-dismiss"])
    #expect(changed.map(\.places) == [[probe.id]])
  }
}
