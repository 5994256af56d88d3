import EngineKit
import ReferenceEngine
import SpecModel
import Testing

/// Answers that no probe finds out, or only together with others.
@Suite struct `An answer` {
  private func seen(
    _ answers: [String: String], messages: [Message], given: Given = Given(minimumInterval: 0),
    profile: String = "swift", _ actions: [Action]
  ) throws -> [[Observation]] {
    var reading = Reading.default
    for (question, answer) in answers { try reading.answer(question, with: answer) }
    return try transcript(
      ReferenceAdapter(reading: reading), profile: profile, given: given, messages: messages,
      actions)
  }

  /// Assets that arrive after so many seconds.
  private func late(_ seconds: [String: Int]) -> [String: AssetBehavior] {
    seconds.mapValues { AssetBehavior(succeeds: true, after: .seconds($0)) }
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

  @Test(arguments: [
    ("twice", "reported", false), ("once", "reported", false), ("anew", "reported", false),
    ("not-triggered", "reported", true), ("not-triggered", "silent", false),
  ])
  func `decides whether the event of a message that loads matches no trigger`(
    again: String, report: String, isReported: Bool
  ) throws {
    let seen = try seen(
      ["open.loading-again": again, "open.no-match-when-waiting": report],
      messages: [.modal("a", image: "a.png")], given: Given(assets: late(["a.png": 9])),
      [.startSession(deliver: ["a"]), .log("a"), .log("a")])
    #expect(seen[1].contains(.noMatchingTrigger(.customEvent, name: "a")) == false)
    #expect(seen[2].contains(.noMatchingTrigger(.customEvent, name: "a")) == isReported)
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

  @Test(arguments: [("put-back", true), ("left-alone", false)])
  func `decides whether a request that is in vain is reported`(answer: String, isReported: Bool)
    throws
  {
    let obstacles: [(question: String, reason: ReenqueueReason, before: [Action])] = [
      ("open.request-in-background", .background, [.enterBackground, .log("a")]),
      ("open.request-behind-visible", .otherVisible, [.log("b"), .log("a")]),
      ("open.request-under-keyboard", .keyboard, [.showKeyboard, .log("a")]),
    ]
    for (question, reason, before) in obstacles {
      let seen = try seen(
        [question: answer], messages: [.modal("a"), .modal("b")], profile: "legacy",
        [.startSession(deliver: ["a", "b"])] + before + [.displayNext])
      let report = Observation.reenqueued(message: "a", reason: reason)
      #expect(seen.last == (isReported ? [report] : []), "\(question)")
    }
  }

  @Test(arguments: [("silent", false), ("reported", true)])
  func `decides whether a message that loads is reported`(answer: String, isReported: Bool)
    throws
  {
    let seen = try seen(
      ["open.report-while-loading": answer, "open.loading": "on-stack"],
      messages: [.modal("a", image: "a.png")],
      given: Given(minimumInterval: 0, assets: late(["a.png": 3])),
      [
        .startSession(deliver: ["a"]), .log("a"), .enterBackground, .startSession(deliver: ["a"]),
        .enterForeground, .advance(.seconds(9)),
      ])
    #expect(
      seen[3].contains(.reenqueued(message: "a", reason: .background)) == isReported)
    #expect(seen[5].contains(.displayed(message: "a", extras: [:])))
  }

  @Test(arguments: [("displayed", "a"), ("waits", "b")])
  func `decides whether a newer message that loads holds up one that is ready`(
    answer: String, first: String
  ) throws {
    let seen = try seen(
      ["open.loading-holds-up-ready": answer],
      messages: [.modal("a", image: "a.png"), .modal("b", image: "b.png")],
      given: Given(minimumInterval: 0, assets: late(["a.png": 3, "b.png": 9])),
      [.startSession(deliver: ["a", "b"]), .log("a"), .log("b"), .advance(.seconds(20))])
    #expect(seen[3].first { $0.kind == .displayed } == .displayed(message: first, extras: [:]))
  }

  @Test(arguments: [
    ("gives-way", ["b", "c"]), ("not-lower", ["b", nil]), ("nothing", [nil, nil]),
  ])
  func `decides whether a message that is not triggered again gives way to the next in priority`(
    answer: String, displayed: [String?]
  ) throws {
    let seen = try seen(
      ["open.highest-not-again": answer, "open.exhausted-campaign": "never"],
      messages: [("a", 2), ("b", 2), ("c", 1)].map {
        .triggered($0.0, by: .customEvent(name: "x", filter: nil), priority: $0.1)
      },
      given: Given(minimumInterval: 0),
      [
        .startSession(deliver: ["a", "b", "c"]), .log("x"),
        .dismiss, .log("x"), .dismiss, .log("x"),
      ])
    #expect(seen[1].contains(.displayed(message: "a", extras: [:])))
    #expect(
      [seen[3], seen[5]].map { $0.filter { $0.kind == .displayed } }
        == displayed.map { $0.map { [.displayed(message: $0, extras: [:])] } ?? [] })
    #expect(!seen.joined().contains { $0.kind == .noMatchingTrigger })
  }

