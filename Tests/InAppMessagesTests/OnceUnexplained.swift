import SpecModel

/// Valid behavior of an engine that no answers used to explain.
struct OnceUnexplained: CustomStringConvertible {
  let description: String
  let script: Script
  let transcript: Transcript

  private init(
    _ description: String, _ profile: String, _ given: Given, _ messages: [Message],
    _ course: KeyValuePairs<Action, [Observation]>
  ) {
    self.description = description
    script = Script(
      caseID: description, profile: profile, given: given, messages: messages,
      actions: course.map(\.key))
    transcript = Transcript(observations: course.map(\.value))
  }

  static let all = [
    OnceUnexplained(
      "the end of the interval offers nothing in the background, and does later", "swift",
      Given(minimumInterval: 5, host: silentHost),
      [modal("b", nil), modal("c", custom("cart"))],
      [
        .presentLocal(message: "b"): [.displayed(message: "b", extras: [:])],
        .enterBackground: [],
        .presentLocal(message: "b"): [],
        .dismiss: [.dismissed(message: "b")],
        .advance(.seconds(6)): [],
        .startSession(deliver: ["c"]): [
          .noMatchingTrigger(.sessionStart, name: nil),
          .reenqueued(message: "b", reason: .background),
        ],
        log("cart"): [.reenqueued(message: "c", reason: .background)],
        .openFromPush: [.noMatchingTrigger(.pushClick, name: nil)] + shown("c"),
        .dismiss: [.dismissed(message: "c")],
        .advance(.seconds(5)): [.displayed(message: "b", extras: [:])],
      ]),
    OnceUnexplained(
      "an asset that a message waits for is an opportunity, and one fetched ahead is none",
      "legacy",
      Given(minimumInterval: 0, assets: ["first.png": .after(5), "first.zip": .after(2)]),
      [
        modal("b", custom("shop"), image: "first.png"),
        modal("c", .specificPurchase(product: "shoes", filter: nil)),
        Message(name: "d", type: .html, triggers: [.sessionStart], zip: "first.zip"),
      ],
      [
        .choose(.everyMessage(.reenqueue)): [],
        .startSession(deliver: ["b", "c", "d"]): [.prefetched(asset: "first.png")],
        .logPurchase(product: "shoes", properties: [:]): putOff("c"),
        .advance(.seconds(5)): putOff("d") + putOff("c"),
      ]),
    OnceUnexplained(
      "what does not fit waits for the end of the interval when its asset comes", "legacy",
      Given(minimumInterval: 5, host: silentHost, assets: ["second.png": .after(2)]),
      [
        modal("a", custom("shop")),
        modal("b", custom("cart"), image: "second.png", orientation: .portrait),
      ],
      [
        .startSession(deliver: ["a", "b"]): [
          .prefetched(asset: "second.png"), .noMatchingTrigger(.sessionStart, name: nil),
        ],
        log("cart"): [],
        log("shop"): shown("a"),
        .rotate(.landscape): [],
        .advance(.seconds(2)): [],
        .displayNext: [.discarded(message: "b", reason: .orientation)],
      ]),
    OnceUnexplained(
      "a message whose asset comes is offered first, and stays on top", "swift",
      Given(minimumInterval: 0, assets: ["second.zip": .after(5)]),
      [
        Message(name: "a", type: .html, triggers: [custom("shop")], zip: "second.zip"),
        Message(name: "c", type: .modal, timeout: .seconds(1)),
      ],
      [
        .startSession(deliver: ["a"]): [
          .prefetched(asset: "second.zip"), .noMatchingTrigger(.sessionStart, name: nil),
        ],
        .choose(.everyMessage(.reenqueue)): [],
        log("shop"): [],
        .queryStack: [.stack(["a"])],
        .presentLocal(message: "c"): putOff("c"),
        .advance(.seconds(5)): putOff("a") + putOff("c"),
        .choose(.everyMessage(.now)): [],
        log("cart"): [
          .noMatchingTrigger(.customEvent, name: "cart"), .choiceAsked(message: "a"),
        ] + shown("a"),
      ]),
    OnceUnexplained(
      "a failed asset discards within the interval, which holds back what is in the way", "legacy",
      Given(minimumInterval: 3600, host: silentHost, assets: ["second.png": .failing(after: 0)]),
      [
        modal("a", .sessionStart),
        modal("b", .specificPurchase(product: "shoes", filter: nil), image: "second.png"),
        modal("c", custom("shop")),
      ],
      [
        .startSession(deliver: ["a", "b"]): [.prefetched(asset: "second.png")] + shown("a"),
        .advance(.seconds(5)): [],
        .logPurchase(product: "shoes", properties: [:]): [
          .discarded(message: "b", reason: .assetFailed)
        ],
        .startSession(deliver: ["a", "c"]): [],
        .queryStack: [.stack(["a"])],
        .advance(.seconds(3595)): [],
        log("shop"): [.reenqueued(message: "c", reason: .otherVisible)],
      ]),
    OnceUnexplained(
      "a delivery that leaves the fetch to the trigger leaves a failure as it is", "swift",
      Given(minimumInterval: 0, host: silentHost, assets: ["second.png": .failing(after: 5)]),
      [
        modal("c", .sessionStart, image: "second.png"),
        modal("d", .sessionStart, image: "second.png"),
      ],
      [
        .startSession(deliver: ["d"]): [],
        .advance(.seconds(5)): [.discarded(message: "d", reason: .assetFailed)],
        .startSession(deliver: ["c"]): [.discarded(message: "c", reason: .assetFailed)],
      ]),
    OnceUnexplained(
      "what is kept for want of a presenter is not on the stack before there is one", "swift",
      Given(minimumInterval: 0, presenter: .none, host: silentHost), [modal("a", custom("shop"))],
      [
        .startSession(deliver: ["a"]): [.noMatchingTrigger(.sessionStart, name: nil)],
        log("shop"): [],
        .queryStack: [.stack([])],
        .assignPresenter: [],
        .openFromPush: [.noMatchingTrigger(.pushClick, name: nil)] + shown("a"),
      ]),
    OnceUnexplained(
      "a session start offers what it triggers, and then what waits", "swift",
      Given(minimumInterval: 0), [modal("a", .sessionStart)],
      [
        .choose(.everyMessage(.reenqueue)): [],
        .startSession(deliver: ["a"]): putOff("a") + putOff("a"),
      ]),
    OnceUnexplained(
      "a push click offers what waits twice", "legacy",
      Given(minimumInterval: 0), [modal("a", custom("shop"))],
      [
        .startSession(deliver: ["a"]): [.noMatchingTrigger(.sessionStart, name: nil)],
        .choose(.everyMessage(.reenqueue)): [],
        log("shop"): putOff("a"),
        .openFromPush: [.noMatchingTrigger(.pushClick, name: nil)] + putOff("a") + putOff("a"),
      ]),
    OnceUnexplained(
      "a message for the other orientation is discarded although its asset still loads", "swift",
      Given(minimumInterval: 0, host: silentHost, assets: ["first.png": .after(5)]),
      [modal("a", custom("shop"), image: "first.png", orientation: .landscape)],
      [
        .startSession(deliver: ["a"]): [
          .prefetched(asset: "first.png"), .noMatchingTrigger(.sessionStart, name: nil),
        ],
        log("shop"): [.discarded(message: "a", reason: .orientation)],
        .rotate(.landscape): [],
        .advance(.seconds(5)): [],
      ]),
    OnceUnexplained(
      "a message that is too late at its trigger is discarded although its asset still loads",
      "swift", Given(minimumInterval: 0, host: silentHost, assets: ["first.png": .after(20)]),
      [
        Message(
          name: "a", type: .modal, triggers: [custom("shop")], image: "first.png",
          timeout: .seconds(5))
      ],
      [
        .startSession(deliver: ["a"]): [
          .prefetched(asset: "first.png"), .noMatchingTrigger(.sessionStart, name: nil),
        ],
        .advance(.seconds(10)): [],
        log("shop"): [.discarded(message: "a", reason: .timeout)],
        .advance(.seconds(20)): [],
      ]),
    OnceUnexplained(
      "a waiting message whose asset failed is discarded although a later fetch brought it",
      "swift",
      Given(minimumInterval: 0, host: silentHost, assets: ["first.png": .failing(after: 0)]),
      [modal("a", custom("shop"), image: "first.png"), modal("b", custom("cart"))],
      [
        .startSession(deliver: ["a", "b"]): [
          .prefetched(asset: "first.png"), .noMatchingTrigger(.sessionStart, name: nil),
        ],
        log("cart"): shown("b"),
        log("shop"): [.reenqueued(message: "a", reason: .otherVisible)],
        .serve(["first.png": .after(0)]): [],
        .startSession(deliver: ["a", "b"]): [
          .prefetched(asset: "first.png"), .noMatchingTrigger(.sessionStart, name: nil),
          .reenqueued(message: "a", reason: .otherVisible),
        ],
        .dismiss: [.dismissed(message: "b")],
        .openFromPush: [
          .noMatchingTrigger(.pushClick, name: nil),
          .discarded(message: "a", reason: .assetFailed),
        ],
      ]),
  ]

  private static let silentHost = Host(implements: .nothing)

  private static func modal(
    _ name: String, _ trigger: Trigger?, image: String? = nil,
    orientation: Message.OrientationRequirement = .any
  ) -> Message {
    Message(
      name: name, type: .modal, triggers: trigger.map { [$0] } ?? [], orientation: orientation,
      image: image)
  }

  private static func custom(_ event: String) -> Trigger {
    .customEvent(name: event, filter: nil)
  }

  private static func log(_ event: String) -> Action { .logEvent(name: event, properties: [:]) }

  private static func shown(_ name: String) -> [Observation] {
    [.displayed(message: name, extras: [:]), .impression(message: name)]
  }

  private static func putOff(_ name: String) -> [Observation] {
    [.choiceAsked(message: name), .reenqueued(message: name, reason: .displayChoice)]
  }
}

extension AssetBehavior {
  fileprivate static func after(_ seconds: Int) -> AssetBehavior {
    AssetBehavior(succeeds: true, after: .seconds(seconds))
  }

  fileprivate static func failing(after seconds: Int) -> AssetBehavior {
    AssetBehavior(succeeds: false, after: .seconds(seconds))
  }
}
