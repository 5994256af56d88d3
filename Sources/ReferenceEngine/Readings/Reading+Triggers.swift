import SpecModel

/// What triggers a message, and what is reported otherwise.
extension Reading {
  /// Answers to `open.priority-tie`.
  ///
  /// Which of two messages of equal priority wins when one event triggers both?
  public enum PriorityTie: String, Answer {
    /// The one that comes first in the delivery.
    case firstDelivered = "first-delivered"
    /// The one that comes last in the delivery.
    case lastDelivered = "last-delivered"

    static var question: String { "open.priority-tie" }

    func edit(_ rulebook: inout Rulebook) {
      guard self == .lastDelivered else { return }
      rulebook.triggers.choose = TriggerPolicy.lastOfHighestPriority
    }
  }

  /// Answers to `open.no-match-when-limited`.
  ///
  /// Is "no matching trigger" reported when the only match was held back by the interval?
  public enum NoMatchWhenLimited: String, Answer {
    /// Nothing is reported, since there was a match.
    case silent
    /// The event is reported, since it triggered nothing.
    case reported

    static var question: String { "open.no-match-when-limited" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .reported { rulebook.noMatch.isReportedWhenLimited = true }
    }
  }

  /// Answers to `open.no-match-when-filtered`.
  ///
  /// Is "no matching trigger" reported when the name matched, but the properties did not?
  public enum NoMatchWhenFiltered: String, Answer {
    /// The event is reported: no trigger matched.
    case reported
    /// Nothing is reported: there is a trigger for an event of this name.
    case silent

    static var question: String { "open.no-match-when-filtered" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .silent { rulebook.noMatch.isReportedWhenFiltered = false }
    }
  }

  /// Answers to `open.no-match-kinds`.
  ///
  /// Is "no matching trigger" also reported for a session start or a push click?
  public enum NoMatchKinds: String, Answer {
    /// Every trigger event without a match is reported.
    case all
    /// Only custom events and purchases are reported.
    case namedOnly = "named-only"

    static var question: String { "open.no-match-kinds" }

    func edit(_ rulebook: inout Rulebook) {
      guard self == .namedOnly else { return }
      let report = rulebook.noMatch.report
      rulebook.noMatch.report = { $0.name == nil ? nil : report($0, $1) }
    }
  }

  /// Answers to `open.filter-missing`.
  ///
  /// Does a filter for "not equal" match when the property is missing or of another type?
  public enum FilterMissing: String, Answer {
    /// A comparison holds only if the property is there and of the same type.
    case noMatch = "no-match"
    /// What is missing or of another type is not equal.
    case match

    static var question: String { "open.filter-missing" }

    func edit(_ rulebook: inout Rulebook) {
      guard self == .match else { return }
      let compare = rulebook.triggers.filters.compare
      rulebook.triggers.filters.compare = { comparison, property in
        guard case .notEquals(let value) = comparison else {
          return compare(comparison, property)
        }
        return property != value
      }
    }
  }
}
