import EngineKit
import ReferenceEngine
import SpecModel
import Testing

@Suite struct `A relaunch` {
  @Test func `leaves no keyboard on the screen`() throws {
    let seen = try transcript(
      profile: "legacy", given: Given(minimumInterval: 0, keyboard: .shown),
      messages: [.modal("a")],
      [.relaunch, .startSession(deliver: ["a"]), .log("a")])
    #expect(seen.last?.contains(.displayed(message: "a", extras: [:])) == true)
  }

  @Test(arguments: [("forgotten", [false, true]), ("kept", [true, false])])
  func `keeps or forgets what was fetched`(answer: String, isShown: [Bool]) throws {
    var reading = Reading.default
    try reading.answer("open.relaunch-assets", with: answer)
    let seen = try transcript(
      ReferenceAdapter(reading: reading),
      given: .serving(["a.png": AssetBehavior(succeeds: true, after: .seconds(4))]),
      messages: [.modal("a", image: "a.png")],
      [
        .startSession(deliver: ["a"]), .advance(.seconds(9)), .relaunch,
        .startSession(deliver: ["a"]), .log("a"), .advance(.seconds(9)),
      ])
    #expect(
      seen.suffix(2).map { $0.contains(.displayed(message: "a", extras: [:])) } == isShown)
  }
}
