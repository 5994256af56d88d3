import EngineKit
import InAppMessages
import ReferenceEngine
import Replaying
import SpecLoading
import SpecModel
import TestSupport
import Testing
import Wording

@Suite struct `A walk through a script` {
  private func profile(_ id: String) throws -> Profile {
    try #require(try Builtin.suite().profiles.first { $0.id == id })
  }

  private func walk(_ typed: String...) throws -> Walk {
    var walk = Walk(in: try profile("swift"))
    try walk.begin(with: "{minimum_interval: 0s}")
    try walk.add(message: "sale: {type: modal, trigger: {custom_event: shop}}")
    try walk.add(message: "news: {type: full, trigger: session_start}")
    for text in typed { if let action = try walk.action(text) { walk.perform(action) } }
    return walk
  }

  @Test func `takes actions written as in a case, with or without braces`() throws {
    let walk = try walk(
      "start_session: {deliver: [sale]}", "{log_event: shop}", "advance: 30s", "dismiss")
    #expect(
      walk.trail == [
        .startSession(deliver: ["sale"]), .logEvent(name: "shop", properties: [:]),
        .advance(.seconds(30)), .dismiss,
      ])
    #expect(walk.given.minimumInterval == 0)
    #expect(walk.messages.map(\.name) == ["sale", "news"])
  }

  @Test(arguments: [
    ("dismis", "did you mean `dismiss`?"), ("present_local: sale", nil),
    ("start_session: {deliver: [sael]}", "did you mean `sale`?"), ("{log_event", nil),
    ("show_keyboard", nil),
  ])
  func `reports an invalid action and does not perform it`(
    _ text: String, _ hint: String?
  ) throws {
    let walk = try walk("start_session: {deliver: [sale]}")
    let mistakes = try #require(throws: TypedScript.Mistakes.self) { try walk.action(text) }
    if let hint { #expect(mistakes.diagnostics.first?.hint == hint) }
    #expect(!mistakes.diagnostics.isEmpty)
  }

  @Test func `speaks of no file if a message is unknown`() throws {
    var walk = Walk(in: try profile("swift"))
    try walk.begin(with: "{minimum_interval: 0s}")
    let mistakes = try #require(throws: TypedScript.Mistakes.self) {
      try walk.action("present_local: nope")
    }
    #expect(
      mistakes.diagnostics.map(\.message) == [
        "`nope` is not a message: this script declares none"
      ])
  }

  @Test func `goes forward through a case, and back`() throws {
    let script = Script(
      caseID: "x", profile: "swift", given: Given(), messages: [],
      actions: [.enterBackground, .queryStack, .enterForeground])
    var walk = Walk(in: try profile("swift"), through: script)
    let hasGoneOn = walk.forward()
    #expect(hasGoneOn)
    #expect(walk.trail == [.enterBackground])
    #expect(walk.ahead == [.enterForeground])
    walk.perform(.enterForeground)
    #expect(walk.ahead.isEmpty)
    let hasNext = walk.forward()
    #expect(!hasNext)
    let hasGoneBack = walk.back()
    #expect(hasGoneBack)
    #expect(walk.ahead == [.enterForeground])
    walk.restart()
    let hasLast = walk.back()
    #expect(!hasLast)
    #expect(walk.ahead == [.enterBackground, .enterForeground])
  }

  @Test func `knows what can be typed next`() throws {
    let walk = try walk()
    #expect(
      walk.completions(of: "log_") == ["log_event", "log_purchase", "log_impression", "log_click"])
    #expect(walk.completions(of: "log_event: s") == ["sale", "shop"])
    #expect(walk.completions(of: "start_session: {deliver: [sale,ne") == ["news"])
    #expect(walk.completions(of: "re") == ["receive_api_event", "relaunch", "restart"])
    #expect(walk.completions(of: "show_k") == [])
    #expect(walk.completions(of: "q") == ["quit"])
  }

  @Test func `shows what the last action does, why, and what another engine does`() async throws {
    var reading = Reading.default
    try reading.answer("open.after-dismiss", with: "shows-next")
    let host = InProcessHost(ReferenceAdapter(reading: reading))
    let walk = try walk("start_session: {deliver: [sale, news]}", "log_event: shop", "dismiss")
    let sight = await Sight(of: walk, beside: host, by: InAppMessages())
    #expect(sight.reference?.visible == nil)
    #expect(sight.reference?.waiting == ["sale"])
    #expect(sight.reference?.observations == [.dismissed(message: "news")])
    #expect(sight.reference?.reasons.map(\.ground) == ["open.after-dismiss"])
    let other = try #require(sight.other)
    #expect(other.verdict == .explained(answers: ["open.after-dismiss=shows-next"]))
    #expect(other.observations.map(\.kind) == [.dismissed, .choiceAsked, .displayed, .impression])
    #expect(other.visible == "sale")
    #expect(other.waiting == [])
  }

  @Test func `does not ask an engine for its stack that cannot tell it`() async throws {
    var reading = Reading.default
    try reading.answer("open.after-dismiss", with: "shows-next")
    var host = OtherHost(InProcessHost(ReferenceAdapter(reading: reading)))
    host.manifest.actions.remove(.queryStack)
    let walk = try walk("start_session: {deliver: [sale, news]}", "log_event: shop", "dismiss")
    let sight = await Sight(of: walk, beside: host, by: InAppMessages())
    #expect(try #require(sight.other).waiting == nil)
    #expect(
      text(of: sight, at: walk).suffix(2) == [
        "  screen    empty; in your engine: sale", "  waiting   sale, in the reference engine",
      ])
  }

  @Test func `shows what an engine did that does not answer for each action, and no screen of it`()
    async throws
  {
    let host = OtherHost(InProcessHost(ReferenceAdapter())) { Array($0.dropLast()) }
    let walk = try walk("start_session: {deliver: [sale, news]}", "dismiss")
    let sight = await Sight(of: walk, beside: host, by: InAppMessages())
    #expect(sight.other?.verdict == .failed("it did not answer for each action"))
    #expect(
      text(of: sight, at: walk).suffix(3) == [
        "  ✗ engine  it did not answer for each action", "  screen    empty",
        "  waiting   nothing",
      ])
  }

  @Test func `knows that a relaunch empties the screen of an engine`() async throws {
    // By default, no dismissal is reported.
    let host = InProcessHost(ReferenceAdapter())
    let shown = try await Sight(
      of: walk("start_session: {deliver: [news]}"), beside: host, by: InAppMessages())
    #expect(shown.other?.visible == "news")
    let empty = try await Sight(
      of: walk("start_session: {deliver: [news]}", "relaunch"), beside: host, by: InAppMessages())
    #expect(empty.other?.visible == nil)
  }

  private func text(of sight: Sight, at walk: Walk) -> [String] {
    SightText(engine: "engine", width: 80, style: .plain).lines(for: sight, at: walk)
  }

  @Test func `is saved under no known rule that does not stand behind it`() throws {
    let walk = try walk("start_session: {deliver: [sale]}", "log_event: shop")
    let choice = RuleChoice(
      in: try Builtin.suite(), profile: "legacy", chapter: "manual", isBound: true)
    let isKnown = choice.jurisdiction.shares
    let text = walk.caseFile(by: InAppMessages()) { choice.rule(among: $0, knowing: isKnown) }
    #expect(text == nil)
    // Nothing is known about a rule of one's own.
    #expect(choice.rule(among: []) { _ in false } == "manual.display-next")
  }

  @Test func `is saved as a case that the reference engine passes`() throws {
    let walk = try walk(
      "start_session: {deliver: [sale]}", "enter_background", "log_event: shop",
      "enter_foreground", "open_from_push")
    let choice = RuleChoice(
      in: try Builtin.suite(), profile: "swift", chapter: "reenqueue", isBound: true)
    let isKnown = choice.jurisdiction.shares
    let saved = walk.caseFile(by: InAppMessages()) { choice.rule(among: $0, knowing: isKnown) }
    let text = try #require(saved)
    #expect(
      text == """
        # yaml-language-server: $schema=../case.schema.json
        format: 1
        title: Stepped through by hand
        rules: [reenqueue.background]
        about: |
          Written by `iamspec step`.
        cases:
          - id: as-stepped
            title: What was stepped through by hand
            kept_for: It was stepped through by hand.
            profiles: [swift]
            given: {minimum_interval: 0s}
            messages:
              sale: {type: modal, trigger: {custom_event: shop}}
            steps:
              - start_session: {deliver: [sale]}
              - do: [enter_background, {log_event: shop}, enter_foreground, open_from_push]
                expect: [{displayed: sale}]

        """)
  }

  @Test func `without a rule is not a case`() throws {
    #expect(try walk("dismiss").caseFile(by: InAppMessages()) { _ in nil } == nil)
    #expect(try walk().caseFile(by: InAppMessages()) { $0.first ?? "stack.in-memory" } == nil)
  }
}

/// The host of an engine whose manifest or answers are changed.
private struct OtherHost: EngineHost {
  var manifest: EngineManifest
  private let host: InProcessHost<ReferenceAdapter>
  private let change: @Sendable ([[Observation]]) -> [[Observation]]

  init(
    _ host: InProcessHost<ReferenceAdapter>,
    _ change: @escaping @Sendable ([[Observation]]) -> [[Observation]] = { $0 }
  ) {
    self.host = host
    self.change = change
    manifest = host.manifest
  }

  func outcome(of script: Script) async -> ScriptOutcome {
    var outcome = await host.outcome(of: script)
    if case .completed(let transcript) = outcome.ending {
      outcome.ending = .completed(Transcript(observations: change(transcript.observations)))
    }
    return outcome
  }
}
