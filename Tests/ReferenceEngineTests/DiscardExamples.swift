import SpecModel

extension Example {
  private static let slow = Given.serving([
    "a.png": AssetBehavior(succeeds: true, after: .seconds(3))
  ])

  /// The rules that discard a message, at work.
  static let discard: [Example] = [
    Example(
      "discard.display-choice", "the host says discard", messages: [.modal("a")],
      sees: [.discarded(message: "a", reason: .displayChoice)],
      .startSession(deliver: ["a"]), .choose(.everyMessage(.discard)), .log("a"),
      .choose(.everyMessage(.now)), .openFromPush),
    Example(
      "discard.asset-failed", "an image fails at once, a ZIP file later",
      given: .serving([
        "a.png": .fail, "b.zip": AssetBehavior(succeeds: false, after: .seconds(2)),
      ]),
      messages: [.modal("a", image: "a.png"), .modal("b", zip: "b.zip")],
      sees: [
        .discarded(message: "a", reason: .assetFailed),
        .discarded(message: "b", reason: .assetFailed),
      ],
      .startSession(deliver: ["a", "b"]), .log("a"), .log("b"), .advance(.seconds(2)),
      .openFromPush),
    Example(
      "discard.timeout", "a message gets ready too late", given: slow,
      messages: [.modal("a", image: "a.png", timeout: .seconds(2))],
      sees: [.discarded(message: "a", reason: .timeout)],
      .startSession(deliver: ["a"]), .log("a"), .advance(.seconds(4)), .openFromPush),
    Example(
      "discard.orientation", "the device was turned while the message loaded", given: slow,
      messages: [.modal("a", orientation: .portrait, image: "a.png")],
      sees: [.discarded(message: "a", reason: .orientation)],
      .startSession(deliver: ["a"]), .log("a"), .rotate(.landscape), .advance(.seconds(4)),
      .rotate(.portrait), .openFromPush),
    Example(
      "discard.full-without-image", "a full message needs an image", in: ["legacy"],
      messages: [.triggered("a", .full, by: .anyPurchase)],
      sees: [.discarded(message: "a", reason: .missingImage)],
      .startSession(deliver: ["a"]), .buy("sword"), .openFromPush),
    Example(
      "discard.full-without-image", "the swift profile has no such rule", in: ["swift"],
      messages: [.triggered("a", .full, by: .anyPurchase)], sees: [.shown("a")],
      .startSession(deliver: ["a"]), .buy("sword")),
    Example(
      "discard.image-modal-without-image", "an image-only modal needs an image", in: ["legacy"],
      messages: [
        .triggered("a", .imageModal, by: .anyPurchase),
        .triggered("b", .imageModal, by: .pushClick, image: "b.png"),
      ],
      sees: [.discarded(message: "a", reason: .missingImage), .shown("b")],
      .startSession(deliver: ["a", "b"]), .buy("sword"), .openFromPush),
    Example(
      "discard.leaves-stack", "no later opportunity displays it",
      messages: [.modal("a", orientation: .landscape), .modal("b")],
      sees: [.shown("b"), .stack([])],
      .startSession(deliver: ["a", "b"]), .enterBackground, .log("b"), .enterForeground, .log("a"),
      .rotate(.landscape), .openFromPush, .queryStack),
    Example(
      "discard.can-trigger-again", "another event triggers it again", in: ["swift"],
      messages: [.modal("a", orientation: .landscape)], sees: [.shown("a")],
      .startSession(deliver: ["a"]), .log("a"), .rotate(.landscape), .log("a")),
  ]

  /// The rules about what the host app does itself, at work.
  static let host: [Example] = [
    Example(
      "manual.display-next", "the host gets the newest; on an empty stack, nothing",
      in: ["legacy"], messages: [.modal("a"), .modal("b")], sees: [.shown("b"), .shown("a")],
      .startSession(deliver: ["a", "b"]), .enterBackground, .log("a"), .log("b"), .enterForeground,
      .displayNext, .dismiss, .displayNext, .dismiss, .displayNext),
    Example(
      "local.display", "a local message waits like any other",
      messages: [.modal("a"), .local("mine")], sees: [.shown("a"), .shown("mine")],
      .startSession(deliver: ["a"]), .log("a"), .presentLocal(message: "mine"), .dismiss,
      .openFromPush),
    Example(
      "local.no-analytics", "only the campaign's impression and click are logged",
      messages: [.modal("a"), .local("mine")],
      sees: [
        .shown("a"), .impression(message: "a"), .click(message: "a"), .shown("mine"),
      ],
      .startSession(deliver: ["a"]), .log("a"), .click, .dismiss, .presentLocal(message: "mine"),
      .click),
    Example(
      "local.manual-logging", "what the host logs is recorded once", in: ["swift"],
      messages: [.local("mine")],
      sees: [.shown("mine"), .impression(message: "mine"), .click(message: "mine")],
      .presentLocal(message: "mine"), .logImpression(message: "mine"), .logClick(message: "mine")),
    Example(
      "extras.delivered", "the extras come with the message", in: ["swift"],
      messages: [
        Message(name: "a", type: .modal, triggers: [.anyPurchase], extras: ["color": "red"])
      ],
      sees: [.displayed(message: "a", extras: ["color": "red"])],
      .startSession(deliver: ["a"]), .buy("sword")),
  ]
}
