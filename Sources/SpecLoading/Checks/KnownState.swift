import SpecModel

/// What is certain about the state of the world after the steps read so far; `nil` means unknown.
struct KnownState {
  private var app: AppState?
  private var orientation: Orientation?
  private var keyboard: KeyboardState?
  private var presenter: PresenterState?
  /// Whether the host implements no method through which it could be asked.
  private(set) var neverAsks = false
  private var events: [Event] = []
  private var logged: [Observation] = []
  private var isCertain = false
  /// The values of the states that the suite declares.
  private var states: [String: String] = [:]

  private struct Event: Equatable {
    var kind: EventKind
    var name: String?
    var isFromAPI = false
  }

  /// Resets to an unknown state in which nothing has happened yet.
  mutating func forget() {
    becomeUncertain()
    neverAsks = false
    events.removeAll(keepingCapacity: true)
    logged.removeAll(keepingCapacity: true)
  }

  /// Sets the state in which a case starts.
  mutating func start(_ given: Given) {
    app = given.app
    orientation = given.orientation
    keyboard = given.keyboard
    presenter = given.presenter
    neverAsks = given.host.implements == .nothing
    states = given.states
    isCertain = true
  }

  /// Marks as unknown everything that unreadable steps may have changed.
  mutating func becomeUncertain() {
    app = nil
    orientation = nil
    keyboard = nil
    presenter = nil
    states = [:]
    isCertain = false
  }

  /// Tells whether an event of this kind and name has been logged, or may have been.
  ///
  /// - Parameters:
  ///   - kind: The kind of event.
  ///   - name: The event's name; `nil` for any.
  ///   - countsAPI: Whether an event counts that reached the service through its API.
  func hasSeen(_ kind: EventKind, _ name: String?, countsAPI: Bool) -> Bool {
    !isCertain
      || events.contains {
        $0.kind == kind && ($0.name == name || name == nil && kind.isNamed)
          && (countsAPI || !$0.isFromAPI)
      }
  }

  /// Tells whether the host has logged an impression or a click itself, or may have.
  func hasLogged(_ observation: Observation) -> Bool {
    !isCertain || logged.contains(observation)
  }

  /// Whether all actions so far could be read.
  var isKnown: Bool { isCertain }

  /// Changes the state as an action does.
  ///
  /// - Returns: The mistake in using the action in this state; `nil` if there is none.
  mutating func perform(_ action: Action) -> Mistake? {
    switch action {
    case .startSession: note(.sessionStart, nil)
    case .logEvent(let name, _): note(.customEvent, name)
    case .logPurchase(let product, _): note(.purchase, product)
    case .receiveAPIEvent(let kind, let name): note(kind, name, isFromAPI: true)
    case .openFromPush:
      note(.pushClick, nil)
      app = .foreground
    case .enterBackground:
      return KnownState.change(
        &app, to: .background, by: action, "the app is already in the background")
    case .enterForeground:
      return KnownState.change(
        &app, to: .foreground, by: action, "the app is already in the foreground")
    case .relaunch:
      app = .foreground
      keyboard = .hidden
    case .rotate(let orientation):
      return KnownState.change(
        &self.orientation, to: orientation, by: action,
        "the device is already in \(orientation.rawValue)")
    case .showKeyboard:
      return KnownState.change(&keyboard, to: .shown, by: action, "the keyboard is already shown")
    case .hideKeyboard:
      return KnownState.change(&keyboard, to: .hidden, by: action, "the keyboard is already hidden")
    case .assignPresenter:
      return KnownState.change(
        &presenter, to: .assigned, by: action, "a presenter is already assigned")
    case .word(let word): return perform(word)
    case .logImpression(let message): logged.append(.impression(message: message))
    case .logClick(let message): logged.append(.click(message: message))
    default: break
    }
    return nil
  }

  /// Changes the states that a word of the suite's own sets.
  private mutating func perform(_ word: Word) -> Mistake? {
    var mistake: Mistake?
    for (state, value) in word.meaning?.word.sets.sorted(by: { $0.key < $1.key }) ?? [] {
      if states[state] == value {
        mistake = .redundantAction(word.name, state: "`\(state)` is already `\(value)`")
      }
      states[state] = value
    }
    return mistake
  }

  private mutating func note(_ kind: EventKind, _ name: String?, isFromAPI: Bool = false) {
    if events.isEmpty { events.reserveCapacity(8) }
    events.append(Event(kind: kind, name: name, isFromAPI: isFromAPI))
  }

  private static func change<State: Equatable>(
    _ state: inout State?, to new: State, by action: Action,
    _ description: @autoclosure () -> String
  ) -> Mistake? {
    defer { state = new }
    return state == new ? .redundantAction(action.kind.rawValue, state: description()) : nil
  }
}

extension Scene {
  /// Checks an action and applies it to the state.
  mutating func perform(_ action: Action, at place: NodeReader) {
    lacks.check(action.kind, at: place)
    if let mistake = world.perform(action) { place.report(mistake) }
  }
}
