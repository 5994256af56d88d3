import Conformance
import EngineKit
import ReferenceEngine
import SpecModel
import TestSupport
import Testing

@Suite struct `The reference engine` {
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

  @Test func `displays no message whose image is fetched again for another one`() throws {
    let failing = AssetBehavior(succeeds: false, after: .seconds(2))
    let given = Given(
      minimumInterval: 0, host: Host(choices: ["b": .reenqueue]), assets: ["one.png": failing])
    let script = Script(
      caseID: "test", profile: "swift", given: given,
      messages: [.modal("a", image: "one.png"), .modal("b", image: "one.png")],
      actions: [.startSession(deliver: ["a", "b"]), .log("a"), .log("b"), .advance(.seconds(3))])
    let ways = try Ways(through: script)
    #expect(!ways.isCut)
    for way in ways.all {
      #expect(way.transcript.observations.joined().contains { $0.kind == .displayed } == false)
    }
  }

  @Test func `does the same at once as action by action`() throws {
    let adapter = ReferenceAdapter()
    for item in try Builtin.suite().cases {
      for profile in item.profiles {
        let script = PlannedCase(item, profile: profile).script
        let engine = try adapter.makeEngine(for: EngineSetup(script))
        let seen = script.actions.map(engine.perform)
        #expect(try adapter.observations(of: script) == seen, "\(item.id)")
      }
    }
  }

  @Test(arguments: [3, 40])
  func `finds each message by its name, whether there are a few or many`(_ count: Int) throws {
    let names = (1...count).map { "message-\($0)" }
    let seen = try transcript(
      messages: names.map { .modal($0) },
      [.startSession(deliver: names)] + names.flatMap { [.log($0), .dismiss] })
    let displayed = seen.joined().filter { $0.kind == .displayed }
    #expect(displayed == names.map { .displayed(message: $0, extras: [:]) })
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

/// The rules that have cases, each with the profiles that have it.
let testableRules: [String: [String]] = {
  guard let suite = try? Builtin.suite() else { return [:] }
  let tested = Set(suite.cases.flatMap(\.rules))
  return Dictionary(
    uniqueKeysWithValues: suite.rules.filter { tested.contains($0.id) }.map {
      ($0.id, $0.profiles)
    })
}()
