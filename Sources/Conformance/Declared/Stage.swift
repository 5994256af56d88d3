package import SpecModel

/// What declared words say about the moment: the states, what is on the screen, and the time.
package struct Stage {
  /// The value of each state; those that nobody knows are missing.
  package private(set) var states: [String: String]
  /// The messages on the screen, in the order in which they appeared.
  package private(set) var visible: [String] = []
  /// The time since the case began, in milliseconds.
  package private(set) var now = 0
  private let words: SuiteWords

  /// Begins with the state in which a case starts.
  package init(_ given: Given, _ words: SuiteWords) {
    self.words = words
    states = given.states
    for state in words.vocabulary.includes.flatMap(\.states) {
      switch state.name {
      case "app": states[state.name] = given.app.rawValue
      case "orientation": states[state.name] = given.orientation.rawValue
      case "keyboard": states[state.name] = given.keyboard.rawValue
      default: break
      }
    }
  }

  /// Tells whether something is so for certain.
  ///
  /// - Parameters:
  ///   - condition: What is asked.
  ///   - it: The message that a monitor calls `it`.
  func meets(_ condition: DeclaredMonitor.Condition, it: String?) -> Bool {
    switch condition {
    case .state(let name, is: let value): states[name] == value
    case .visible(.something): !visible.isEmpty
    case .visible(.nothing): visible.isEmpty
    case .visible(.it): visible.contains { $0 == it }
    case .visible(.another): visible.contains { $0 != it }
    }
  }

  /// Notes that an action begins.
  package mutating func begin(_ action: Action) {
    switch action {
    case .enterBackground: states["app"] = AppState.background.rawValue
    case .enterForeground, .openFromPush: states["app"] = AppState.foreground.rawValue
    case .rotate(let orientation): states["orientation"] = orientation.rawValue
    case .showKeyboard: states["keyboard"] = KeyboardState.shown.rawValue
    case .hideKeyboard: states["keyboard"] = KeyboardState.hidden.rawValue
    case .relaunch:
      // Nobody says which of the suite's own states a process keeps.
      states = ["app": AppState.foreground.rawValue]
      visible = []
    case .word(let word): set(words.actions[word.name]?.word)
    default: break
    }
  }

  /// Notes an observation.
  package mutating func see(_ observation: Observation) {
    see(SeenEvent(observation, at: now...now, words))
  }

  mutating func see(_ event: SeenEvent) {
    guard let word = words.observations[event.word]?.word else { return }
    set(word)
    switch word.screen {
    case .shows?: visible += event.messages.filter { !visible.contains($0) }
    case .hides?: visible.removeAll(where: event.messages.contains)
    case nil: break
    }
  }

  /// Notes that time has passed.
  mutating func pass(_ span: Int) { now += span }

  private mutating func set(_ word: DeclaredWord?) {
    for (state, value) in word?.sets ?? [:] { states[state] = value }
  }
}

extension SuiteWords {
  /// The observations that must be reported so that a condition is known.
  func observations(deciding condition: DeclaredMonitor.Condition) -> [String] {
    vocabulary.observations.filter { word in
      switch condition {
      case .state(let name, is: _): word.sets[name] != nil
      case .visible: word.screen != nil
      }
    }.map(\.name)
  }
}
