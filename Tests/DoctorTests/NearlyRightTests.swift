import Doctor
import EngineKit
import Foundation
import SpecModel
import TestSupport
import Testing

/// A mistake that a newcomer makes, and the only finding that it leads to.
private struct Mistake: CustomTestStringConvertible, Sendable {
  var name: String
  var check: CheckID
  var message: String
  var advice: String
  var testDescription: String { name }

  init(_ name: String, _ check: CheckID, _ message: String, _ advice: String) {
    self.name = name
    self.check = check
    self.message = message
    self.advice = advice
  }
}

private let leaveOut =
  "cases that need it are then skipped, and the report says why. A manifest without `actions` claims "
  + "every action."

private let intervalOfZero =
  "`minimum_interval` 0 switches the interval off; it does not stand for the default."

private let mistakes: [Mistake] =
  [
    Mistake(
      "lacks_local", .actions,
      "It fails at `present_local`: the engine exited with status 1; its last words: KeyError: "
        + "'present_local'.",
      "Perform it, or answer `unsupported`, or leave it out of the manifest's `actions`: \(leaveOut)"
    ),
    Mistake(
      "refuses_local", .actions,
      "It claims `present_local`, and answers `unsupported`: cannot present_local.",
      "Perform it, or leave it out of the manifest's `actions`: \(leaveOut)"),
    Mistake(
      "knows_little", .actions,
      "It fails at `log_purchase`, `receive_api_event`, `open_from_push`, `enter_background`, "
        + "`enter_foreground`, `relaunch`, `rotate`, `advance`, `click`, `present_local`, `choose`, "
        + "`serve`, `assign_presenter`, `log_impression`, `log_click` and `query_stack`: the engine "
        + "exited with status 1; its last words: KeyError: 'log_purchase'.",
      "Perform them, or answer `unsupported`, or leave them out of the manifest's `actions`: "
        + leaveOut.replacing("need it", with: "need them")),
    Mistake(
      "misspells_dismissed", .actions,
      "It fails at `dismiss`: the reply is not valid: `observations[2][0].saw`: `dismised` is not an "
        + "observation; did you mean `dismissed`?",
      "Answer with one line of JSON for each request, with the request's `id` and one list for each "
        + "action, and write nothing else to standard output; see `iamspec protocol`."),
    Mistake(
      "refuses_all", .answer,
      "It answers `unsupported` to every request: cannot start_session.",
      "Perform it, or say in the manifest what the engine can do: cases that need more are then "
        + "skipped without being asked, and the report says why."),
    Mistake(
      "drops_a_list", .answer, "The engine reported 1 list of observations for 2 actions.",
      "Answer with one list for each action of the request, in order; it is empty where the action "
        + "caused nothing."),
    Mistake(
      "says_nothing_of_display", .observations,
      "It never reports `displayed`: after start_session, log_event, a message should be on the "
        + "screen.",
      "Report `{\"saw\":\"displayed\",\"message\":NAME}` in the list of the action at which it "
        + "appears; every case asserts that."),
    Mistake(
      "says_nothing_of_discards", .observations,
      "It claims `discarded`, and does not report it where the rules should cause it: after "
        + "start_session, log_event.",
      "Report it, or leave it out of the manifest's `observations`: cases that assert it are then "
        + "skipped instead of failed."),
    Mistake(
      "own_reasons", .observations,
      "It gives reasons that the protocol does not know: `assetFailed` for `discarded` (it is "
        + "`asset_failed`); `in_background` for `reenqueued` (it is `background`).",
      "Use the protocol's words in `reason`: cases that assert a reason fail otherwise. `iamspec "
        + "protocol` lists them."),
    Mistake(
      "names_campaigns", .observations,
      "It reports `choice_asked campaign-sale`, and no message of the request has that name: there is "
        + "`sale`.",
      "Report messages by their names, which are the keys of the request's `messages`."),
    Mistake(
      "advance_in_seconds", .times,
      "A time is off by a thousand: an interval of 60 seconds is over after 90 milliseconds already.",
      "`by` of `advance` is in milliseconds: the engine seems to take it for seconds."),
    Mistake(
      "advance_in_microseconds", .times,
      "A time is off by a thousand: an interval of 60 seconds is over only after 25 hours.",
      "`by` of `advance` is in milliseconds: the engine seems to divide it by 1000 once too often."),
    Mistake(
      "interval_in_milliseconds", .times,
      "A time is off by a thousand: an interval of 60 seconds is over after 90 milliseconds already.",
      "`minimum_interval` is in seconds: the engine seems to take it for milliseconds."),
    Mistake(
      "interval_times_1000", .times,
      "A time is off by a thousand: an interval of 60 seconds is over only after 25 hours.",
      "`minimum_interval` is in seconds: the engine seems to multiply it by 1000 once too often."),
    Mistake(
      "after_in_seconds", .times,
      "A time is off by a thousand: an asset that takes 60 seconds is there only after 25 hours.",
      "`after` of an asset is in milliseconds: the engine seems to take it for seconds."),
    Mistake(
      "timeout_in_seconds", .times,
      "A time is off by a thousand: a timeout of 60 seconds is over only after 25 hours.",
      "`timeout` of a message is in milliseconds: the engine seems to take it for seconds."),
    Mistake(
      "timeout_in_microseconds", .times,
      "A time is off by a thousand: a timeout of 60 seconds is over after 90 milliseconds already.",
      "`timeout` of a message is in milliseconds: the engine seems to divide it by 1000 once too "
        + "often."),
    Mistake(
      "zero_is_default", .conventions,
      "`minimum_interval` 0 holds a message back: of two that are triggered one after the other, the "
        + "second is not displayed after 1 second, and displayed after 31 seconds. "
        + intervalOfZero,
      "0 switches the interval off, and only its absence stands for the default: tell the two apart "
        + "(in many languages, 0 counts as false)."),
    Mistake(
      "zero_is_a_moment", .conventions,
      "`minimum_interval` 0 holds a message back: of two that are triggered one after the other, the "
        + "second is not displayed at once, and displayed 1 millisecond later. " + intervalOfZero,
      "0 switches the interval off: let a message through where no time has passed, too, by `>=` "
        + "instead of `>`, or ask for 0 first."),
    Mistake(
      "zero_is_a_millisecond", .conventions,
      "`minimum_interval` 0 holds a message back: of two that are triggered one after the other, the "
        + "second is not displayed after 1 millisecond, and displayed after 1 second. "
        + intervalOfZero,
      "0 switches the interval off: look for what is added to the interval, or rounded up, or ask for "
        + "0 first."),
    Mistake(
      "breaks_at_the_end", .endOfInput,
      "The process exited with status 1 when its input ended. Its last words: broken at the end",
      "The end of standard input is how every run ends: exit with status 0."),
    Mistake(
      "shares_its_list", .answer,
      "It reports `displayed sale` also in the list of action 1, start_session, and of action 3, "
        + "dismiss; it belongs in that of action 2, log_event, alone.",
      "Make a new list for each action: all of them hold the same, as if they were one, which each "
        + "action adds to."),
    Mistake(
      "encodes_twice", .observations,
      "It reports `grÃ¶Ã\u{9F}e` for `größe`: the text is encoded as UTF-8 twice.",
      "Read requests as UTF-8, and encode replies once: either the JSON writer does it, or the stream "
        + "that it writes to."),
    Mistake(
      "presenter_without_layer", .manifest,
      "`actions`: only presenters are sent `offer`, `opportunity`, and the manifest does not say that "
        + "this is one.",
      "Add \"layer\":\"presenter\"."),
  ] + conventions

