import EngineKit
import ReferenceEngine
import SpecModel
import Testing

@Suite struct `The interval` {
  /// A session start brings `a` off the stack and triggers `hello`, which goes back behind it.
  @Test func `is started by a display although what was triggered at the same time went back`()
    throws
  {
    var reading = Reading.default
    try reading.answer("open.rate-limit-stack", with: "held-back")
    try reading.answer("open.rate-limit-waiting", with: "does-not-start")
    try reading.answer("open.opportunity-order", with: "waiting-first")
    let seen = try transcript(
      ReferenceAdapter(reading: reading), given: Given(minimumInterval: 5),
      messages: [.modal("a"), .modal("b"), .triggered("hello", by: .sessionStart)],
      [
        .startSession(deliver: ["a", "b"]), .enterBackground, .log("a"), .enterForeground,
        .advance(.seconds(10)), .startSession(deliver: ["a", "b", "hello"]),
        .advance(.seconds(4)), .log("b"), .advance(.seconds(2)), .log("b"),
      ])
    #expect(
      seen[5] == [
        .choiceAsked(message: "a"), .displayed(message: "a", extras: [:]),
        .impression(message: "a"), .reenqueued(message: "hello", reason: .otherVisible),
      ])
    #expect(seen[7] == [])
    #expect(seen[9] == [.reenqueued(message: "b", reason: .otherVisible)])
  }
}
