import SpecModel

/// Everything that one profile's engine decides by, as a value.
///
/// ``Core`` and ``Presenter`` only carry out what a rulebook says. So a reading of the open
/// questions and a fault are both the same thing: an edit of the rulebook.
struct Rulebook: Sendable {
  /// The profile that it is for.
  let profile: Profile
  /// What triggers a message (`trigger.*`, `delivery.highest-priority`).
  var triggers = TriggerPolicy()
  /// When "no matching trigger" is reported, and how (`trigger.no-match`).
  var noMatch = NoMatchPolicy()
  /// What becomes of a delivery (`delivery.*`).
  var delivery = DeliveryPolicy()
  /// How far messages lie apart (`rate-limit.*`).
  var rateLimit = RateLimitPolicy()
  /// Where a waiting message is put and taken (`stack.*`).
  var stack = StackPolicy()
  /// When a waiting message is offered (`stack.offer-when-eligible`).
  var opportunities = OpportunityPolicy()
  /// What is examined before a message is displayed, in this order (`reenqueue.*`, `discard.*`).
  var checks: [DisplayCheck]
  /// What happens around a display (`presenter.required`, `delivery.late-assets`).
  var display = DisplayPolicy()
  /// What is special about messages made in the app (`local.*`).
  var local = LocalPolicy()
  /// What is logged and handed over with a message (`local.*`, `extras.delivered`).
  var analytics = AnalyticsPolicy()
  /// What the engine says after each action, whatever it was: nothing. (For the control fault.)
  var noise: [Observation] = []

  /// The generations of engines that the documents describe; the raw values are the profiles' ids.
  enum Profile: String, Sendable, CaseIterable {
    /// The Swift SDK.
    case swift
    /// The Objective-C SDK.
    case legacy
  }

  /// Puts the checks in order by what they look at; within that, they keep their order.
  mutating func orderChecks(by subjects: [DisplayCheck.Subject]) {
    checks = subjects.flatMap { subject in checks.filter { $0.subject == subject } }
  }

  /// Changes the check that carries out a rule; does nothing where there is none.
  mutating func editCheck(_ rule: String, _ edit: (inout DisplayCheck) -> Void) {
    for index in checks.indices where checks[index].rule == rule {
      edit(&checks[index])
    }
  }

  /// Removes the check that carries out a rule.
  mutating func dropCheck(_ rule: String) {
    checks.removeAll { $0.rule == rule }
  }
}

/// A rulebook that all engines of an adapter share, so that making an engine copies none.
final class SharedRulebook: Sendable {
  /// The rulebook.
  let rules: Rulebook

  /// Shares a rulebook, after a reading and faults have edited it.
  init(_ rules: Rulebook, reading: Reading = .default, faults: [Fault] = []) {
    var rules = rules
    reading.apply(to: &rules)
    for fault in faults {
      fault.apply(to: &rules)
    }
    self.rules = rules
  }
}
