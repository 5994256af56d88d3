import EngineKit
import ReferenceEngine
import SpecModel
import Testing

@Suite struct `The interval` {
  /// A session start brings `a` off the stack and triggers `hello`, which goes back behind it.
  @Test func `is started by a display even if what was triggered at the same time went back`()
    throws
  {
    var reading = Reading.default
    try reading.answer("open.rate-limit-stack", with: "held-back")
    try reading.answer("open.rate-limit-stack-display", with: "starts")
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

  /// The image of `slow` arrives three seconds after the display of `fast`.
  @Test(arguments: [
    ("trigger", "lost", [["slow"]]), ("display", "lost", [["fast"]]),
    ("display", "waits", [["fast"], ["slow"]]), ("dismissal", "waits", [["fast"], ["slow"]]),
  ])
  func `holds back a message whose assets come within it, unless it counts from the trigger`(
    base: String, ready: String, shown: [[String]]
  ) throws {
    var reading = Reading.default
    try reading.answer("open.rate-limit-base", with: base)
    try reading.answer("open.rate-limit-ready", with: ready)
    let seen = try transcript(
      ReferenceAdapter(reading: reading),
      given: Given(
        minimumInterval: 30,
        assets: ["a.png": AssetBehavior(succeeds: true, after: .seconds(4))]),
      messages: [.modal("slow", image: "a.png"), .modal("fast")],
      [
        .startSession(deliver: ["slow", "fast"]), .log("slow"), .advance(.seconds(1)),
        .log("fast"), .dismiss, .advance(.seconds(20)), .advance(.seconds(60)), .openFromPush,
      ])
    let names = seen.map { $0.compactMap(\.displayedMessage) }
    #expect(names.filter { !$0.isEmpty } == shown)
  }

  /// The image of `slow` arrives three seconds after the display of `fast`, which is still there.
  @Test(arguments: [
    ("interval-first", [Observation]()),
    ("conditions-first", [.reenqueued(message: "slow", reason: .otherVisible)]),
  ])
  func `comes after what is in the way of a late message, if conditions come first`(
    order: String, arrival: [Observation]
  ) throws {
    var reading = Reading.default
    try reading.answer("open.rate-limit-base", with: "display")
    try reading.answer("open.rate-limit-order-ready", with: order)
    let seen = try transcript(
      ReferenceAdapter(reading: reading),
      given: Given(
        minimumInterval: 30,
        assets: ["a.png": AssetBehavior(succeeds: true, after: .seconds(4))]),
      messages: [.modal("slow", image: "a.png"), .modal("fast")],
      [
        .startSession(deliver: ["slow", "fast"]), .log("slow"), .advance(.seconds(1)),
        .log("fast"), .advance(.seconds(20)),
      ])
    #expect(seen[4] == arrival)
  }
}

extension Observation {
  /// The name of the message that it shows on the screen.
  fileprivate var displayedMessage: String? {
    if case .displayed(let message, _) = self { message } else { nil }
  }
}
