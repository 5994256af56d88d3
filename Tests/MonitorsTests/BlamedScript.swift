import SpecModel

/// A script in which a monitor once demanded more than a document says.
struct BlamedScript: CustomStringConvertible {
  let description: String
  let script: Script
  /// The kinds of observation that the engine reports.
  let kinds: Set<Observation.Kind>

  private init(
    _ description: String, messages: [Message], interval: Int = 0,
    assets: [String: AssetBehavior] = [:], host: Host = Host(implements: .nothing),
    hiding hidden: Set<Observation.Kind> = [], actions: [Action]
  ) {
    self.description = description
    kinds = Set(Observation.Kind.inManifests).subtracting(hidden)
    script = Script(
      caseID: description, profile: "swift",
      given: Given(minimumInterval: interval, host: host, assets: assets), messages: messages,
      actions: actions)
  }

  static let all = [
    BlamedScript(
      "another delivery does not restart a slow fetch, although a new one would be faster",
      messages: [pictured("a", "shop", "a.png")], assets: ["a.png": .after(20)],
      actions: [
        .startSession(deliver: ["a"]), .serve(["a.png": .after(2)]),
        .startSession(deliver: ["a"]), .advance(.seconds(3)), log("shop"),
      ]),
    BlamedScript(
      "a message goes back in the background at the moment when its image arrives",
      messages: [pictured("a", "shop", "a.png")], assets: ["a.png": .after(2)],
      actions: [
        .startSession(deliver: []), .startSession(deliver: ["a"]), log("shop"), .enterBackground,
        .advance(.seconds(2)), .enterForeground, .advance(.seconds(1)),
      ]),
    BlamedScript(
      "a message keeps waiting if another is discarded at the moment when its image arrives",
      messages: [pictured("a", "shop", "a.png"), pictured("b", "cart", "b.png")],
      assets: ["a.png": .failing(after: 2), "b.png": .after(2)],
      actions: [
        .startSession(deliver: ["a", "b"]), log("cart"), log("shop"), .advance(.seconds(3)),
      ]),
    BlamedScript(
      "a return in the background is reported in the foreground, when the image arrives",
      messages: [pictured("a", "shop", "a.png")], assets: ["a.png": .after(2)],
      host: Host(choices: ["a": .discard]),
      actions: [
        .startSession(deliver: ["a"]), .enterBackground, log("shop"), .enterForeground,
        .advance(.seconds(2)),
      ]),
    BlamedScript(
      "a message that waits behind itself is gone when a rotation takes it off the screen",
      messages: [plain("a", "shop")],
      actions: [
        .startSession(deliver: ["a"]), log("shop"), log("shop"), .rotate(.landscape), .queryStack,
      ]),
    BlamedScript(
      "a message that a click left on the screen goes with the app unseen, and comes back",
      messages: [plain("a", "shop")], hiding: [.dismissed],
      actions: [
        .startSession(deliver: ["a"]), log("shop"), .click, .enterBackground, .enterForeground,
      ]),
    BlamedScript(
      "a message that waits behind itself is gone when a later rotation takes it off unseen",
      messages: [plain("a", "shop")], hiding: [.dismissed],
      actions: [
        .startSession(deliver: ["a"]), log("shop"), .advance(.seconds(1)), log("shop"),
        .rotate(.landscape), .queryStack,
      ]),
    BlamedScript(
      "a message leaves the screen unseen at its timeout, and another follows at the same advance",
      messages: [
        pictured("a", "shop", "a.png", timeout: .seconds(5)), pictured("b", "cart", "b.png"),
      ],
      assets: ["a.png": .after(2), "b.png": .after(8)], hiding: [.dismissed],
      actions: [
        .startSession(deliver: ["a", "b"]), log("shop"), log("cart"), .advance(.seconds(10)),
      ]),
    BlamedScript(
      "the host put a message off unseen, and is not asked again",
      messages: [plain("a", "shop")], host: Host(choices: ["a": .reenqueue]),
      hiding: [.choiceAsked, .reenqueued],
      actions: [.startSession(deliver: ["a"]), log("shop"), log("cart")]),
    BlamedScript(
      "the host puts a message off unseen, and is not asked again at the same moment",
      messages: [Message(name: "a", type: .modal, triggers: [.sessionStart], image: "a.png")],
      assets: ["a.png": .after(2)], host: Host(choices: ["a": .reenqueue]),
      hiding: [.reenqueued],
      actions: [
        .startSession(deliver: ["a"]), .enterBackground, .advance(.seconds(3)), .enterForeground,
      ]),
    BlamedScript(
      "the interval begins with a display or dismissal that is not seen",
      messages: [
        Message(name: "a", type: .modal, triggers: [.sessionStart], image: "a.png"),
        plain("b", "cart"),
      ],
      interval: 30, assets: ["a.png": .after(20)], hiding: [.displayed, .dismissed],
      actions: [
        .startSession(deliver: ["a", "b"]), .advance(.seconds(31)), .dismiss, log("cart"),
      ]),
    BlamedScript(
      "a message that waits from the background is fetched again, and its image arrives there",
      messages: [pictured("a", "shop", "a.png")], assets: ["a.png": .after(2)],
      actions: [
        .startSession(deliver: ["a"]), .advance(.seconds(3)), .enterBackground, log("shop"),
        .enterForeground, .startSession(deliver: ["a"]), .enterBackground, .advance(.seconds(3)),
      ]),
    BlamedScript(
      "an image is fetched when its message is offered, once the network is slow, and arrives later",
      messages: [Message(name: "a", type: .modal, triggers: [.sessionStart], image: "a.png")],
      actions: [
        .enterBackground, .startSession(deliver: ["a"]), .serve(["a.png": .after(2)]),
        .enterForeground, .openFromPush, .enterBackground, .advance(.seconds(3)),
      ]),
    BlamedScript(
      "a local message waits, and is lost when it is presented again while something is in its way",
      messages: [Message(name: "a", type: .modal, triggers: [])], interval: 30,
      actions: [
        .startSession(deliver: []), .presentLocal(message: "a"), .dismiss, .enterBackground,
        .presentLocal(message: "a"), .advance(.seconds(31)), .presentLocal(message: "a"),
        .queryStack,
      ]),
    BlamedScript(
      "the return of a copy from the background is reported in the foreground, beside another copy",
      messages: [pictured("a", "shop", "a.png", orientation: .landscape)],
      assets: ["a.png": .after(2)],
      actions: [
        .startSession(deliver: ["a"]), log("shop"), .enterBackground, log("shop"),
        .enterForeground, .advance(.seconds(3)),
      ]),
    BlamedScript(
      "a message of an early event waits behind that of the session start, and its timeout with it",
      messages: [
        pictured("a", "shop", "a.png", timeout: .seconds(1)),
        Message(name: "b", type: .modal, triggers: [.sessionStart]),
      ],
      assets: ["a.png": .after(2)],
      actions: [
        log("shop"), .startSession(deliver: ["a", "b"]), .advance(.seconds(3)), .dismiss,
        .openFromPush,
      ]),
    BlamedScript(
      "a message goes back in the background, where its image has arrived, and still has its turn",
      messages: [pictured("a", "shop", "a.png"), plain("b", "cart")], assets: ["a.png": .after(2)],
      actions: [
        .startSession(deliver: ["a", "b"]), log("shop"), .enterBackground, .advance(.seconds(3)),
        log("open"), log("cart"), .enterForeground,
      ]),
    BlamedScript(
      "an image arrives, a message goes back, and a delivery without it arrives at the same moment",
      messages: [pictured("a", "shop", "a.png"), plain("b", "cart")], assets: ["a.png": .after(5)],
      actions: [
        .startSession(deliver: ["a", "b"]), .enterBackground, log("cart"),
        .serveDeliveries(.after(5)), .startSession(deliver: ["a"]), .advance(.seconds(6)),
        .queryStack,
      ]),
    BlamedScript(
      "a message of an early event goes back, and a delivery without it arrives in the same time",
      messages: [plain("a", "shop"), plain("b", "cart"), Message(name: "c", type: .modal)],
      actions: [
        log("shop"), .serveDeliveries(.after(5)), .startSession(deliver: ["a"]),
        .advance(.seconds(3)), .startSession(deliver: ["b"]), .presentLocal(message: "c"),
        .advance(.seconds(6)), .queryStack,
      ]),
    BlamedScript(
      "a message keeps its turn for the return, which a push click brings, and waits only after that",
      messages: [pictured("a", "shop", "a.png")], assets: ["a.png": .after(2)],
      actions: [
        .startSession(deliver: ["a"]), log("shop"), .enterBackground, .advance(.seconds(3)),
        .openFromPush,
      ]),
    BlamedScript(
      "the return of a local message is reported while it loads, and it is lost when its image arrives",
      messages: [
        plain("a", "shop"), pictured("b", "cart", "b.png"), pictured("c", "help", "c.png"),
        Message(name: "d", type: .modal, image: "c.png"),
      ],
      assets: ["b.png": .after(2), "c.png": .after(5)],
      actions: [
        .startSession(deliver: ["a", "b", "c"]), log("cart"), .presentLocal(message: "d"),
        log("shop"), .advance(.seconds(6)), .queryStack,
      ]),
  ]

  private static func plain(_ name: String, _ event: String) -> Message {
    Message(name: name, type: .modal, triggers: [.customEvent(name: event, filter: nil)])
  }

  private static func pictured(
    _ name: String, _ event: String, _ image: String, timeout: TimeSpan? = nil,
    orientation: Message.OrientationRequirement = .any
  ) -> Message {
    var message = plain(name, event)
    message.image = image
    message.timeout = timeout
    message.orientation = orientation
    return message
  }

  private static func log(_ event: String) -> Action { .logEvent(name: event, properties: [:]) }
}

extension AssetBehavior {
  fileprivate static func after(_ seconds: Int) -> AssetBehavior {
    AssetBehavior(succeeds: true, after: .seconds(seconds))
  }

  fileprivate static func failing(after seconds: Int) -> AssetBehavior {
    AssetBehavior(succeeds: false, after: .seconds(seconds))
  }
}
