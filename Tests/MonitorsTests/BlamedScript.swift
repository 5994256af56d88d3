import SpecModel

/// A script in which a monitor once demanded more than a document says.
struct BlamedScript: CustomStringConvertible {
  let description: String
  let script: Script

  private init(
    _ description: String, messages: [Message], assets: [String: AssetBehavior] = [:],
    host: Host = Host(implements: .nothing), actions: [Action]
  ) {
    self.description = description
    script = Script(
      caseID: description, profile: "swift",
      given: Given(minimumInterval: 0, host: host, assets: assets), messages: messages,
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
      messages: [
        Message(name: "a", type: .modal, triggers: [.customEvent(name: "shop", filter: nil)])
      ],
      actions: [
        .startSession(deliver: ["a"]), log("shop"), log("shop"), .rotate(.landscape), .queryStack,
      ]),
  ]

  private static func pictured(_ name: String, _ event: String, _ image: String) -> Message {
    Message(
      name: name, type: .modal, triggers: [.customEvent(name: event, filter: nil)], image: image)
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
