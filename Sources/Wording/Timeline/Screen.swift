package import SpecModel

/// What is visible on the device while a case runs.
///
/// It follows everything that an engine reports, whether a case asserts it or not.
package struct Screen {
  /// The message on the screen.
  package private(set) var message: String?
  /// Whether the app is in the background.
  private(set) var isInBackground: Bool
  /// Whether the engine reports when a message leaves the screen; if not, only the user's `dismiss`
  /// shows it.
  private let reportsDismissals: Bool

  /// Creates the screen at the start of a case.
  package init(_ given: Given, reportsDismissals: Bool) {
    isInBackground = given.app == .background
    self.reportsDismissals = reportsDismissals
  }

  /// Applies an action: a relaunch clears the screen, and the app enters or leaves the background.
  package mutating func apply(_ action: Action) {
    switch action {
    case .enterBackground: isInBackground = true
    case .enterForeground, .openFromPush: isInBackground = false
    case .relaunch:
      isInBackground = false
      message = nil
    case .dismiss where !reportsDismissals: message = nil
    default: break
    }
  }

  /// Applies an observation.
  package mutating func apply(_ observation: Observation) {
    switch observation {
    case .displayed(let name, _): message = name
    case .dismissed(let name) where name == message: message = nil
    default: break
    }
  }

  /// Applies an expectation; of several alternatives, the first.
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
