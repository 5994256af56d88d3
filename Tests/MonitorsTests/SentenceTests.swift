import Monitors
import SpecModel
import Testing

@Suite struct `What a monitor says` {
  private let shop = Message(
    name: "a", type: .modal, triggers: [.customEvent(name: "shop", filter: nil)])
  private let cart = Message(
    name: "b", type: .modal, triggers: [.customEvent(name: "cart", filter: nil)])
  private let account = Message(
    name: "c", type: .modal, triggers: [.customEvent(name: "account", filter: nil)])
  private let session = Action.startSession(deliver: ["a", "b"])
  private let openedShop = Action.logEvent(name: "shop", properties: [:])
  private let viewedCart = Action.logEvent(name: "cart", properties: [:])

  /// Returns the diagnosis of what an engine did, with its clause and action.
  private func diagnosis(
    _ messages: [Message], _ course: [(Action, [Observation])], profile: String = "swift",
    given: Given = Given(minimumInterval: 0, host: Host(implements: .nothing))
  ) -> Breach? {
    let script = Script(
      caseID: "sentence", profile: profile, given: given, messages: messages,
      actions: course.map(\.0))
    return Monitors.breaches(
      in: Transcript(observations: course.map(\.1)), of: script,
      reporting: Set(Observation.Kind.inManifests)
    ).first
  }

  private func displayed(_ name: String) -> [Observation] {
    [.displayed(message: name), .impression(message: name)]
  }

