package import SpecModel

/// What is visible on the device while a case runs.
///
/// It follows everything that an engine reports, whether a case asserts it or not.
package struct Screen {
  /// The messages that may be on the screen, `nil` for none: several if only expectations are
  /// known, and they leave the engine a choice.
  private var candidates: [String?] = [nil]
  /// Whether the app is in the background.
  private(set) var isInBackground: Bool
  /// The values of the states that the suite declares, by state.
  package private(set) var states: [String: String]
  /// Whether the engine reports when a message leaves the screen; if not, only the user's `dismiss`
  /// shows it.
  private let reportsDismissals: Bool

  /// The message on the screen; with a question mark, if there may also be none.
  package var message: String? {
    let names = candidates.compactMap(\.self)
    guard let first = names.first else { return nil }
    if candidates.count == 1 { return first }
    return names.joined(separator: " or ") + (names.count < candidates.count ? "?" : "")
  }

  /// Creates the screen at the start of a case.
  package init(_ given: Given, reportsDismissals: Bool) {
    isInBackground = given.app == .background
    states = given.states
    self.reportsDismissals = reportsDismissals
  }

  /// Applies an action: a relaunch clears the screen, and the app enters or leaves the background.
  package mutating func apply(_ action: Action) {
    switch action {
    case .enterBackground: isInBackground = true
    case .enterForeground, .openFromPush: isInBackground = false
    case .relaunch:
      isInBackground = false
      candidates = [nil]
    case .dismiss where !reportsDismissals: candidates = [nil]
    case .word(let word): states.merge(word.changes) { $1 }
    default: break
    }
  }

  /// Applies an observation.
  package mutating func apply(_ observation: Observation) {
    switch observation {
    case .displayed(let name, _): candidates = [name]
    case .dismissed(let name): hide(name)
    case .word(let word):
      states.merge(word.changes) { $1 }
      switch (word.meaning?.word.screen, word.messages.first) {
      case (.shows?, let name?): candidates = [name]
      case (.hides?, let name?): hide(name)
      default: break
      }
    default: break
    }
  }

  private mutating func hide(_ name: String) {
    candidates = candidates.map { $0 == name ? nil : $0 }.distinct
  }

  /// Applies an expectation; after alternatives, what each of them leaves may be on the screen.
  mutating func apply(_ expectation: Expectation) {
    switch expectation {
    case .observation(let observation): apply(observation)
    case .anyOrder(let entries):
      for entry in entries { apply(entry) }
    case .oneOf(let sequences):
      candidates =
        sequences.flatMap { sequence in
          var screen = self
          for entry in sequence { screen.apply(entry) }
          return screen.candidates
        }.distinct
    }
  }
}

extension Word {
  /// The states that it changes, with their new values.
  fileprivate var changes: [String: String] { meaning?.word.sets ?? [:] }
}

extension [String?] {
  /// The elements without duplicates.
  fileprivate var distinct: [String?] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
