import EngineKit
import ReferenceEngine
import SpecModel
import Testing

@Suite struct `A script for a presenter` {
  private let first = Message(
    name: "first", type: .modal, triggers: [.customEvent(name: "shop", filter: nil)],
    image: "a.png")
  private let greeting = Message(name: "greeting", type: .modal, triggers: [.sessionStart])

  private func script(_ actions: [Action], assets: [String: AssetBehavior] = [:]) -> Script {
    Script(
      caseID: "a/b/c", profile: "swift", given: Given(assets: assets), messages: [first, greeting],
      actions: actions)
  }

  private let shop = Action.logEvent(name: "shop", properties: [:])
  private let game = Action.logEvent(name: "game", properties: [:])

  @Test func `has an offer for a trigger and an opportunity for a session`() throws {
    let translated = try PresenterScript(
      script([
        .startSession(deliver: ["first"]), shop, shop, game, .rotate(.landscape), .queryStack,
      ]))
    #expect(
      translated.script.actions == [
        .opportunity, .offer(message: "first"), .rotate(.landscape), .queryStack,
      ])
  }

  @Test func `offers what a session start itself triggers, and has no other opportunity`() throws {
    let translated = try PresenterScript(script([.startSession(deliver: ["greeting"])]))
    #expect(translated.script.actions == [.offer(message: "greeting")])
  }

  @Test func `brings the app to the foreground if a push is opened in the background`() throws {
    let translated = try PresenterScript(
      script([.startSession(deliver: ["first"]), .enterBackground, .openFromPush, .openFromPush]))
    #expect(
      translated.script.actions == [
        .opportunity, .enterBackground, .enterForeground, .opportunity, .opportunity,
      ])
  }

  @Test func `tells the presenter what the core has fetched by the time of the offer`() throws {
    let slow = ["a.png": AssetBehavior(succeeds: true, after: .seconds(5))]
    let session = Action.startSession(deliver: ["first"])
    func offered(after seconds: Int, failing: Bool = false) throws -> [Action] {
      let behavior = AssetBehavior(succeeds: !failing, after: .seconds(5))
      return try PresenterScript(
        script([session, .advance(.seconds(seconds)), shop], assets: ["a.png": behavior])
      ).script.actions.suffix(2)
    }
    #expect(
      try offered(after: 2) == [
        .serve(["a.png": AssetBehavior(succeeds: true, after: .seconds(3))]),
        .offer(message: "first"),
      ])
    #expect(try offered(after: 9) == [.serve(["a.png": .ok]), .offer(message: "first")])
    #expect(
      try offered(after: 9, failing: true) == [.serve(["a.png": .fail]), .offer(message: "first")])
    // A network failure at the time of the event does not matter any more.
    let gone = try PresenterScript(
      script([session, .advance(.seconds(9)), .serve(["a.png": .fail]), shop], assets: slow))
    #expect(gone.script.actions.suffix(2) == [.serve(["a.png": .ok]), .offer(message: "first")])
  }

  @Test func `leads back to one list for each action, with the core's observations first`() throws {
    let slow = ["a.png": AssetBehavior(succeeds: true, after: .seconds(5))]
    let translated = try PresenterScript(
      script([.startSession(deliver: ["first", "greeting"]), game, .dismiss], assets: slow))
    #expect(translated.script.actions == [.offer(message: "greeting"), .dismiss])
    let transcript = translated.transcript(
      from: Transcript(observations: [
        [.displayed(message: "greeting")], [.dismissed(message: "greeting")],
      ]))
    #expect(
      transcript.observations == [
        [.prefetched(asset: "a.png"), .displayed(message: "greeting")],
        [.noMatchingTrigger(.customEvent, name: "game")], [.dismissed(message: "greeting")],
      ])
  }

  @Test func `joins the observations of actions that replace one, and finds that one`() throws {
    let translated = try PresenterScript(
      script(
        [.startSession(deliver: ["first"]), .advance(.seconds(9)), shop, .dismiss],
        assets: ["a.png": AssetBehavior(succeeds: true, after: .seconds(5))]))
    #expect(
      translated.script.actions.map(\.kind) == [.opportunity, .advance, .serve, .offer, .dismiss])
    let seen = (0..<5).map { [Observation.impression(message: "\($0)")] }
    #expect(
      translated.transcript(from: Transcript(observations: seen)).observations == [
        [.prefetched(asset: "a.png"), .noMatchingTrigger(.sessionStart, name: nil)] + seen[0],
        seen[1], seen[2] + seen[3], seen[4],
      ])
    #expect((0..<6).map(translated.caseAction) == [0, 1, 2, 2, 3, nil])
  }

  @Test func `has an offer in the middle of the time in which a delivery arrives`() throws {
    let late = AssetBehavior(succeeds: true, after: .seconds(3))
    let translated = try PresenterScript(
      script(
        [
          .serveDeliveries(late), .startSession(deliver: ["first", "greeting"]),
          .advance(.seconds(10)), shop,
        ],
        assets: ["a.png": AssetBehavior(succeeds: true, after: .seconds(20))]))
    #expect(
      translated.script.actions == [
        .opportunity, .advance(.seconds(3)), .offer(message: "greeting"), .advance(.seconds(7)),
      ])
    let seen = (0..<4).map { [Observation.impression(message: "\($0)")] }
    #expect(
      translated.transcript(from: Transcript(observations: seen)).observations[2]
        == [.prefetched(asset: "a.png")] + seen[1...3].joined())
  }

  @Test func `does not exist if the core does not know the profile`() {
    var other = script([shop])
    other.profile = "kotlin"
    #expect(throws: UnsupportedAction.self) { try PresenterScript(other) }
  }
}