private let relaunchForgets =
  " `relaunch` starts the app again in the foreground, with empty memory, an empty screen and no "
  + "keyboard."
private let relaunchKeeps =
  " `relaunch` keeps the orientation, the host's answers, the presenter, the configured interval, "
  + "and what the network does."

private let conventions: [Mistake] = [
  Mistake(
    "push_in_background", .conventions,
    "After `enter_background` and `open_from_push`, a message that is triggered is not displayed, "
      + "as it is after `enter_foreground`. `open_from_push` brings the app to the foreground.",
    "Put the app in the foreground before the push click triggers or offers anything."),
  Mistake(
    "serve_forgets_others", .conventions,
    "After `serve` for one URL, a message is displayed whose own image fails as before. `serve` "
      + "changes the URLs that it names and leaves all others as they were.",
    "Merge the `assets` of `serve` into those that are there."),
  Mistake(
    "serve_changes_fetches", .conventions,
    "A message is not displayed whose image was being fetched, after a `serve` says that it fails from "
      + "then on. A fetch that has begun keeps its result.",
    "Look at what `serve` says where a fetch begins, and keep it until the fetch ends."),
  Mistake(
    "asks_where_nothing_is_implemented", .conventions,
    "The host implements `nothing`, and after `choose` with `discard`, a message is not displayed. "
      + "Where the host implements `nothing`, nobody is asked, and `choose` changes nothing.",
    "Keep `host.implements` for the whole case; look at the choices only where it is something else "
      + "than `nothing`."),
  Mistake(
    "choice_keeps_choices", .conventions,
    "After `choose` with the `choice` `now`, a message is not displayed that earlier `choices` would "
      + "discard. `choose` with `choice` sets the answer for every message and forgets all earlier "
      + "`choices`.",
    "Empty the choices for single messages when `choose` comes with `choice`."),
  Mistake(
    "choices_forget_choice", .conventions,
    "After `choose` with `choices` for one message, another one is displayed although the answer for "
      + "all others is `discard`. `choose` with `choices` sets the answers for the messages that it "
      + "names and leaves everything else as it was.",
    "Merge `choices` into those that are there, and leave `choice` alone."),
  Mistake(
    "choices_forget_choices", .conventions,
    "After `choose` with `choices` for one message, another one is displayed that earlier `choices` "
      + "would discard. `choose` with `choices` sets the answers for the messages that it names and "
      + "leaves everything else as it was.",
    "Merge `choices` into those that are there, and leave `choice` alone."),
  Mistake(
    "relaunch_in_background", .conventions,
    "After `enter_background` and `relaunch`, a message that is triggered is not displayed."
      + relaunchForgets,
    "Put the app in the foreground at `relaunch`."),
  Mistake(
    "relaunch_keeps_screen", .conventions,
    "After `relaunch` with a message on the screen, another one that is triggered is not displayed."
      + relaunchForgets,
    "Empty the screen at `relaunch`: create a new engine, as for each case."),
  Mistake(
    "relaunch_keeps_stack", .conventions,
    "After `relaunch`, a message is displayed that waited on the stack before." + relaunchForgets,
    "Empty the stack at `relaunch`: create a new engine, as for each case."),
  Mistake(
    "relaunch_keeps_fetches", .conventions,
    "After `relaunch` during a fetch, the next session does not fetch the asset again. Nothing waits, "
      + "nothing loads, and nothing comes back to the screen with the app.",
    "Cancel fetches at `relaunch`: create a new engine, as for each case."),
  Mistake(
    "relaunch_keeps_keyboard", .conventions,
    "After `show_keyboard` and `relaunch`, a message that is triggered is not displayed."
      + relaunchForgets,
    "Hide the keyboard at `relaunch`."),
  Mistake(
    "relaunch_turns_back", .conventions,
    "After `rotate` and `relaunch`, the device is held as at the start of the case."
      + relaunchKeeps,
    "Leave the orientation alone at `relaunch`."),
  Mistake(
    "relaunch_forgets_host", .conventions,
    "After `choose` and `relaunch`, the host answers as at the start of the case." + relaunchKeeps,
    "Leave the host's answers alone at `relaunch`: they are the app's code."),
  Mistake(
    "relaunch_forgets_presenter", .conventions,
    "After `assign_presenter` and `relaunch`, a message that is triggered is not displayed: no presenter "
      + "is assigned, as at the start of the case." + relaunchKeeps,
    "Keep the presenter assigned at `relaunch`: the app's code assigns it at each start."),
  Mistake(
    "relaunch_forgets_interval", .conventions,
    "After `relaunch`, `minimum_interval` 0 no longer holds: of two messages that are triggered one "
      + "after the other, the second is not displayed." + relaunchKeeps,
    "Keep the configured interval at `relaunch`: the app's code configures it."),
  Mistake(
    "relaunch_forgets_network", .conventions,
    "After `serve` and `relaunch`, a fetch ends as at the start of the case." + relaunchKeeps,
    "Leave the network alone at `relaunch`: `serve` holds until another `serve`."),
  Mistake(
    "slow_animations", .conventions,
    "Right after `dismiss`, another message is not displayed, as it is 5 seconds later. A message is "
      + "reported as `dismissed` when it has left the screen.",
    "Let animations end inside the action, or switch them off: nothing happens between two actions."
  ),
  Mistake(
    "prefetched_for_each_message", .conventions,
    "`prefetched` is reported more than once for the asset of two messages, which is fetched once. "
      + "`prefetched` is reported once for each fetch.",
    "Report it where a fetch begins, and not for each message."),
  Mistake(
    "prefetched_at_the_end", .conventions,
    "`prefetched` is reported when the asset is there, and not at the `start_session` that begins the "
      + "fetch. `prefetched` is reported when the fetch begins, however it ends.",
    "Report it in the list of the action in which the fetch begins."),
  Mistake(
    "lowest_priority_number", .conventions,
    "Of two messages that an event triggers, the one with `priority` 1 is displayed, and not the one "
      + "with 5, in whatever order they are delivered. A priority is a whole number, and the greater "
      + "one is the higher one.",
    "Translate the numbers if the engine counts from the highest priority downward."),
  Mistake(
    "nameless_purchases", .conventions,
    "`no_matching_trigger` is reported for a purchase without the product as its `name`. The `name` "
      + "of a purchase in `no_matching_trigger` is the product.",
    "Report `{\"saw\":\"no_matching_trigger\",\"kind\":\"purchase\",\"name\":PRODUCT}`."),
  Mistake(
    "whole_text_patterns", .conventions,
    "The pattern `den-B` is not found in the text `Baden-Baden`. A pattern may be found anywhere in "
      + "the text.",
    "Search for the pattern, instead of matching the whole text or its beginning."),
]

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

  @Test(arguments: mistakes)
  fileprivate func `gets one finding, which names the mistake`(_ mistake: Mistake) async throws {
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
    for mistake in conventions {
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
