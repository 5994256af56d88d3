import SpecJSON
import SpecModel
import Testing

@Suite struct `The wire's form` {
  @Test(arguments: [
    (
      Action.startSession(deliver: ["first"]), #"{"do":"start_session","deliver":["first"]}"#
    ),
    (
      .logEvent(name: "paid", properties: ["price": .number(3), "on": .date(secondsSince1970: 0)]),
      #"{"do":"log_event","name":"paid","properties":{"on":{"date":"1970-01-01T00:00:00Z"},"price":3}}"#
    ),
    (
      .logPurchase(product: "sword", properties: [:]),
      #"{"do":"log_purchase","product":"sword","properties":{}}"#
    ),
    (
      .receiveAPIEvent(.purchase, name: "sword"),
      #"{"do":"receive_api_event","kind":"purchase","name":"sword"}"#
    ),
    (.rotate(.landscape), #"{"do":"rotate","to":"landscape"}"#),
    (.advance(.seconds(30)), #"{"do":"advance","by":30000}"#),
    (.choose(.everyMessage(.now)), #"{"do":"choose","choice":"now"}"#),
    (.choose(.messages(["a": .discard])), #"{"do":"choose","choices":{"a":"discard"}}"#),
    (
      .serve(["a.png": AssetBehavior(succeeds: false, after: .seconds(3))]),
      #"{"do":"serve","assets":{"a.png":{"result":"fail","after":3000}}}"#
    ),
    (
      .serveDeliveries(AssetBehavior(succeeds: true, after: .seconds(3))),
      #"{"do":"serve_deliveries","result":"ok","after":3000}"#
    ),
    (.presentLocal(message: "tip"), #"{"do":"present_local","message":"tip"}"#),
    (.logImpression(message: "tip"), #"{"do":"log_impression","message":"tip"}"#),
    (.logClick(message: "tip"), #"{"do":"log_click","message":"tip"}"#),
    (.offer(message: "sale"), #"{"do":"offer","message":"sale"}"#),
  ]) func `of an action is stable`(_ action: Action, _ text: String) throws {
    var json = JSONWriter()
    action.write(to: &json)
    #expect(String(decoding: json.bytes, as: UTF8.self) == text)
    #expect(try Action(JSONReader(parsing: text.utf8)) == action)
  }

  @Test(arguments: [
    Action.Kind.openFromPush, .enterBackground, .enterForeground, .relaunch, .showKeyboard,
    .hideKeyboard, .dismiss, .click, .displayNext, .assignPresenter, .opportunity, .queryStack,
  ]) func `of an action without details is its name`(_ kind: Action.Kind) throws {
    let text = #"{"do":"\#(kind.rawValue)"}"#
    let action = try Action(JSONReader(parsing: text.utf8))
    #expect(action.kind == kind)
    var json = JSONWriter()
    action.write(to: &json)
    #expect(String(decoding: json.bytes, as: UTF8.self) == text)
  }

  @Test(arguments: [
    (
      Observation.displayed(message: "a", extras: ["k": "v"]),
      #"{"saw":"displayed","message":"a","extras":{"k":"v"}}"#
    ),
    (.displayed(message: "a"), #"{"saw":"displayed","message":"a"}"#),
    (.dismissed(message: "a"), #"{"saw":"dismissed","message":"a"}"#),
    (
      .discarded(message: "a", reason: .timeout),
      #"{"saw":"discarded","message":"a","reason":"timeout"}"#
    ),
    (.reenqueued(message: "a"), #"{"saw":"reenqueued","message":"a"}"#),
    (.choiceAsked(message: "a"), #"{"saw":"choice_asked","message":"a"}"#),
    (
      .noMatchingTrigger(.customEvent, name: "paid"),
      #"{"saw":"no_matching_trigger","kind":"custom_event","name":"paid"}"#
    ),
    (
      .noMatchingTrigger(.sessionStart, name: nil),
      #"{"saw":"no_matching_trigger","kind":"session_start"}"#
    ),
    (.impression(message: "a"), #"{"saw":"impression","message":"a"}"#),
    (.click(message: "a"), #"{"saw":"click","message":"a"}"#),
    (.prefetched(asset: "a.png"), #"{"saw":"prefetched","asset":"a.png"}"#),
    (.stack(["b", "a"]), #"{"saw":"stack","messages":["b","a"]}"#),
  ]) func `of an observation is stable`(_ observation: Observation, _ text: String) throws {
    var json = JSONWriter()
    observation.write(to: &json)
    #expect(String(decoding: json.bytes, as: UTF8.self) == text)
    #expect(try Observation(JSONReader(parsing: text.utf8)) == observation)
  }

  @Test func `of a message keeps every detail`() throws {
    let filter = PropertyFilter.all([
      .comparison(property: "price", .atLeast(3.5)),
      .any([
        .presence(property: "coupon", isPresent: false),
        .comparison(property: "day", .before(secondsSince1970: 1_769_860_800)),
        .comparison(property: "name", .matches(pattern: "^s.*d$")),
        .comparison(property: "gift", .notEquals(.boolean(true))),
      ]),
    ])
    let message = Message(
      name: "sale", type: .imageModal,
      triggers: [
        .sessionStart, .pushClick, .anyPurchase,
        .specificPurchase(product: "sword", filter: filter),
        .customEvent(name: "paid", filter: nil),
      ], priority: -2, orientation: .landscape, image: "a.png", zip: "b.zip",
      timeout: .seconds(5), extras: ["k": "v"])
    var json = JSONWriter()
    message.write(to: &json)
    #expect(try Message(name: "sale", JSONReader(parsing: json.bytes)) == message)
  }

  @Test func `of a starting state keeps every detail`() throws {
    let given = Given(
      minimumInterval: 5, app: .background, orientation: .landscape, keyboard: .shown,
      presenter: .none,
      host: Host(implements: .keyboardDisplayChoice, choice: .reenqueue, choices: ["a": .discard]),
      assets: ["a.png": .fail])
    var json = JSONWriter()
    given.write(to: &json)
    #expect(try Given(JSONReader(parsing: json.bytes)) == given)
  }

  @Test(arguments: [
    (#"{"saw":"shown","message":"a"}"#, "`saw`: `shown` is not an observation"),
    (#"{"saw":"displayed"}"#, "`message` is missing"),
    (#"{"saw":"displayed","message":7}"#, "`message`: expected a string, found a number"),
    (
      #"{"saw":"displayed","message":"a","extras":{"k":1}}"#,
      "`extras.k`: expected a string, found a number"
    ),
    (#"[]"#, "expected an object, found an array"),
  ]) func `reports an error in an observation, and its path`(
    _ text: String, _ message: String
  ) throws {
    let error = #expect(throws: JSONError.self) {
      try Observation(JSONReader(parsing: text.utf8))
    }
    #expect(error?.description == message)
  }
}
