import Monitors
import SpecModel
import Testing

@Suite struct `What a monitor says` {
  let shop = Message(
    name: "a", type: .modal, triggers: [.customEvent(name: "shop", filter: nil)])
  let cart = Message(
    name: "b", type: .modal, triggers: [.customEvent(name: "cart", filter: nil)])
  private let account = Message(
    name: "c", type: .modal, triggers: [.customEvent(name: "account", filter: nil)])
  /// A message whose image takes five seconds, and what is given for that.
  private var pictured: Message {
    var message = shop
    message.image = "shop.png"
    return message
  }
  private var slow: Given {
    var given = Given(minimumInterval: 0, host: Host(implements: .nothing))
    given.assets["shop.png"] = AssetBehavior(succeeds: true, after: .seconds(5))
    return given
  }
  let session = Action.startSession(deliver: ["a", "b"])
  let openedShop = Action.logEvent(name: "shop", properties: [:])
  private let viewedCart = Action.logEvent(name: "cart", properties: [:])

  /// Returns the first breach in what an engine did, with its clause and action.
  func diagnosis(
    _ messages: [Message], _ course: [(Action, [Observation])], profile: String = "swift",
    given: Given = Given(minimumInterval: 0, host: Host(implements: .nothing))
  ) -> Breach? {
    let script = Script(
      caseID: "sentence", profile: profile, given: given, messages: messages,
      actions: course.map(\.0))
    return Monitors.breaches(
      in: Transcript(observations: course.map(\.1)), of: script,
      reporting: Set(Observation.Kind.inManifests), within: .everything
    ).first
  }

  func displayed(_ name: String) -> [Observation] {
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

  @Test func `a message from the background whose image arrives there`() {
    let breach = diagnosis(
      [pictured, cart],
      [
        (session, [.prefetched(asset: "shop.png")]), (.enterBackground, []), (openedShop, []),
        (.advance(.seconds(6)), displayed("a")),
      ], given: slow)
    #expect(
      breach
        == Breach(
          clause: "reenqueue.background/not-displayed", action: 3,
          because: "`a` was displayed while the app was in the background."))
  }

  @Test func `nothing about a message whose image arrives in the background after a return`() {
    let breach = diagnosis(
      [pictured, cart],
      [
        (session, [.prefetched(asset: "shop.png")]), (.enterBackground, []), (openedShop, []),
        (.openFromPush, []), (.enterBackground, []), (.advance(.seconds(6)), displayed("a")),
      ], given: slow)
    #expect(breach == nil)
  }

  @Test func `a message that was triggered in the foreground is another matter`() {
    let breach = diagnosis(
      [shop, cart],
      [
        (session, []), (viewedCart, displayed("b")),
        (openedShop, [.reenqueued(message: "a", reason: .otherVisible)]),
        (.dismiss, [.dismissed(message: "b")]), (.enterBackground, []), (session, displayed("a")),
      ])
    #expect(breach == nil)
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

  @Test func `a message whose image has not arrived`() {
    let breach = diagnosis(
      [pictured, cart],
      [(session, [.prefetched(asset: "shop.png")]), (openedShop, displayed("a"))], given: slow)
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
          because: "`a` was displayed, although it listens for `shop`, and the event was `cart`."))
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

