import SpecModel

/// A script in the making, with the state that decides what can happen next.
struct ScriptBuilder {
  private(set) var script: Script

  private let takes: KindSet<Action.Kind>
  private let words: EventWords
  private var world: ScriptWorld
  private let locals: [String]
  private let campaigns: [String]
  /// The times at which something is or would be due, in milliseconds, sorted and without
  /// duplicates.
  private var edges: [Int] = []
  /// The transitions reached so far, or `nil` if they are not recorded.
  private var transitions: [Transition]?
  /// The state after the last action, or `nil` at the start.
  private var lastState: Transition.State?

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
    self.world = world
    self.takes = takes
    words = EventWords(of: script.messages)
    locals = script.messages.filter(\.isLocal).map(\.name)
    campaigns = script.messages.filter { !$0.isLocal }.map(\.name)
    transitions = recordsTransitions ? [] : nil
  }

  /// The script so far, and what it has reached.
  var made: ScriptMaker.Made {
    ScriptMaker.Made(script: script, transitions: transitions ?? [], precedent: world.precedent)
  }

  /// Adds a random action.
  mutating func addRandomAction(_ random: inout SeededGenerator) {
    guard let kind = random.pick(weights), let action = action(kind, &random) else { return }
    add(action)
  }

  /// Adds an action, unless it cannot happen.
  mutating func add(_ action: Action) {
    guard takes.contains(action.kind), world.allows(action) else { return }
    let before = transitions == nil ? nil : lastState ?? state
    script.actions.append(action)
    world.perform(action)
    edges.removeFirst(edges.prefix { $0 <= world.now }.count)
    if action.bringsSomething { noteEdges() }
    if let before {
      let after = state
      transitions?.append(Transition(before: before, action: action.kind, after: after))
      lastState = after
    }
  }

  private var state: Transition.State {
    let visible = world.visible.flatMap { name in
      script.messages.first { $0.name == name }
    }
    let device = world.device
    return Transition.State(
      app: device.app, isLandscape: device.orientation == .landscape,
      hasKeyboard: device.keyboard == .shown, hasPresenter: device.presenter == .assigned,
      visible: visible?.type, waiting: min(world.waiting, 3), isSomethingDue: !edges.isEmpty)
  }

  private mutating func noteEdges() {
    let interval = script.given.minimumInterval ?? 30
    let spans =
      [.seconds(interval)] + script.messages.compactMap(\.timeout)
      + script.given.assets.values.map(\.after) + script.actions.deliveryTimes
    for span in spans where span > .zero { noteEdge(world.now + span.milliseconds) }
  }

  private mutating func noteEdge(_ edge: Int) {
    let place = edges.firstIndex { $0 >= edge } ?? edges.endIndex
    if place == edges.endIndex || edges[place] != edge { edges.insert(edge, at: place) }
  }

  // MARK: What may happen

  /// The weights of the actions: pointless actions are rare, and actions that the engine does not
  /// take have the weight 0.
  private var weights: [(weight: Int, choice: Action.Kind)] {
    var weights = likelihoods
    for place in weights.indices where !takes.contains(weights[place].choice) {
      weights[place].weight = 0
    }
    return weights
  }

  private var likelihoods: [(weight: Int, choice: Action.Kind)] {
    if script.actions.isEmpty { return [(90, .startSession), (5, .logEvent), (5, .presentLocal)] }
    let isInFront = world.device.app == .foreground
    let isSeen = world.visible != nil
    return [
      (6, .startSession), (26, .logEvent), (9, .logPurchase), (1, .receiveAPIEvent),
      (6, .openFromPush), (isInFront ? 6 : 0, .enterBackground),
      (isInFront ? 0 : 14, .enterForeground), (2, .relaunch), (5, .rotate), (4, .showKeyboard),
      (world.device.keyboard == .shown ? 8 : 0, .hideKeyboard), (20, .advance),
      (isSeen ? 16 : 0, .dismiss), (isSeen ? 4 : 0, .click),
      (locals.isEmpty ? 0 : 7, .presentLocal), (5, .displayNext),
      (script.given.host.implements == .nothing ? 0 : 4, .choose),
      (script.given.assets.isEmpty ? 0 : 3, .serve),
      (world.device.presenter == .assigned ? 0 : 14, .assignPresenter),
      (world.displayed.isEmpty ? 0 : 2, .logImpression),
      (world.displayed.isEmpty ? 0 : 2, .logClick), (5, .queryStack), (3, .serveDeliveries),
    ]
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

extension [Action] {
  /// How long deliveries have taken.
  fileprivate var deliveryTimes: [TimeSpan] {
    compactMap { if case .serveDeliveries(let behavior) = $0 { behavior.after } else { nil } }
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
