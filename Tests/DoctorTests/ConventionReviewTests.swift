import Conformance
import Doctor
import EngineKit
import InAppMessages
import ReferenceEngine
import ReferenceFaults
import SpecLoading
import SpecModel
import TestSupport
import Testing

/// Mistakes in a convention, each with the convention and the beginning of what is seen.
private let mistakes: [(mistake: String, id: ConventionID, seen: String)] = [
  ("folds_names", .names, "One of the events `Opened_Shop`"),
  ("first_trigger_only", .triggers, "The last of two triggers"),
  ("last_trigger_only", .triggers, "The first of two triggers"),
  ("serves_paths", .urls, "A message is not displayed whose image is there"),
  ("finds_images_by_path", .urls, "A message is displayed whose image is still being fetched"),
  ("gives_up", .patience, "An asset that takes 20 seconds is there after 21"),
  ("one_fetch_at_a_time", .fetchesTogether, "Five assets that take 5 seconds each"),
  ("one_fetch_at_each_moment", .fetchesTogether, "Of two assets that are there at the same moment"),
  ("forgets_in_background", .memory, "After an hour in the background"),
  ("background_hides_keyboard", .keyboardInBackground, "A message is displayed although"),
  ("background_turns_back", .orientationInBackground, "After `rotate`, the device is held"),
  ("reports_empty_taps", .nothingVisible, "A `click` and a `dismiss` with nothing on the screen"),
  ("rounds_fetches_up", .milliseconds, "An asset that takes 400 milliseconds is not there"),
  ("rounds_fetches_down", .milliseconds, "An asset that takes 1900 milliseconds is there"),
  ("rounds_steps", .milliseconds, "An asset that takes 400 milliseconds is not there"),
  ("rounds_timeouts_down", .milliseconds, "A message with a timeout of 1900 milliseconds"),
  ("rounds_timeouts_up", .milliseconds, "A message with a timeout of 1100 milliseconds"),
  ("misses_the_end", .endOfAdvance, "An asset that takes 5 seconds is there after"),
  ("first_begun_first_there", .orderOfTime, "Of two messages whose images come after 6"),
  ("asks_always", .nobodyAsked, "The host implements `nothing`, and it is asked"),
  ("asks_where_nothing_is_implemented", .nobodyAsked, "The host implements `nothing`, and after"),
  ("choices_come_back", .choiceForEvery, "After `choose` for one message, for all"),
  ("relaunch_forgets_choices", .relaunchedHost, "After `choose` for one message and `relaunch`"),
  ("relaunch_restores_choices", .relaunchedHost, "After `choose` for all messages and `relaunch`"),
  ("relaunch_asks", .relaunchedHost, "After `relaunch`, a host is asked"),
  ("slideups_disappear", .lastingDisplay, "A slideup is dismissed within 60 seconds"),
  ("prefetched_if_it_succeeds", .prefetchedAtStart, "`prefetched` is reported for a fetch that"),
  ("prefetched_for_local", .prefetchedByDelivery, "`prefetched` is reported for the image"),
  ("prefetched_at_the_end", .prefetchedAtStart, "`prefetched` is reported when the asset is there"),
  ("zero_is_default", .intervalOfZero, "`minimum_interval` 0 holds a message back"),
  ("impressions_come_later", .impressions, "The `impression` of a message is in the list"),
  ("dismissals_come_later", .dismissals, "The `dismissed` of a message is in the list"),
  ("slow_animations", .endedDisplay, "Right after `dismiss`"),
  (
    "delivery_changes_its_result", .deliveredMeanwhile,
    "The messages of a delivery that is under way"
  ),
  ("delivery_rests_in_background", .deliveredInBackground, "A delivery that takes 5 seconds"),
  ("delivery_survives_relaunch", .relaunchedDeliveries, "After `relaunch`, a message is displayed"),
  ("delivery_comes_first", .deliveredLast, "If the image of a triggered message and a delivery"),
]

