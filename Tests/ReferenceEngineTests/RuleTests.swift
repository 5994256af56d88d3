import EngineKit
import ReferenceEngine
import SpecModel
import Testing

@Suite struct `The reference engine` {
  static let examples = Example.core + Example.stack + Example.discard + Example.host

  @Test(arguments: examples)
  func `keeps each rule in each of its profiles`(example: Example) throws {
    let kinds = Set(example.sees.map(\.kind)).union([.displayed])
    for profile in example.profiles {
      let seen = try transcript(
        profile: profile, given: example.given, messages: example.messages, example.actions
      ).joined().filter { kinds.contains($0.kind) }
      let fits =
        seen.count == example.sees.count
        && zip(example.sees, seen).allSatisfy { $0.isSatisfied(by: $1) }
      #expect(fits, "\(example.rule) in \(profile): \(seen)")
    }
  }

  @Test func `has an example for every testable rule`() {
    #expect(Set(Self.examples.map(\.rule)) == Set(testableRules.keys))
  }

  @Test func `follows no profile that the documents do not describe`() {
    #expect(
      throws: UnsupportedAction(
        "the reference engine knows the profiles swift and legacy, not kotlin")
    ) {
      try ReferenceAdapter().makeEngine(
        for: EngineSetup(profile: "kotlin", given: Given(), messages: [:]))
    }
  }

  @Test func `takes what the core of another engine hands over`() throws {
    let seen = try transcript(
      messages: [.modal("a"), .modal("b")],
      [.enterBackground, .offer(message: "a"), .enterForeground, .opportunity])
    #expect(seen.joined().contains(.displayed(message: "a", extras: [:])))
  }
}

/// Runs an engine through some actions, and returns what each caused.
func transcript(
  _ adapter: ReferenceAdapter = ReferenceAdapter(), profile: String = "swift",
  given: Given = Given(minimumInterval: 0), messages: [Message], _ actions: [Action]
) throws -> [[Observation]] {
  let setup = EngineSetup(
    Script(caseID: "test", profile: profile, given: given, messages: messages, actions: actions))
  let engine = try adapter.makeEngine(for: setup)
  return actions.map(engine.perform)
}

/// The testable rules, each with the profiles that have it.
let testableRules: [String: [String]] = {
  let both = ["swift", "legacy"]
  var rules: [String: [String]] = [:]
  for id in [
    "trigger.session-start", "trigger.custom-event", "trigger.any-purchase",
    "trigger.specific-purchase", "trigger.push-click", "trigger.property-filters",
    "trigger.sdk-events-only", "trigger.no-match", "delivery.on-session-start",
    "delivery.prefetch", "delivery.late-assets", "delivery.highest-priority",
    "rate-limit.default", "rate-limit.override", "stack.push-on-trigger",
    "stack.last-in-first-out", "stack.offer-when-eligible", "stack.in-memory",
    "reenqueue.background", "reenqueue.other-visible", "reenqueue.display-choice",
    "reenqueue.on-top", "discard.display-choice", "discard.asset-failed", "discard.timeout",
    "discard.orientation", "discard.leaves-stack", "local.display", "local.no-analytics",
  ] {
    rules[id] = both
  }
  for id in [
    "presenter.required", "discard.can-trigger-again", "local.manual-logging", "extras.delivered",
  ] {
    rules[id] = ["swift"]
  }
  for id in [
    "reenqueue.keyboard", "discard.full-without-image", "discard.image-modal-without-image",
    "manual.display-next",
  ] {
    rules[id] = ["legacy"]
  }
  return rules
}()
