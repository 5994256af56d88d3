import SpecModel

extension Example {
  /// The core's rules at work.
  static let core: [Example] = [
    Example(
      "trigger.session-start", "the session that brings the message triggers it",
      messages: [.triggered("hello", by: .sessionStart)], sees: [.shown("hello")],
      .startSession(deliver: ["hello"])),
    Example(
      "trigger.custom-event", "only the event of the name counts",
      messages: [.modal("shop")], sees: [.shown("shop")],
      .startSession(deliver: ["shop"]), .log("sho"), .log("shop_left"), .buy("shop"), .log("shop")),
    Example(
      "trigger.any-purchase", "any purchase counts, and no event",
      messages: [.triggered("thanks", by: .anyPurchase)], sees: [.shown("thanks")],
      .startSession(deliver: ["thanks"]), .log("sword"), .buy("sword")),
    Example(
      "trigger.specific-purchase", "only the purchase of the product counts",
      messages: [.triggered("thanks", by: .specificPurchase(product: "sword", filter: nil))],
      sees: [.shown("thanks")],
      .startSession(deliver: ["thanks"]), .buy("axe"), .log("sword"), .buy("sword")),
    Example(
      "trigger.push-click", "opening from a push counts, a session start does not",
      messages: [.triggered("hello", by: .pushClick)], sees: [.shown("hello")],
      .startSession(deliver: ["hello"]), .enterBackground, .enterForeground, .openFromPush),
    Example(
      "trigger.property-filters", "the properties must satisfy the filter",
      messages: [
        .triggered(
          "rich",
          by: .customEvent(
            name: "paid", filter: .comparison(property: "sum", .greaterThan(9))))
      ],
      sees: [.shown("rich")],
      .startSession(deliver: ["rich"]), .log("paid"),
      .logEvent(name: "paid", properties: ["sum": .number(9)]),
      .logEvent(name: "paid", properties: ["sum": .string("10")]),
      .logEvent(name: "paid", properties: ["sum": .number(10)])),
    Example(
      "trigger.sdk-events-only", "an event of the API triggers nothing",
      messages: [.modal("shop"), .triggered("thanks", by: .anyPurchase)], sees: [],
      .startSession(deliver: ["shop", "thanks"]), .receiveAPIEvent(.customEvent, name: "shop"),
      .receiveAPIEvent(.purchase, name: "sword")),
    Example(
      "trigger.no-match", "events without a match are reported",
      messages: [.triggered("hello", by: .sessionStart)],
      sees: [
        .shown("hello"), .noMatchingTrigger(.customEvent, name: "shop"),
        .noMatchingTrigger(.purchase, name: "sword"), .noMatchingTrigger(.pushClick, name: nil),
      ],
      .startSession(deliver: ["hello"]), .log("shop"), .buy("sword"), .openFromPush),

    Example(
      "delivery.on-session-start", "nothing is triggered before its delivery",
      messages: [.modal("shop"), .modal("game")], sees: [.shown("game")],
      .log("shop"), .startSession(deliver: ["game"]), .log("shop"), .log("game")),
    Example(
      "delivery.prefetch", "what was fetched on delivery is there at the trigger",
      given: .serving(["a.png": AssetBehavior(succeeds: true, after: .seconds(3))]),
      messages: [.modal("shop", image: "a.png")],
      sees: [.prefetched(asset: "a.png"), .shown("shop")],
      .startSession(deliver: ["shop"]), .advance(.seconds(3)), .serve(["a.png": .fail]),
      .log("shop")),
    Example(
      "delivery.late-assets", "a message waits for its assets, and is displayed",
      given: .serving(["a.png": AssetBehavior(succeeds: true, after: .seconds(3))]),
      messages: [.triggered("hello", by: .sessionStart, image: "a.png")], sees: [.shown("hello")],
      .startSession(deliver: ["hello"]), .advance(.seconds(4))),
    Example(
      "delivery.highest-priority", "one event triggers one message",
      messages: [
        .triggered("low", by: .anyPurchase), .triggered("high", by: .anyPurchase, priority: 2),
        .triggered("middle", by: .anyPurchase, priority: 1),
      ],
      sees: [.shown("high")],
      .startSession(deliver: ["low", "high", "middle"]), .buy("sword"), .dismiss, .openFromPush),

    Example(
      "rate-limit.default", "thirty seconds lie between two messages",
      given: Given(), messages: [.modal("shop"), .modal("game"), .modal("cart")],
      sees: [.shown("shop"), .shown("cart")],
      .startSession(deliver: ["shop", "game", "cart"]), .log("shop"), .dismiss,
      .advance(.seconds(29)), .log("game"), .advance(.seconds(2)), .log("cart")),
    Example(
      "rate-limit.override", "the configured interval counts",
      given: Given(minimumInterval: 5),
      messages: [.modal("shop"), .modal("game"), .modal("cart")],
      sees: [.shown("shop"), .shown("cart")],
      .startSession(deliver: ["shop", "game", "cart"]), .log("shop"), .dismiss,
      .advance(.seconds(4)), .log("game"), .advance(.seconds(2)), .log("cart")),
    Example(
      "rate-limit.override", "an interval of 0 switches the limit off",
      messages: [.modal("shop"), .modal("game")], sees: [.shown("shop"), .shown("game")],
      .startSession(deliver: ["shop", "game"]), .log("shop"), .dismiss, .log("game")),
  ]
}
