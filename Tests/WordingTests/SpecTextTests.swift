import SpecModel
import Testing

@testable import Wording

@Suite struct `A phrase` {
  @Test func `of a sentence has its names in backquotes`() {
    let phrase = Phrase(backquoting: "`first` was displayed before `third`.")
    #expect(
      phrase.pieces == [
        .name("first"), .words(" was displayed before "), .name("third"), .words("."),
      ])
    #expect(Phrase(backquoting: "a ` is left").pieces == [.words("a ` is left")])
    #expect(Phrase(backquoting: "no name").pieces == [.words("no name")])
  }
}

@Suite struct `The text of a spec` {
  static let actions: [(Action, String, String)] = [
    (.startSession(deliver: []), "start_session", "a session starts"),
    (
      .startSession(deliver: ["a", "b"]), "{start_session: {deliver: [a, b]}}",
      "a session starts, delivering `a`, `b`"
    ),
    (
      .logEvent(name: "opened_shop", properties: [:]), "{log_event: opened_shop}",
      "event `opened_shop` is logged"
    ),
    (
      .logPurchase(product: "007", properties: ["new": .boolean(true), "at": .number(2.5)]),
      "{log_purchase: {product: \"007\", properties: {at: 2.5, new: true}}}",
      "purchase of `007` is logged with `at: 2.5`, `new: true`"
    ),
    (
      .receiveAPIEvent(.customEvent, name: "no"), "{receive_api_event: {custom_event: \"no\"}}",
      "event `no` reaches the service through its API"
    ),
    (.rotate(.landscape), "{rotate: landscape}", "device is rotated to landscape"),
    (.advance(.milliseconds(1500)), "{advance: 1500ms}", "1500ms passes"),
    (
      .choose(.everyMessage(.reenqueue)), "{choose: reenqueue}",
      "host will answer `reenqueue` for every message"
    ),
    (
      .choose(.messages(["b": .now, "a": .discard])), "{choose: {a: discard, b: now}}",
      "host will answer `discard` for `a`, `now` for `b`"
    ),
    (
      .serve(["z.png": .fail, "a.png": AssetBehavior(succeeds: true, after: .seconds(3))]),
      "{serve: {a.png: {after: 3s}, z.png: fail}}",
      "`a.png` will take 3s to load, `z.png` will fail to load"
    ),
    (.serveDeliveries(.ok), "{serve_deliveries: ok}", "deliveries will arrive at once"),
    (
      .serveDeliveries(AssetBehavior(succeeds: false, after: .seconds(3))),
      "{serve_deliveries: {fail_after: 3s}}", "deliveries will fail after 3s"
    ),
    (.presentLocal(message: "tip"), "{present_local: tip}", "app presents its own message `tip`"),
    (.openFromPush, "open_from_push", "app is opened from a push"),
  ]

  @Test(arguments: actions) func `of an action is`(
    _ action: Action, _ flow: String, _ phrase: String
  ) {
    #expect(action.flow.description == flow)
    #expect(action.phrase.markdown == phrase)
  }

  @Test func `of every kind of action starts with its name`() {
    for (action, flow, _) in Self.actions {
      #expect(flow.drop { $0 == "{" }.hasPrefix(action.kind.rawValue))
    }
  }

  static let expectations: [(SpecModel.Expectation, String, String)] = [
    (.observation(.displayed(message: "a")), "{displayed: a}", "`a` is displayed"),
    (
      .observation(.displayed(message: "a", extras: ["k": "1"])),
      "{displayed: {message: a, extras: {k: \"1\"}}}", "`a` is displayed with `k: \"1\"`"
    ),
    (
      .observation(.reenqueued(message: "a", reason: .otherVisible)),
      "{reenqueued: {message: a, reason: other_visible}}",
      "`a` is put back on the stack (another message is visible)"
    ),
    (
      .observation(.discarded(message: "a", reason: DiscardReason(rawValue: "bored"))),
      "{discarded: {message: a, reason: bored}}", "`a` is discarded (bored)"
    ),
    (
      .observation(.noMatchingTrigger(.sessionStart, name: nil)),
      "{no_matching_trigger: {kind: session_start}}",
      "host is told that the session start matches no trigger"
    ),
    (
      .anyOrder([.observation(.click(message: "a")), .observation(.dismissed(message: "a"))]),
      "{any_order: [{click: a}, {dismissed: a}]}",
      "in any order: a click on `a` is logged; `a` is dismissed"
    ),
    (
      .oneOf([[.observation(.displayed(message: "a"))], []]),
      "{one_of: [[{displayed: a}], []]}", "one of: `a` is displayed / nothing"
    ),
  ]

  @Test(arguments: expectations) func `of an expectation is`(
    _ expectation: SpecModel.Expectation, _ flow: String, _ phrase: String
  ) {
    #expect(expectation.flow.description == flow)
    #expect(expectation.phrase.markdown == phrase)
  }

  @Test(arguments: [
    ("plain", "plain"), ("two words", "two words"), ("banner.png", "banner.png"), ("", "\"\""),
    ("yes", "\"yes\""), ("Off", "\"Off\""), ("1.0", "\"1.0\""), ("0x1f", "\"0x1f\""),
    ("2026-01-31", "\"2026-01-31\""), ("~", "\"~\""), ("a: b", "\"a: b\""), ("a,b", "\"a,b\""),
    ("say \"hi\"", "\"say \\\"hi\\\"\""), ("tab\t", "\"tab\\t\""), ("\u{1}", "\"\\x01\""),
    ("\u{202E}", "\"\\u202E\""), ("trailing ", "\"trailing \""), ("日本", "日本"),
  ]) func `is only quoted if it must be`(_ text: String, _ scalar: String) {
    #expect(YAMLScalar.text(text) == scalar)
  }

  @Test func `of a message and a start state reads as prose`() {
    let message = Message(
      name: "a", type: .full,
      triggers: [
        .customEvent(
          name: "won",
          filter: .all([
            .comparison(property: "score", .atLeast(10)),
            .any([
              .presence(property: "level", isPresent: false),
              .comparison(property: "level", .equals(.string("final"))),
            ]),
          ])), .pushClick,
      ], priority: 5, timeout: .seconds(90))
    #expect(
      message.phrase.markdown
        == """
        a full-screen message, triggered by event `won` where `score` is at least `10` and \
        (`level` is not there or `level` is `final`) or by the push click, priority 5, \
        with a timeout of 90s
        """)
    let given = Given(
      minimumInterval: 60, app: .background, host: Host(choice: .discard, choices: ["a": .now]),
      assets: ["a.png": .fail])
    #expect(
      given.phrases.map(\.markdown) == [
        "messages are at least 1m apart", "app is in the background",
        "host answers `now` for `a`",
        "host answers `discard` otherwise", "`a.png` fails to load",
      ])
  }
}
