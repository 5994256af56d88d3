package import SpecModel

/// What can be seen on the device while a case runs.
///
/// It follows everything that an engine reports, whether a case asks for it or not.
package struct Screen {
  /// The message on the screen.
  package private(set) var message: String?
  /// Whether the app is in the background.
  private(set) var isInBackground: Bool
  /// Whether a message that leaves the screen is reported; if not, the user's `dismiss` is the only
  /// sign of it.
  private let reportsDismissals: Bool

  /// Creates the screen at the start of a case.
  package init(_ given: Given, reportsDismissals: Bool) {
    isInBackground = given.app == .background
    self.reportsDismissals = reportsDismissals
  }

  /// Follows an action: a relaunch clears the screen, and the app comes and goes.
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

  /// Follows what was seen.
  package mutating func apply(_ observation: Observation) {
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
