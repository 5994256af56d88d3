import SpecModel

extension Example {
  private static let three: [Message] = [.modal("a"), .modal("b"), .modal("c")]
  private static let delivery = Action.startSession(deliver: ["a", "b", "c"])

  /// The rules of the stack and of going back there, at work.
  static let stack: [Example] = [
    Example(
      "presenter.required", "nothing is displayed until there is a presenter", in: ["swift"],
      given: Given(minimumInterval: 0, presenter: .none), messages: three, sees: [.shown("b")],
      delivery, .log("a"), .assignPresenter, .log("b")),
    Example(
      "stack.push-on-trigger", "a triggered message comes before those that wait",
      messages: three, sees: [.shown("b")],
      delivery, .enterBackground, .log("a"), .enterForeground, .log("b")),
    Example(
      "stack.last-in-first-out", "the newest is displayed first",
      messages: three, sees: [.shown("c"), .shown("b"), .shown("a")],
      delivery, .enterBackground, .log("a"), .log("b"), .log("c"), .enterForeground, .openFromPush,
      .dismiss, .openFromPush, .dismiss, .startSession(deliver: [])),
    Example(
      "stack.offer-when-eligible", "a session start and a push are opportunities",
      messages: three, sees: [.shown("b"), .shown("a")],
      delivery, .enterBackground, .log("a"), .log("b"), .enterForeground,
      .startSession(deliver: []), .dismiss, .openFromPush),
    Example(
      "stack.in-memory", "a relaunch empties the stack",
      messages: three, sees: [],
      delivery, .enterBackground, .log("a"), .log("b"), .relaunch, .openFromPush, .openFromPush),

    Example(
      "reenqueue.background", "triggered in the background, displayed later",
      messages: three,
      sees: [.reenqueued(message: "a", reason: .background), .shown("a")],
      delivery, .enterBackground, .log("a"), .enterForeground, .openFromPush),
    Example(
      "reenqueue.other-visible", "triggered under another message, displayed later",
      messages: three,
      sees: [.shown("a"), .reenqueued(message: "b", reason: .otherVisible), .shown("b")],
      delivery, .log("a"), .log("b"), .dismiss, .openFromPush),
    Example(
      "reenqueue.display-choice", "the host says later, then now",
      messages: three,
      sees: [.reenqueued(message: "a", reason: .displayChoice), .shown("a")],
      delivery, .choose(.everyMessage(.reenqueue)), .log("a"), .choose(.everyMessage(.now)),
      .openFromPush),
    Example(
      "reenqueue.keyboard", "the keyboard sends a message back", in: ["legacy"],
      messages: three, sees: [.reenqueued(message: "a", reason: .keyboard), .shown("a")],
      delivery, .showKeyboard, .log("a"), .hideKeyboard, .openFromPush),
    Example(
      "reenqueue.keyboard", "the old method takes the keyboard's place", in: ["legacy"],
      given: Given(
        minimumInterval: 0, keyboard: .shown, host: Host(implements: .keyboardDisplayChoice)),
      messages: three, sees: [.shown("a")], delivery, .log("a")),
    Example(
      "reenqueue.on-top", "what goes back is the next again",
      messages: three, sees: [.shown("b"), .stack(["a"])],
      delivery, .enterBackground, .log("a"), .log("b"), .enterForeground,
      .choose(.everyMessage(.reenqueue)), .openFromPush, .openFromPush,
      .choose(.everyMessage(.now)), .openFromPush, .queryStack),
  ]
}