  @Test func `does not keep an event silent for a message that is no longer delivered`() throws {
    let seen = try seen(
      ["open.exhausted-campaign": "never", "open.no-match-when-exhausted": "silent"],
      messages: [.modal("a"), .modal("b")], given: Given(minimumInterval: 0),
      [
        .startSession(deliver: ["a", "b"]), .log("a"), .dismiss, .log("a"),
        .startSession(deliver: ["b"]), .log("a"),
      ])
    #expect(seen[3].filter { $0.kind == .noMatchingTrigger } == [])
    #expect(seen[5].filter { $0.kind == .noMatchingTrigger }.count == 1)
  }

  @Test(arguments: [(false, ["b"]), (true, [])])
  func `decides whether a waiting message gives way to the next in priority`(
    isNone: Bool, displayed: [String]
  ) throws {
    let seen = try seen(
      [
        "open.highest-not-again": isNone ? "nothing" : "gives-way",
        "open.waiting-retrigger": "cannot",
      ],
      messages: [("a", 2), ("b", 1)].map {
        .triggered($0.0, by: .customEvent(name: "x", filter: nil), priority: $0.1)
      },
      given: Given(minimumInterval: 0),
      [
        .startSession(deliver: ["a", "b"]), .enterBackground, .log("x"), .log("x"),
        .openFromPush, .dismiss, .openFromPush,
      ])
    let shown = seen.joined().filter { $0.kind == .displayed }
    #expect(Set(shown) == Set((displayed + ["a"]).map { .displayed(message: $0, extras: [:]) }))
  }

