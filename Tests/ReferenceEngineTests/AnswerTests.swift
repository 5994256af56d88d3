import EngineKit
import ReferenceEngine
import SpecModel
import Testing

/// Answers that no probe finds out, or only together with others.
@Suite struct `An answer` {
  private func seen(
    _ answers: [String: String], messages: [Message], given: Given = Given(minimumInterval: 0),
    _ actions: [Action]
  ) throws -> [[Observation]] {
    var reading = Reading.default
    for (question, answer) in answers { try reading.answer(question, with: answer) }
    return try transcript(
      ReferenceAdapter(reading: reading), given: given, messages: messages, actions)
  }

  @Test(arguments: [("can", true), ("cannot", false)])
  func `decides whether a message that waits is triggered again`(
    answer: String, isTriggered: Bool
  ) throws {
    let seen = try seen(
      ["open.waiting-retrigger": answer], messages: [.modal("a")],
      [.startSession(deliver: ["a"]), .enterBackground, .log("a"), .log("a")])
    let report = Observation.noMatchingTrigger(.customEvent, name: "a")
    #expect(seen[2].contains(report) == false)
    #expect(seen[3].contains(report) == !isTriggered)
  }

  @Test(arguments: [("off-the-stack", false), ("once-delivered-again", true)])
  func `decides whether a message that waits can be triggered again after a delivery`(
    answer: String, isTriggered: Bool
  ) throws {
    let seen = try seen(
      [
        "open.waiting-retrigger": "cannot", "open.waiting-rearmed": answer,
        "open.opportunity-in-background": "left-alone",
      ],
      messages: [.modal("a")],
      [
        .startSession(deliver: ["a"]), .enterBackground, .log("a"), .startSession(deliver: ["a"]),
        .log("a"),
      ])
    let report = Observation.noMatchingTrigger(.customEvent, name: "a")
    #expect(seen[4].contains(report) == !isTriggered)
  }

  @Test func `can leave an event unreported that does not trigger a waiting message again`() throws
  {
    let seen = try seen(
      ["open.waiting-retrigger": "cannot", "open.no-match-when-waiting": "silent"],
      messages: [.modal("a")],
      [.startSession(deliver: ["a"]), .enterBackground, .log("a"), .log("a")])
    #expect(seen[3] == [])
  }

  @Test(arguments: [("when-offered", [false, true]), ("at-once", [true, false])])
  func `decides when a late waiting message is discarded`(answer: String, isDiscarded: [Bool])
    throws
  {
    let seen = try seen(
      ["open.waiting-timeout": answer],
      messages: [.modal("a", timeout: .seconds(5))],
      [
        .startSession(deliver: ["a"]), .enterBackground, .log("a"), .advance(.seconds(9)),
        .openFromPush,
      ])
    let discarded = Observation.discarded(message: "a", reason: .timeout)
    #expect(seen.suffix(2).map { $0.contains(discarded) } == isDiscarded)
  }

  @Test(arguments: [("asked", false), ("not-asked", true)])
  func `decides whether the host is asked about its own message`(
    answer: String, isDisplayed: Bool
  ) throws {
    let seen = try seen(
      ["open.local-choice": answer], messages: [Message(name: "own", type: .modal, triggers: [])],
      given: Given(minimumInterval: 0, host: Host(choice: .discard)),
      [.presentLocal(message: "own")])
    #expect(seen[0].contains(.choiceAsked(message: "own")) == !isDisplayed)
    #expect(seen[0].contains(.displayed(message: "own", extras: [:])) == isDisplayed)
  }

  @Test(arguments: [("once", 0), ("again", 1)])
  func `decides whether a return to the app makes another impression`(answer: String, count: Int)
    throws
  {
    let seen = try seen(
      ["open.impression-again": answer], messages: [.modal("a")],
      [.startSession(deliver: ["a"]), .log("a"), .enterBackground, .enterForeground])
    #expect(seen[3].filter { $0 == .impression(message: "a") }.count == count)
  }

  @Test(arguments: [("replaces", false), ("leaves", true)])
  func `decides what an empty delivery does`(answer: String, isDisplayed: Bool) throws {
    let seen = try seen(
      ["open.redelivery-empty": answer], messages: [.modal("a")],
      [.startSession(deliver: ["a"]), .startSession(deliver: []), .log("a")])
    #expect(seen[2].contains(.displayed(message: "a", extras: [:])) == isDisplayed)
  }

  @Test(arguments: [("named", ["a"]), ("unnamed", [])])
  func `decides whether what is kept without a presenter is on the stack`(
    answer: String, names: [String]
  ) throws {
    let seen = try seen(
      ["open.no-presenter": "kept", "open.no-presenter-stack": answer], messages: [.modal("a")],
      given: Given(minimumInterval: 0, presenter: .none),
      [.startSession(deliver: ["a"]), .log("a"), .queryStack, .assignPresenter, .queryStack])
    #expect(seen[2] == [.stack(names)])
    #expect(seen[4] == [.stack(["a"])])
  }
}