  @Test func `the older of two that wait, about which the host is asked first`() {
    let breach = diagnosis(
      [shop, cart, account],
      [
        (.startSession(deliver: ["a", "b", "c"]), []),
        (.logEvent(name: "account", properties: [:]), displayed("c")),
        (openedShop, []), (viewedCart, []), (.dismiss, [.dismissed(message: "c")]),
        (.openFromPush, [.choiceAsked(message: "a")]),
      ], given: Given(minimumInterval: 0, host: Host(implements: .displayChoice)))
    #expect(
      breach
        == Breach(
          clause: "stack.last-in-first-out/newest-first", action: 5,
          because: "The host was asked about `a` before `b`, which came to the stack later."))
  }

  @Test func `a message that is discarded for a failure that a later delivery made good`() {
    var given = slow
    given.assets["shop.png"] = AssetBehavior(succeeds: false, after: .seconds(3))
    let fetched = [Observation.prefetched(asset: "shop.png")]
    let breach = diagnosis(
      [pictured, cart],
      [
        (session, fetched), (.advance(.seconds(10)), []),
        (.serve(["shop.png": AssetBehavior(succeeds: true, after: .zero)]), []),
        (session, fetched), (openedShop, [.discarded(message: "a", reason: .assetFailed)]),
      ], given: given)
    #expect(
      breach
        == Breach(
          clause: "delivery.prefetch/ready-at-trigger", action: 4,
          because: "`a` was discarded, although its assets had been fetched on delivery."))
  }

  @Test func `nothing about a message that was triggered before the failure was made good`() {
    var given = slow
    given.assets["shop.png"] = AssetBehavior(succeeds: false, after: .seconds(3))
    let fetched = [Observation.prefetched(asset: "shop.png")]
    let breach = diagnosis(
      [pictured, cart],
      [
        (session, fetched), (viewedCart, displayed("b")), (openedShop, []),
        (.advance(.seconds(10)), []),
        (.serve(["shop.png": AssetBehavior(succeeds: true, after: .zero)]), []),
        (session, fetched), (.dismiss, [.dismissed(message: "b")]),
        (.openFromPush, [.discarded(message: "a", reason: .assetFailed)]),
      ], given: given)
    #expect(breach == nil)
  }

  @Test func `a missed opportunity`() {
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

  @Test func `nothing about an engine that reports nothing`() {
    let script = Script(
      caseID: "sentence", profile: "swift", given: Given(minimumInterval: 0),
      messages: [shop, cart], actions: [session, openedShop, viewedCart])
    let breaches = Monitors.breaches(
      in: Transcript(observations: [[], [], []]), of: script, reporting: [], within: .everything)
    #expect(breaches == [])
  }

  // MARK: While assets load

  /// Returns the first breach if a message whose image loads never appears after these actions, even at an
  /// opportunity.
  private func lost(meanwhile actions: [(Action, [Observation])]) -> Breach? {
    diagnosis(
      [pictured, cart],
      [(session, [.prefetched(asset: "shop.png")]), (openedShop, [])] + actions
        + [(.advance(.seconds(6)), []), (.openFromPush, [])], given: slow)
  }

  @Test func `a message that is lost because something else happens while it loads`() {
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
        breach?.because
          == "`a` waited and was not displayed at an opportunity, although its assets had arrived.",
        "\(course)")
    }
  }

  @Test func `nothing about a message that loads if something is in its way on arrival`() {
    #expect(lost(meanwhile: [(.enterBackground, [])]) == nil)
    #expect(lost(meanwhile: [(viewedCart, displayed("b"))]) == nil)
    #expect(lost(meanwhile: [(.startSession(deliver: ["b"]), [])]) == nil)
  }

  // MARK: Events that are not recognized

  /// Returns the clauses that are broken in the first action that breaks one.
  private func clauses(
    _ course: [(Action, [Observation])], of messages: [Message]? = nil,
    given: Given = Given(minimumInterval: 0, host: Host(implements: .nothing))
  ) -> [String] {
    let script = Script(
      caseID: "sentence", profile: "swift", given: given,
      messages: messages ?? [shop, cart, account], actions: course.map(\.0))
    return Monitors.firstBreaches(
      in: Transcript(observations: course.map(\.1)), of: script,
      reporting: Set(Observation.Kind.inManifests), within: .everything
    ).map(\.clause)
  }

  @Test func `an event that is not recognized, which does not concern the offer`() {
    let clauses = clauses(
      [
        (session, []),
        (openedShop, [.noMatchingTrigger(.customEvent, name: "shop")]),
      ], given: Given(minimumInterval: 0, host: Host(implements: .nothing)))
    #expect(clauses.first == "trigger.custom-event/triggers")
    #expect(!clauses.contains("stack.offer-when-eligible/trigger-event"))
  }

  @Test func `nothing about an interval that a held-back event may have started`() {
    let clauses = clauses(
      [
        (.startSession(deliver: ["a", "b", "c"]), []), (openedShop, displayed("a")),
        (.dismiss, [.dismissed(message: "a")]), (.advance(.seconds(20)), []), (viewedCart, []),
        (.advance(.seconds(11)), []), (.logEvent(name: "account", properties: [:]), []),
      ], given: Given(host: Host(implements: .nothing)))
    #expect(!clauses.contains("rate-limit.default/between-messages"))
  }

  // MARK: Impressions

  @Test func `an impression of a message that was displayed before`() {
    let breach = diagnosis(
      [shop, cart],
      [
        (session, []), (openedShop, displayed("a")),
        (.rotate(.landscape), [.impression(message: "a")]),
      ])
    #expect(
      breach
        == Breach(
          clause: "local.no-analytics/campaigns-are-counted", action: 2,
          because: "An impression of `a` was logged, although it was not displayed then."))
  }

  @Test func `two impressions of one display`() {
    let breach = diagnosis(
      [shop, cart],
      [(session, []), (openedShop, displayed("a") + [.impression(message: "a")])])
    #expect(
      breach
        == Breach(
          clause: "local.no-analytics/campaigns-are-counted", action: 1,
          because: "`a` was displayed, and more than one impression of that was logged."))
  }

  @Test func `nothing about an impression on the return to the app, or one that the host logs`() {
    let breach = diagnosis(
      [shop, cart],
      [
        (session, []), (openedShop, displayed("a")), (.enterBackground, []),
        (.enterForeground, [.impression(message: "a")]),
        (.logImpression(message: "a"), [.impression(message: "a")]),
      ])
    #expect(breach == nil)
  }

  // MARK: Timeouts

  @Test func `nothing about a timeout that may count from the first of two deliveries`() {
    var gate = shop
    gate.timeout = .seconds(5)
    let clauses = clauses(
      [
        (session, []), (openedShop, displayed("a")), (.dismiss, [.dismissed(message: "a")]),
        (.advance(.seconds(4)), []), (.enterBackground, []), (session, []), (openedShop, []),
        (.advance(.seconds(2)), [.discarded(message: "a", reason: .timeout)]),
      ], of: [gate, cart])
    #expect(!clauses.contains("discard.timeout/in-time"))
  }
}