  @Test(arguments: [("displayed", [["a"], []]), ("waits", [[], ["b"]])])
  func `decides whether a ready message is displayed although another waits above it`(
    answer: String, displayed: [[String]]
  ) throws {
    let seen = try seen(
      ["open.ready-below": answer, "open.loading": "on-stack"],
      messages: [.modal("a", image: "a.png"), .modal("b")],
      given: Given(minimumInterval: 0, assets: late(["a.png": 9])),
      [
        .startSession(deliver: ["a", "b"]), .log("a"), .choose(.everyMessage(.reenqueue)),
        .log("b"), .choose(.everyMessage(.now)),
        .advance(.seconds(20)), .openFromPush,
      ])
    #expect(
      seen.suffix(2).map { $0.filter { $0.kind == .displayed } }
        == displayed.map { $0.map { .displayed(message: $0, extras: [:]) } })
  }

  @Test(arguments: [("when-ready", [0, 1]), ("at-once", [1, 1])])
  func `decides whether the host is asked about a message whose asset still loads`(
    answer: String, questions: [Int]
  ) throws {
    let seen = try seen(
      ["open.host-while-loading": answer], messages: [.modal("a", image: "a.png")],
      given: Given(assets: late(["a.png": 9])),
      [.startSession(deliver: ["a"]), .log("a"), .advance(.seconds(20))])
    #expect(seen.suffix(2).map { $0.count { $0.kind == .choiceAsked } } == questions)
  }

  @Test(arguments: [("offered", [2, 0]), ("wait", [2, 0]), ("wait-also-failed", [1, 1])])
  func `decides whether one failure discards all messages that wait for the asset at once`(
    answer: String, count: [Int]
  ) throws {
    let seen = try seen(
      ["open.ready-others": answer],
      messages: [.modal("a", image: "x.png"), .modal("b", image: "x.png")],
      given: Given(
        minimumInterval: 0, assets: ["x.png": AssetBehavior(succeeds: false, after: .seconds(3))]),
      [
        .startSession(deliver: ["a", "b"]), .log("a"), .log("b"), .advance(.seconds(9)),
        .openFromPush,
      ])
    #expect(seen.suffix(2).map { $0.count { $0.kind == .discarded } } == count)
  }

  @Test(arguments: [("discarded", true), ("held-back", false)])
  func `decides whether a message that is late within the interval is discarded`(
    answer: String, isDiscarded: Bool
  ) throws {
    let seen = try seen(
      ["open.rate-limit-late": answer, "open.rate-limit-base": "display"],
      messages: [.modal("a", image: "a.png", timeout: .seconds(1)), .modal("b")],
      given: Given(assets: late(["a.png": 3])),
      [.startSession(deliver: ["a", "b"]), .log("a"), .log("b"), .dismiss, .advance(.seconds(9))])
    #expect(seen[4] == (isDiscarded ? [.discarded(message: "a", reason: .timeout)] : []))
  }

  @Test(arguments: [("own", 1), ("first", 0), ("second", 2)])
  func `decides whose timeout counts when a waiting message is triggered again`(
    answer: String, count: Int
  ) throws {
    let seen = try seen(
      ["open.duplicate-timeout": answer], messages: [.modal("a", timeout: .seconds(15))],
      [
        .startSession(deliver: ["a"]), .enterBackground, .log("a"), .advance(.seconds(10)),
        .log("a"), .advance(.seconds(10)), .enterForeground, .openFromPush, .dismiss,
        .openFromPush,
      ])
    let displayed = seen.joined().filter { $0 == .displayed(message: "a", extras: [:]) }
    #expect(displayed.count == count)
  }

  @Test(arguments: [("displayed", true), ("discarded", false)])
  func `decides what becomes of a waiting message whose failed image another fetch brings`(
    answer: String, isDisplayed: Bool
  ) throws {
    // Another trigger makes a second instance of the message, which is displayed first.
    let fetches: [(actions: [Action], answers: [String: String])] = [
      ([.startSession(deliver: ["a", "b"])], [:]),
      (
        [.log("a"), .dismiss, .openFromPush],
        ["open.asset-retry": "fetched-again", "open.asset-retry-offered": "stays-failed"]
      ),
    ]
    for (actions, answers) in fetches {
      let seen = try seen(
        answers.merging(["open.waiting-fetched-again": answer]) { $1 },
        messages: [.modal("a", image: "a.png"), .modal("b")],
        given: Given(minimumInterval: 0, assets: ["a.png": .fail]),
        [.startSession(deliver: ["a", "b"]), .log("b"), .log("a"), .serve(["a.png": .ok])]
          + actions + [.dismiss, .openFromPush])
      let last = try #require(seen.last)
      let displayed = Observation.displayed(message: "a", extras: [:])
      let discarded = Observation.discarded(message: "a", reason: .assetFailed)
      #expect(last.contains(displayed) == isDisplayed, "\(actions)")
      #expect(last.contains(discarded) == !isDisplayed, "\(actions)")
    }
  }

  @Test(arguments: [("when-ready", false), ("at-once", true)])
  func `decides whether a message that loads behind another is checked at once`(
    answer: String, isDiscarded: Bool
  ) throws {
    let seen = try seen(
      ["open.unfit-while-loading": answer, "open.turned-or-back": "discarded"],
      messages: [.modal("a", orientation: .landscape, image: "a.png"), .modal("b")],
      given: Given(minimumInterval: 0, assets: late(["a.png": 3])),
      [.startSession(deliver: ["a", "b"]), .log("b"), .log("a")])
    let discarded = Observation.discarded(message: "a", reason: .orientation)
    #expect(seen[2].contains(discarded) == isDiscarded)
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
