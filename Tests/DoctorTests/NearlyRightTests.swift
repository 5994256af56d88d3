import Doctor
import EngineKit
import Foundation
import SpecModel
import TestSupport
import Testing

extension Substring {
  /// Returns the text without an ending.
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    String(hasSuffix(suffix) ? dropLast(suffix.count) : self)
  }
}

@Suite struct `An adapter with one mistake` {
  private func checkup(_ arguments: String...) async throws -> Checkup {
    try await Misbehaving.checkup(
      Python.command("\(Misbehaving.engines)/misbehaving/nearly_right.py") + arguments)
  }

  /// The mistakes that the doctor's manifest makes up for.
  private static let fixedByDraft: Set = [
    "lacks_local", "knows_little", "says_nothing_of_discards",
  ]

  @Test(arguments: Mistake.ofAnswers + Mistake.ofConventions)
  func `gets one finding, which names the mistake`(_ mistake: Mistake) async throws {
    let checkup = try await checkup(mistake.name)
    let findings = checkup.results.flatMap(\.findings)
    #expect(findings.map(\.message) == [mistake.message])
    #expect(findings.map(\.advice) == [mistake.advice])
    #expect(checkup.results.filter { $0.status == .found }.map(\.check) == [mistake.check])
    #expect((findings.first?.input == nil) == (mistake.check == .manifest))
    if Self.fixedByDraft.contains(mistake.name) {
      try await expectFix(of: mistake.name, by: checkup)
    }
  }

  @Test func `in several actions is fine with the manifest that the doctor writes`() async throws {
    try await expectFix(of: "refuses_two", by: checkup("refuses_two"))
  }

  /// Expects no findings about an engine that has the doctor's manifest.
  private func expectFix(of mistake: String, by checkup: Checkup) async throws {
    let draft = try #require(checkup.draft)
    let again = try await self.checkup(mistake, draft.line)
    #expect(again.results.flatMap(\.findings) == [])
    #expect(again.draft == nil)
  }

  @Test func `in its manifest gets a finding for each word, with the nearest known one`()
    async throws
  {
    let checkup = try await checkup("misspelt")
    let findings = checkup.results.flatMap(\.findings)
    #expect(
      findings.map(\.message) == [
        "`profiles`: `swfit` is not a profile of the suite.",
        "`actions`: `dsimiss` is not an action of the protocol.",
        "`observations`: `dismised` is not an observation of the protocol.",
        "`not_applicable`: `discard.timeuot` is not a rule of the suite.",
      ])
    #expect(
      findings.map(\.advice) == [
        "Did you mean `swift`?", "Did you mean `dismiss`?", "Did you mean `dismissed`?",
        "Did you mean `discard.timeout`?",
      ])
    #expect(
      checkup.draft?.line == """
        {"iamspec":1,"engine":{"name":"nearly right","version":"1.0"},"profiles":["swift"],\
        "actions":["start_session","log_event","dismiss"],"observations":["displayed","dismissed"],\
        "not_applicable":{"discard.timeout":"messages have no timeout"}}
        """)
  }

  @Test(arguments: [
    (
      "repeats_earlier_lists", CheckID.answer,
      "It reports `displayed sale` also in the list of action 3, dismiss; it belongs in that of action "
        + "2, log_event, alone.",
      "Empty the list before each action: each begins with all of the one before."
    ),
    (
      "reports_late", .answer,
      "It reports `displayed sale` in the list of action 3, dismiss; it belongs in that of action 2, "
        + "log_event.",
      "Report what happens in the list of the action that causes it, and only there."
    ),
    (
      "prints_in_landscape", .cases,
      "doctor/state-orientation-swift gets no valid answer, not even with `start_session` alone: the "
        + "engine wrote something that is not a reply, and standard output is only for replies: "
        + "warning: landscape",
      "Answer with one line of JSON for each request"
    ),
    (
      "writes_latin_1", .cases,
      "doctor/seen-displayed-text gets no valid answer; it fails at `log_event`: the reply is not "
        + "valid JSON: the string is not valid UTF-8",
      "Encode replies as UTF-8, whatever the language and its locale prefer: some text is written in "
        + "another encoding, such as Latin-1."
    ),
  ]) func `gets a finding for it, besides those that follow from it`(
    _ mistake: String, _ check: CheckID, _ message: String, _ advice: String
  ) async throws {
    let checkup = try await Misbehaving.checkup(
      Python.command("\(Misbehaving.engines)/misbehaving/nearly_right.py") + [mistake],
      sampleSize: 0)
    let findings = checkup.results.filter { $0.check == check }.flatMap(\.findings)
    #expect(findings.map { $0.message.hasPrefix(message) } == [true], "\(findings.map(\.message))")
    #expect(findings.map { $0.advice.hasPrefix(advice) } == [true])
  }

  /// Engines that keep state, with the profile in which it shows.
  @Test(arguments: [
    ("keeps_the_keyboard", "legacy", UInt64(1)), ("keeps_choices", "swift", 1),
    ("keeps_choices", "swift", 2), ("keeps_the_first_start", "swift", 1),
  ]) func `in what it keeps between cases gets a finding whatever the sample is`(
    _ mistake: String, _ profile: String, _ seed: UInt64
  ) async throws {
    let manifest =
      #"{"iamspec":1,"engine":{"name":"e","version":"1"},"profiles":["\#(profile)"]}"#
    let checkup = try await Misbehaving.checkup(
      Python.command("\(Misbehaving.engines)/misbehaving/nearly_right.py") + [mistake, manifest],
      sampleSize: 0
    ) { $0.seed = seed }
    #expect(checkup.found(by: .freshState).contains("is answered differently. "))
  }

  @Test func `can be checked by hand with a case named after the action to blame`() async throws {
    let checkup = try await checkup("misspells_message")
    let findings = checkup.results.first { $0.check == .actions }?.findings
    let finding = try #require(findings?.first { $0.message.contains("log_event") })
    guard case .requests(let scripts) = finding.input else {
      Issue.record("There is nothing to give it by hand.")
      return
    }
    #expect(scripts.map(\.caseID) == ["doctor/action-log_event"])
  }

  @Test func `gets no manifest that claims what it never reports`() async throws {
    let checkup = try await checkup("says_nothing")
    #expect(checkup.found(by: .observations).hasPrefix("It never reports `displayed`"))
    #expect(checkup.draft == nil)
  }

  @Test func `that leaves a presenter without offers gets a finding`() async throws {
    let checkup = try await checkup("presenter_without_offer")
    #expect(
      checkup.found(by: .manifest)
        == "`actions`: a presenter must take `offer`; without it, no message ever reaches it.")
    #expect(checkup.draft?.manifest.actions.contains(.offer) == true)
  }

  @Test func `in a convention gets a finding in the words of PROTOCOL.md`() throws {
    let document = try Repository.text("Specs/PROTOCOL.md")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for mistake in Mistake.ofConventions {
      let sentences = mistake.message.split(separator: ". ").map { $0.trimmingSuffix(".") }
      #expect(document.contains(sentences[sentences.count - 1] + "."), "\(mistake.name)")
    }
  }

  @Test func `is not found if there is none`() async throws {
    let checkup = try await checkup("none")
    #expect(checkup.results.flatMap(\.findings) == [])
    #expect(checkup.draft == nil)
  }
}
