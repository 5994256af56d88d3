import SpecModel

/// A script in the making, with the state that decides what can happen next.
struct ScriptBuilder {
  private(set) var script: Script

  private let takes: KindSet<Action.Kind>
  /// The actions among which one is picked, of those that the engine takes.
  private let choices: [Action.Kind]
  private let words: EventWords
  private var world: ScriptWorld
  private let locals: [String]
  private let campaigns: [String]
  /// The times at which something is or would be due, in milliseconds, sorted and without
  /// duplicates.
  private var edges: [Int] = []
  /// How long after a message comes up something is or would be due, in milliseconds; none is 0.
  private var spans: [Int]
  /// The transitions reached so far, or `nil` if they are not recorded.
  private var transitions: [Transition]?
  /// The state after the last action, or `nil` at the start.
  private var lastState: Transition.State?

  /// Most scripts have no more actions than this.
  static let usualLength = 24

  /// Starts with a script that has no actions.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - world: The world of the script.
  ///   - takes: The actions that the engine takes.
  ///   - recordsTransitions: Whether to record the transitions.
  init(
    _ script: Script, on world: ScriptWorld, takes: KindSet<Action.Kind>,
    recordsTransitions: Bool = false
  ) {
    self.script = script
    self.script.actions.reserveCapacity(Self.usualLength)
    self.world = world
    self.takes = takes
    choices = Self.all.filter(takes.contains)
    words = EventWords(of: script.messages)
    locals = script.messages.filter(\.isLocal).map(\.name)
    campaigns = script.messages.filter { !$0.isLocal }.map(\.name)
    transitions = recordsTransitions ? [] : nil
    transitions?.reserveCapacity(Self.usualLength)
    spans = [(script.given.minimumInterval ?? 30) * 1000]
    for message in script.messages { spans.append(message.timeout?.milliseconds ?? 0) }
    for asset in script.given.assets.values { spans.append(asset.after.milliseconds) }
    spans.removeAll { $0 <= 0 }
  }

  /// The script so far, and what it has reached.
  var made: ScriptMaker.Made {
    ScriptMaker.Made(script: script, transitions: transitions ?? [], precedent: world.precedent)
  }

  /// Adds a random action.
  mutating func addRandomAction(_ random: inout SeededGenerator) {
    guard let kind = random.pick(choices, by: { likelihood(of: $0) }),
      let action = action(kind, &random)
    else { return }
    add(action)
  }

  /// Adds an action, unless it cannot happen.
  mutating func add(_ action: Action) {
    guard takes.contains(action.kind), world.allows(action) else { return }
    let before = transitions == nil ? nil : lastState ?? state
    script.actions.append(action)
    world.perform(action)
    edges.removeFirst(edges.prefix { $0 <= world.now }.count)
    if case .serveDeliveries(let behavior) = action, behavior.after > .zero {
      spans.append(behavior.after.milliseconds)
    }
    if action.bringsSomething {
      for span in spans { noteEdge(world.now + span) }
    }
    if let before {
      let after = state
      transitions?.append(Transition(before: before, action: action.kind, after: after))
      lastState = after
    }
  }

  private var state: Transition.State {
    Transition.State(
      world.device, visible: world.visibleType, waiting: world.waiting,
      isSomethingDue: !edges.isEmpty)
  }

  private mutating func noteEdge(_ edge: Int) {
    let place = edges.firstIndex { $0 >= edge } ?? edges.endIndex
    if place == edges.endIndex || edges[place] != edge { edges.insert(edge, at: place) }
  }

  // MARK: What may happen

  /// All actions that may be picked: an action that is not listed is never tried.
  private static let all: [Action.Kind] = [
    .startSession, .logEvent, .logPurchase, .receiveAPIEvent, .openFromPush, .enterBackground,
    .enterForeground, .relaunch, .rotate, .showKeyboard, .hideKeyboard, .advance, .dismiss, .click,
    .presentLocal, .displayNext, .choose, .serve, .assignPresenter, .logImpression, .logClick,
    .queryStack, .serveDeliveries,
  ]

