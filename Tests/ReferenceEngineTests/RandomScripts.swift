import SpecModel
import TestSupport

/// Valid random scripts, the same for the same seed.
struct RandomScripts {
  private var generator: SplitMix64
  let profile: String

  init(profile: String, seed: UInt64) {
    self.profile = profile
    generator = SplitMix64(seed: seed)
  }

  static let names = ["news", "offer", "level", "cart", "tip"]
  private static let events = ["shop", "shop_left", "game"]
  private static let products = ["sword", "shop"]
  private static let urls = ["a.png", "b.png", "c.zip", "own.png"]

  mutating func next() -> Script {
    var messages = Self.names.map { campaign($0) }
    messages.append(
      Message(
        name: "local", type: pick([.modal, .modal, .full]), image: maybe(3) ? "own.png" : nil,
        timeout: maybe(3) ? .seconds(pick([2, 3, 5])) : nil))
    messages.append(Message(name: "note", type: .slideup, orientation: orientation()))
    let given = Given(
      minimumInterval: pick([nil, 0, 0, 0, 0, 5, 40]),
      app: pick([.foreground, .foreground, .background]),
      orientation: pick([.portrait, .landscape]),
      keyboard: profile == "legacy" && maybe(4) ? .shown : .hidden,
      presenter: profile == "swift" && maybe(6) ? .none : .assigned,
      host: Host(
        implements: pick(
          profile == "legacy"
            ? [.displayChoice, .keyboardDisplayChoice, .nothing] : [.displayChoice, .nothing]),
        choice: choice()),
      assets: Dictionary(uniqueKeysWithValues: Self.urls.map { ($0, asset()) }))
    var actions: [Action] = [.startSession(deliver: delivery())]
    if maybe(8) { actions = [.logEvent(name: "shop", properties: [:])] }
    var isInBackground = given.app == .background
    for _ in 0..<Int.random(in: 4...24, using: &generator) {
      let action = action(isInBackground: isInBackground)
      switch action {
      case .enterBackground: isInBackground = true
      case .enterForeground, .relaunch: isInBackground = false
      default: break
      }
      actions.append(action)
      // A user taps twice.
      if case .logEvent = action, maybe(4) {
        actions += [.advance(pick([.zero, .seconds(1), .seconds(2)])), action]
      }
    }
    return Script(
      caseID: "random", profile: profile, given: given, messages: messages, actions: actions)
  }

  // MARK: Parts

  private mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  private mutating func maybe(_ one: Int) -> Bool {
    Int.random(in: 0..<one, using: &generator) == 0
  }

  private mutating func orientation() -> Message.OrientationRequirement {
    pick([.any, .any, .any, .portrait, .landscape])
  }

  private mutating func asset() -> AssetBehavior {
    AssetBehavior(succeeds: !maybe(4), after: pick([.zero, .seconds(2), .seconds(5)]))
  }

  private mutating func choice() -> DisplayChoice {
    pick([.now, .now, .now, .reenqueue, .discard])
  }

  private mutating func delivery() -> [String] {
    let all = Self.names.shuffled(using: &generator)
    return maybe(3) ? Array(all.prefix(2)) : all
  }

  private mutating func campaign(_ name: String) -> Message {
    Message(
      name: name, type: pick([.slideup, .modal, .imageModal, .full, .html]),
      triggers: maybe(5) ? [trigger(), trigger()] : [trigger()], priority: pick([0, 0, 1, 2]),
      orientation: orientation(), image: maybe(2) ? pick(["a.png", "b.png"]) : nil,
      zip: maybe(4) ? "c.zip" : nil, timeout: maybe(3) ? .seconds(pick([2, 3, 5])) : nil,
      extras: maybe(2) ? ["kind": name, "color": "red"] : [:])
  }

  private mutating func trigger() -> Trigger {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: .sessionStart
    case 1: .pushClick
    case 2: .anyPurchase
    case 3: .specificPurchase(product: pick(Self.products), filter: maybe(2) ? filter() : nil)
    default: .customEvent(name: pick(Self.events), filter: maybe(2) ? filter() : nil)
    }
  }

  private mutating func filter(depth: Int = 0) -> PropertyFilter {
    if depth == 0, maybe(3) {
      let parts = [filter(depth: 1), filter(depth: 1)]
      return maybe(2) ? .all(parts) : .any(parts)
    }
    let property = pick(["count", "name", "day", "paid"])
    if maybe(8) { return .presence(property: property, isPresent: maybe(2)) }
    return switch property {
    case "count":
      .comparison(
        property: property,
        pick([
          .equals(.number(10)), .notEquals(.number(10)), .greaterThan(10), .atLeast(10),
          .lessThan(10), .atMost(10),
        ]))
    case "name":
      .comparison(
        property: property,
        pick([
          .equals(.string("Axe")), .notEquals(.string("Axe")), .matches(pattern: "x"),
          .matches(pattern: "^A.e$"), .matches(pattern: "1"),
        ]))
    case "day":
      .comparison(
        property: property,
        pick([.before(secondsSince1970: 1000), .after(secondsSince1970: 1000)]))
    default: .comparison(property: property, .equals(.boolean(true)))
    }
  }

  private mutating func properties() -> [String: PropertyValue] {
    var properties: [String: PropertyValue] = [:]
    if !maybe(5) {
      properties["count"] = pick([
        .number(9), .number(10), .number(11), .string("10"), .date(secondsSince1970: 10),
      ])
    }
    if !maybe(5) {
      properties["name"] = pick([.string("Axe"), .string("axe"), .string("box"), .number(10)])
    }
    if !maybe(5) {
      properties["day"] = pick([
        .date(secondsSince1970: 999), .date(secondsSince1970: 1001),
        .string("1970-01-01T00:00:00Z"),
      ])
    }
    if !maybe(5) {
      properties["paid"] = pick([.boolean(true), .boolean(false), .string("true"), .number(1)])
    }
    return properties
  }

  private mutating func action(isInBackground: Bool) -> Action {
    switch Int.random(in: 0..<32, using: &generator) {
    case 0..<8: return .logEvent(name: pick(Self.events), properties: properties())
    case 8..<11: return .logPurchase(product: pick(Self.products), properties: properties())
    case 11: return .receiveAPIEvent(pick([.customEvent, .purchase]), name: "shop")
    case 12..<15: return isInBackground ? .enterForeground : .openFromPush
    case 15, 16: return .startSession(deliver: delivery())
    case 17, 18: return isInBackground ? .enterForeground : .enterBackground
    case 19: return .rotate(pick([.portrait, .landscape]))
    case 20..<23:
      return .advance(
        pick([.seconds(1), .seconds(2), .seconds(5), .seconds(25), .seconds(30), .seconds(45)]))
    case 23..<26: return .dismiss
    case 26: return .click
    case 27: return .presentLocal(message: pick(["local", "note"]))
    case 28:
      return .choose(maybe(2) ? .everyMessage(choice()) : .messages([pick(Self.names): choice()]))
    case 29:
      if maybe(3) { return .serveDeliveries(asset()) }
      return maybe(2) ? .relaunch : .serve([pick(Self.urls): asset()])
    default: return ownAction()
    }
  }

  /// An action that only one profile knows.
  private mutating func ownAction() -> Action {
    profile == "legacy"
      ? pick([.displayNext, .displayNext, .showKeyboard, .hideKeyboard])
      : pick([
        .assignPresenter, .logImpression(message: "local"), .logClick(message: "local"),
      ])
  }
}