  @Test func `a message over another one`() {
    let breach = diagnosis(
      [shop, cart],
      [(session, []), (openedShop, displayed("a")), (viewedCart, displayed("b"))])
    #expect(
      breach
        == Breach(
          clause: "reenqueue.other-visible/not-displayed", action: 2,
          because: "`b` was displayed while `a` was visible."))
  }

  @Test func `a message in the background`() {
    let breach = diagnosis(
      [shop, cart],
      [(session, []), (.enterBackground, []), (openedShop, displayed("a"))])
    #expect(
      breach
        == Breach(
          clause: "reenqueue.background/not-displayed", action: 2,
          because: "`a` was displayed while the app was in the background."))
  }

  @Test func `a message under the keyboard`() {
    let breach = diagnosis(
      [shop, cart],
      [(session, []), (.showKeyboard, []), (openedShop, displayed("a"))], profile: "legacy")
    #expect(
      breach
        == Breach(
          clause: "reenqueue.keyboard/not-displayed", action: 2,
          because: "`a` was displayed while the keyboard was up."))
  }

  @Test func `a message without a presenter`() {
    var given = Given(minimumInterval: 0, host: Host(implements: .nothing))
    given.presenter = .none
    let breach = diagnosis(
      [shop, cart], [(session, []), (openedShop, displayed("a"))], given: given)
    #expect(
      breach
        == Breach(
          clause: "presenter.required/none-displayed", action: 1,
          because: "`a` was displayed without an assigned presenter."))
  }

  @Test func `a message in the wrong orientation`() {
    var turned = shop
    turned.orientation = .landscape
    let breach = diagnosis([turned, cart], [(session, []), (openedShop, displayed("a"))])
    #expect(
      breach
        == Breach(
          clause: "discard.orientation/not-displayed", action: 1,
          because: "`a` was displayed although the device is in portrait."))
  }

  @Test func `a message against the host`() {
    let given = Given(
      minimumInterval: 0, host: Host(implements: .displayChoice, choice: .discard))
    let breach = diagnosis(
      [shop, cart], [(session, []), (openedShop, displayed("a"))], given: given)
    #expect(
      breach
        == Breach(
          clause: "discard.display-choice/not-displayed", action: 1,
          because: "`a` was displayed although the host discards it."))
  }

  @Test func `a message whose image never came`() {
    var pictured = shop
    pictured.image = "shop.png"
    var given = Given(minimumInterval: 0, host: Host(implements: .nothing))
    given.assets["shop.png"] = AssetBehavior(succeeds: true, after: .seconds(5))
    let breach = diagnosis(
      [pictured, cart],
      [(session, [.prefetched(asset: "shop.png")]), (openedShop, displayed("a"))], given: given)
    #expect(
      breach
        == Breach(
          clause: "delivery.late-assets/not-without-them", action: 1,
          because: "`a` was displayed before its assets can have arrived."))
  }

  @Test func `a message within the interval`() {
    let breach = diagnosis(
      [shop, cart],
      [
        (session, []), (openedShop, displayed("a")), (.dismiss, [.dismissed(message: "a")]),
        (.advance(.seconds(29)), []), (viewedCart, displayed("b")),
      ], given: Given(host: Host(implements: .nothing)))
    #expect(
      breach
        == Breach(
          clause: "rate-limit.default/holds-back", action: 4,
          because: "`b` was displayed 29s after `a`, within the interval of 30s."))
  }

  @Test func `a message that nothing can have triggered`() {
    let breach = diagnosis([shop, cart], [(session, []), (viewedCart, displayed("a"))])
    #expect(
      breach
        == Breach(
          clause: "trigger.custom-event/its-name-only", action: 1,
          because: "`a` was displayed, although it waits for `shop`, and the event was `cart`."))
  }

  @Test func `the older of two that wait`() {
    let other = Message(
      name: "c", type: .modal, triggers: [.customEvent(name: "open", filter: nil)])
    let breach = diagnosis(
      [shop, cart, other],
      [
        (.startSession(deliver: ["a", "b", "c"]), []),
        (.logEvent(name: "open", properties: [:]), displayed("c")),
        (openedShop, [.reenqueued(message: "a", reason: .otherVisible)]),
        (viewedCart, [.reenqueued(message: "b", reason: .otherVisible)]),
        (.dismiss, [.dismissed(message: "c")]), (.openFromPush, displayed("a")),
      ])
    #expect(
      breach
        == Breach(
          clause: "stack.last-in-first-out/newest-first", action: 5,
          because: "`a` was displayed before `b`, which came to the stack later."))
  }

  @Test func `an opportunity that passed`() {
    let breach = diagnosis(
      [shop, cart],
      [
        (session, []), (openedShop, displayed("a")),
        (viewedCart, [.reenqueued(message: "b", reason: .otherVisible)]),
        (.dismiss, [.dismissed(message: "a")]), (.openFromPush, []),
      ])
    #expect(
      breach
        == Breach(
          clause: "stack.offer-when-eligible/push-click", action: 4,
          because: "`b` waited and was not displayed at an opportunity, although the app was "
            + "opened from a push notification."))
  }

  @Test func `nothing of an engine that says nothing`() {
    let script = Script(
      caseID: "sentence", profile: "swift", given: Given(minimumInterval: 0),
      messages: [shop, cart], actions: [session, openedShop, viewedCart])
    let breaches = Monitors.breaches(
      in: Transcript(observations: [[], [], []]), of: script, reporting: [])
    #expect(breaches == [])
  }

  // MARK: While assets load

  /// A message whose image takes five seconds, and does not come after anything that happens meanwhile.
  private func lost(meanwhile actions: [(Action, [Observation])]) -> Breach? {
    var pictured = shop
    pictured.image = "shop.png"
    var given = Given(minimumInterval: 0, host: Host(implements: .nothing))
    given.assets["shop.png"] = AssetBehavior(succeeds: true, after: .seconds(5))
    return diagnosis(
      [pictured, cart],
      [(session, [.prefetched(asset: "shop.png")]), (openedShop, [])] + actions
        + [(.advance(.seconds(6)), [])], given: given)
  }

  @Test func `a message that loads, and is lost when something else happens`() {
    let open = Action.logEvent(name: "open", properties: [:])
    let nothing = [Observation.noMatchingTrigger(.customEvent, name: "open")]
    let courses: [[(Action, [Observation])]] = [
      [(open, nothing)], [(.openFromPush, [])], [(.rotate(.landscape), [])],
      [(.enterBackground, []), (.enterForeground, [])],
      [(viewedCart, displayed("b")), (.dismiss, [.dismissed(message: "b")])],
    ]
    for course in courses {
      let breach = lost(meanwhile: course)
      #expect(breach?.clause == "delivery.late-assets/displayed-when-there", "\(course)")
      #expect(
        breach?.because == "`a` was not displayed, although its assets had arrived.", "\(course)")
    }
  }

  @Test func `nothing of a message that loads where something is in its way when it is there`() {
    #expect(lost(meanwhile: [(.enterBackground, [])]) == nil)
    #expect(lost(meanwhile: [(viewedCart, displayed("b"))]) == nil)
    #expect(lost(meanwhile: [(.startSession(deliver: ["b"]), [])]) == nil)
  }

  // MARK: What an event is taken for

  /// The clauses that are broken in the first action that breaks one.
  private func clauses(
    _ course: [(Action, [Observation])], given: Given
  ) -> [String] {
    let script = Script(
      caseID: "sentence", profile: "swift", given: given,
      messages: [shop, cart, account], actions: course.map(\.0))
    return Monitors.firstBreaches(
      in: Transcript(observations: course.map(\.1)), of: script,
      reporting: Set(Observation.Kind.inManifests)
    ).map(\.clause)
  }

  @Test func `an event that is taken for none, which is no matter of what is offered`() {
    let clauses = clauses(
      [
        (session, []),
        (openedShop, [.noMatchingTrigger(.customEvent, name: "shop")]),
      ], given: Given(minimumInterval: 0, host: Host(implements: .nothing)))
    #expect(clauses.first == "trigger.custom-event/triggers")
    #expect(!clauses.contains("stack.offer-when-eligible/trigger-event"))
  }

  @Test func `an interval that an event began which was held back`() {
    let clauses = clauses(
      [
        (.startSession(deliver: ["a", "b", "c"]), []), (openedShop, displayed("a")),
        (.dismiss, [.dismissed(message: "a")]), (.advance(.seconds(20)), []), (viewedCart, []),
        (.advance(.seconds(11)), []), (.logEvent(name: "account", properties: [:]), []),
      ], given: Given(host: Host(implements: .nothing)))
    #expect(clauses.contains("rate-limit.default/between-messages"))
  }
}
