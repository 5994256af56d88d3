import EngineKit
import ReferenceEngine
import SpecModel
import Testing

/// What no case asserts about deliveries that take time, because it is open or a convention.
@Suite struct `A delivery under way` {
  private let greeting = Message.triggered("greeting", by: .sessionStart)
  private let welcome = Message.triggered("welcome", by: .sessionStart, priority: 1)

  /// Returns what is displayed in each action.
  private func displays(
    _ answers: [String: String] = [:], messages: [Message], _ actions: [Action]
  ) throws -> [[String]] {
    var reading = Reading.default
    for (question, answer) in answers { try reading.answer(question, with: answer) }
    return try transcript(ReferenceAdapter(reading: reading), messages: messages, actions).map {
      $0.compactMap { if case .displayed(let name, _) = $0 { name } else { nil } }
    }
  }

  private func late(_ seconds: Int, succeeds: Bool = true) -> Action {
    .serveDeliveries(AssetBehavior(succeeds: succeeds, after: .seconds(seconds)))
  }

  @Test func `ends with the process`() throws {
    let displayed = try displays(
      messages: [.modal("a"), greeting],
      [
        late(3), .startSession(deliver: ["a", "greeting"]), .relaunch, .advance(.seconds(9)),
        .log("a"),
      ])
    #expect(displayed.joined().isEmpty)
  }

  @Test func `keeps its result when the service changes`() throws {
    let displayed = try displays(
      messages: [greeting],
      [
        late(3), .startSession(deliver: ["greeting"]), late(1, succeeds: false),
        .advance(.seconds(3)),
      ])
    #expect(displayed == [[], [], [], ["greeting"]])
  }

  @Test func `arrives to the millisecond, after what falls due at the same time`() throws {
    var pictured = Message.modal("pictured", image: "a.png")
    pictured.timeout = .seconds(60)
    let seen = try transcript(
      given: Given(
        minimumInterval: 0, assets: ["a.png": AssetBehavior(succeeds: true, after: .seconds(5))]),
      messages: [pictured, greeting],
      [
        .startSession(deliver: ["pictured"]), .log("pictured"), .advance(.seconds(2)), late(3),
        .startSession(deliver: ["pictured", "greeting"]), .advance(.milliseconds(2999)),
        .advance(.milliseconds(1)),
      ])
    #expect(seen[5].isEmpty)
    #expect(
      seen[6].filter { $0.kind == .displayed || $0.kind == .reenqueued } == [
        .displayed(message: "pictured", extras: [:]),
        .reenqueued(message: "greeting", reason: .otherVisible),
      ])
  }

  @Test(arguments: [
    ("both", ["a"], ["b"]), ("in-order", ["a"], []), ("latest", [], []),
  ])
  func `may be overtaken`(answer: String, first: [String], second: [String]) throws {
    // The first of a pair arrives before the later one, or after it.
    let displayed = try displays(
      ["open.delivery-overtaken": answer],
      messages: [.triggered("a", by: .sessionStart), .triggered("b", by: .sessionStart)],
      [
        late(5), .startSession(deliver: ["a"]), late(20), .startSession(deliver: []),
        .advance(.seconds(10)), .dismiss, .advance(.seconds(20)), late(5),
        .startSession(deliver: ["b"]), .serveDeliveries(.ok), .startSession(deliver: []),
        .advance(.seconds(10)),
      ])
    #expect(displayed[4] == first)
    #expect(displayed[11] == second)
  }

  @Test(arguments: [("once", []), ("again", ["welcome"])])
  func `may come after its session start has triggered a message`(
    answer: String, displayed expected: [String]
  ) throws {
    let displayed = try displays(
      ["open.under-way-start": answer], messages: [greeting, welcome],
      [
        .startSession(deliver: ["greeting"]), .dismiss, late(3),
        .startSession(deliver: ["welcome"]), .dismiss, .advance(.seconds(3)),
      ])
    #expect(displayed[3] == ["greeting"])
    #expect(displayed[5] == expected)
  }

  @Test(arguments: [("gone", []), ("evaluated-on-arrival", ["a"])])
  func `is preceded by events`(answer: String, displayed expected: [String]) throws {
    let displayed = try displays(
      ["open.under-way-events": answer], messages: [.modal("a")],
      [late(3), .startSession(deliver: ["a"]), .log("a"), .advance(.seconds(3))])
    #expect(displayed[3] == expected)
  }

  @Test func `keeps the events before it when the delivery of an earlier session fails`() throws {
    let displayed = try displays(
      ["open.under-way-events": "evaluated-on-arrival"], messages: [.modal("a")],
      [
        late(3, succeeds: false), .startSession(deliver: []), late(10),
        .startSession(deliver: ["a"]), .log("a"), .advance(.seconds(5)), .advance(.seconds(5)),
      ])
    #expect(displayed[5] == [])
    #expect(displayed[6] == ["a"])
  }

  @Test func `that fails takes nothing from a later one, although an earlier one came last`() throws
  {
    let displayed = try displays(
      ["open.delivery-failed": "gone"], messages: [.modal("a")],
      [
        late(5), .startSession(deliver: ["a"]), late(10, succeeds: false),
        .startSession(deliver: ["a"]), .serveDeliveries(.ok), .startSession(deliver: ["a"]),
        .advance(.seconds(15)), .log("a"),
      ])
    #expect(displayed[7] == ["a"])
  }
}
