import SpecModel

/// What can be seen on the device while a case runs.
struct Screen {
  /// The message on the screen.
  var message: String?
  /// Whether the app is in the background.
  var isInBackground: Bool

  /// Creates the screen at the start of a case.
  init(_ given: Given) {
    isInBackground = given.app == .background
  }

  /// Follows an action: a relaunch clears the screen, and the app comes and goes.
  mutating func apply(_ action: Action) {
    switch action {
    case .enterBackground: isInBackground = true
    case .enterForeground: isInBackground = false
    case .relaunch:
      isInBackground = false
      message = nil
    default: break
    }
  }

  /// Follows what was seen.
  mutating func apply(_ observation: Observation) {
    switch observation {
    case .displayed(let name, _): message = name
    case .dismissed(let name) where name == message: message = nil
    default: break
    }
  }

  /// Follows what is expected; of alternatives the first.
  mutating func apply(_ expectation: Expectation) {
    switch expectation {
    case .observation(let observation): apply(observation)
    case .anyOrder(let entries):
      for entry in entries { apply(entry) }
    case .oneOf(let sequences):
      for entry in sequences.first ?? [] { apply(entry) }
    }
  }
}