@Suite struct `A review of the conventions` {
  /// Returns the conventions that an engine does not keep.
  private func review(_ command: [String], profiles: [String]) async throws -> [BrokenConvention] {
    await ConventionReview(
      command: command,
      manifest: EngineManifest(
        name: "reviewed", version: "1", profiles: profiles, actions: Set(Action.Kind.allCases)),
      suite: try Builtin.suite(), of: InAppMessages(), timeout: .seconds(7200)
    ).brokenConventions()
  }

  @Test(arguments: mistakes)
  fileprivate func `finds the one that an engine does not keep, and no other`(
    _ mistake: String, _ id: ConventionID, _ seen: String
  ) async throws {
    let program = "\(Misbehaving.engines)/misbehaving/nearly_right.py"
    let broken = try await review(
      Python.command(program) + [mistake],
      profiles: mistake == "background_hides_keyboard" ? ["legacy"] : ["swift"])
    #expect(broken.map(\.id) == [id])
    #expect(broken.map { $0.seen.hasPrefix(seen) } == [true], "\(broken.map(\.seen))")
    #expect(broken.allSatisfy { $0.command.hasPrefix("iamspec doctor -- ") })
  }

  @Test(
    arguments: [
      Python.command("\(Misbehaving.engines)/python/engine.py"),
      ["node", "\(Misbehaving.engines)/javascript/engine.mjs"],
    ], ["swift", "legacy"])
  func `finds none that an engine keeps`(_ command: [String], _ profile: String) async throws {
    #expect(try await review(command, profiles: [profile]) == [])
  }

  @Test func `finds none in the reference engine, whatever its answers to the open questions`()
    async throws
  {
    let suite = try Builtin.suite()
    for profile in ["swift", "legacy"] {
      let manifest = EngineManifest(
        name: "reference", version: "1", profiles: [profile], actions: Set(Action.Kind.allCases))
      let review = ConventionReview(
        command: ["reference"], manifest: manifest, suite: suite, of: InAppMessages(),
        timeout: .seconds(10))
      for question in Reading.questions {
        for place in question.answerPlaces {
          var reading = Reading.default
          reading[question] = place
          let host = InProcessHost(ReferenceAdapter(reading: reading))
          let broken = await review.brokenConventions(on: host)
          #expect(broken == [], "\(question) \(question.answers[place]) in \(profile)")
        }
      }
    }
  }

  /// The faults that break a rule and, by that, a convention.
  private static let alike: Set = [
    "custom-event-without-case", "custom-event-without-blanks", "custom-event-without-accents",
    "custom-event-trimmed", "custom-event-as-later-trigger-unheard",
    "custom-event-as-earlier-trigger-unheard", "lowest-priority-first",
    "configured-interval-ignored", "configured-interval-only-raises", "stack-survives-relaunch",
    "relaunch-keeps-newest", "relaunch-drops-only-several", "timeout-not-in-milliseconds",
    "timeout-raised-to-seconds", "timeout-cut-to-seconds", "late-assets-lost-at-another-serve",
    "late-delivery-lost-in-background",
  ]

  @Test func `finds none in an engine that only breaks a rule`() async throws {
    let suite = try Builtin.suite()
    var found: Set<String> = []
    for profile in ["swift", "legacy"] {
      let review = ConventionReview(
        command: ["reference"],
        manifest: EngineManifest(
          name: "reference", version: "1", profiles: [profile], actions: Set(Action.Kind.allCases)),
        suite: suite, of: InAppMessages(), timeout: .seconds(10))
      for fault in Fault.all {
        let host = InProcessHost(ReferenceAdapter(faults: [fault]))
        let broken = await review.brokenConventions(on: host)
        if !broken.isEmpty { found.insert(fault.id) }
      }
    }
    #expect(found == Self.alike)
  }

  @Test func `finds nothing if the engine cannot be started`() async throws {
    #expect(try await review(["/nonexistent/engine"], profiles: ["swift"]) == [])
  }

  @Test func `quotes PROTOCOL.md`() async throws {
    let document = try Repository.text("Specs/PROTOCOL.md")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for probe in ConventionsLoader.builtin {
      #expect(document.contains(probe.sentence), "\(probe.convention)")
    }
  }
}