  /// How likely an action is, as a weight: pointless actions are rare.
  private func likelihood(of kind: Action.Kind) -> Int {
    if script.actions.isEmpty {
      return switch kind {
      case .startSession: 90
      case .logEvent, .presentLocal: 5
      default: 0
      }
    }
    return switch kind {
    case .startSession, .openFromPush: 6
    case .logEvent: 26
    case .logPurchase: 9
    case .receiveAPIEvent: 1
    case .enterBackground: world.device.app == .foreground ? 6 : 0
    case .enterForeground: world.device.app == .foreground ? 0 : 14
    case .relaunch: 2
    case .rotate, .displayNext, .queryStack: 5
    case .showKeyboard: 4
    case .hideKeyboard: world.device.keyboard == .shown ? 8 : 0
    case .advance: 20
    case .dismiss: world.visible == nil ? 0 : 16
    case .click: world.visible == nil ? 0 : 4
    case .presentLocal: locals.isEmpty ? 0 : 7
    case .choose: script.given.host.implements == .nothing ? 0 : 4
    case .serve: script.given.assets.isEmpty ? 0 : 3
    case .assignPresenter: world.device.presenter == .assigned ? 0 : 14
    case .logImpression, .logClick: world.displayed.isEmpty ? 0 : 2
    case .serveDeliveries: 3
    case .offer, .opportunity, .word: 0
    }
  }

  private func action(_ kind: Action.Kind, _ random: inout SeededGenerator) -> Action? {
    switch kind {
    case .startSession:
      let delivered = campaigns.filter { _ in !random.happens(script.actions.isEmpty ? 5 : 25) }
      return .startSession(deliver: delivered)
    case .logEvent:
      return .logEvent(name: event(&random), properties: properties(&random))
    case .logPurchase:
      return .logPurchase(
        product: product(&random), properties: properties(&random))
    case .receiveAPIEvent:
      let name = random.pick(words.events + words.products, or: "")
      return .receiveAPIEvent(words.events.contains(name) ? .customEvent : .purchase, name: name)
    case .rotate: return .rotate(world.device.orientation == .portrait ? .landscape : .portrait)
    case .advance: return .advance(span(&random))
    case .presentLocal: return locals.randomElement(using: &random).map(Action.presentLocal)
    case .choose: return .choose(choice(&random))
    case .serve:
      let urls = script.given.assets.keys.sorted()
      return urls.randomElement(using: &random).map { .serve([$0: .random(&random)]) }
    case .serveDeliveries: return .serveDeliveries(.random(&random))
    case .logImpression:
      return world.displayed.sorted().randomElement(using: &random).map(Action.logImpression)
    case .logClick:
      return world.displayed.sorted().randomElement(using: &random).map(Action.logClick)
    default: return Action(kind, .nothing)
    }
  }

  /// Returns the name of an event, which sometimes only resembles a name that a message waits for.
  private func event(_ random: inout SeededGenerator) -> String {
    if random.happens(6), let name = words.awaited.randomElement(using: &random) {
      return NearName.of(name, &random)
    }
    if random.happens(3) { return random.pick(NearName.reserved + words.products, or: "") }
    return random.pick(words.events, or: "")
  }

  private func product(_ random: inout SeededGenerator) -> String {
    let product = random.pick(words.products, or: "")
    if random.happens(6) { return NearName.of(product, &random) }
    return random.happens(2) ? random.pick(words.events, or: product) : product
  }

  /// Returns the properties of an event: nearly always some if a message has a filter.
  private func properties(_ random: inout SeededGenerator) -> [String: PropertyValue] {
    guard random.happens(words.isFiltered ? 85 : 10) else { return [:] }
    var properties: [String: PropertyValue] = [:]
    for property in words.properties where random.happens(80) {
      let name = random.happens(4) ? NearName.of(property.name, &random) : property.name
      properties[name] = random.pick(property.values, or: .number(0))
    }
    return properties
  }

  private func choice(_ random: inout SeededGenerator) -> ChoiceChange {
    let choice = random.pick(DisplayChoice.allCases, or: .now)
    if random.happens(50) { return .everyMessage(choice) }
    return .messages([random.pick(script.messages.map(\.name), or: ""): choice])
  }

  /// Returns a span of time: to just before, at or after a due time, or a round span.
  func span(_ random: inout SeededGenerator) -> TimeSpan {
    if random.happens(60), let edge = edges.randomElement(using: &random) {
      let offset = random.pick([(45, 1), (35, -1), (20, 0)]) ?? 1
      if edge + offset > world.now { return .milliseconds(edge + offset - world.now) }
    }
    return random.pick(
      [.seconds(1), .seconds(3), .seconds(10), .seconds(31), .seconds(61)], or: .zero)
  }
}

extension Action {
  /// Whether the action can bring up a message, so that time begins to count.
  fileprivate var bringsSomething: Bool {
    switch self {
    case .startSession, .logEvent, .logPurchase, .openFromPush, .presentLocal, .displayNext: true
    default: false
    }
  }
}
