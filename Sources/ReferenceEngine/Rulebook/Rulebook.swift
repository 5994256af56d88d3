package import SpecModel

/// The rules of one profile, as a value.
///
/// ``Core`` and ``Presenter`` only carry out what a rulebook says. Each part can be replaced to make an
/// engine that does something else; the default values are the rules. What the documents leave open is not
/// part of it (``Answers``).
package struct Rulebook: Sendable {
  /// The profile that it is for.
  package let profile: Profile
  /// What triggers a message (`trigger.*`, `delivery.highest-priority`).
  package var triggers = TriggerPolicy()
  /// When "no matching trigger" is reported, and how (`trigger.no-match`).
  package var noMatch = NoMatchPolicy()
  /// What becomes of a delivery (`delivery.*`).
  package var delivery = DeliveryPolicy()
  /// How far apart messages are (`rate-limit.*`).
  package var rateLimit = RateLimitPolicy()
  /// Where a message is put on the stack, and where it is taken from (`stack.*`).
  package var stack = StackPolicy()
  /// When a waiting message is offered (`stack.offer-when-eligible`).
  package var opportunities = OpportunityPolicy()
  /// What is checked before a message is displayed; of each subject, the first check that holds decides
  /// (`reenqueue.*`, `discard.*`).
  package var checks: [DisplayCheck]
  /// What happens around a display (`presenter.required`, `delivery.late-assets`).
  package var display = DisplayPolicy()
  /// What is special about messages made in the app (`local.*`).
  package var local = LocalPolicy()
  /// What is handed over with a message (`extras.delivered`).
  package var extras = ExtrasPolicy()
  /// What happens at moments at which no rule asks for it: nothing.
  package var interventions: [Intervention] = []
  /// What is seen after each action, besides what it causes: nothing.
  package var besides: [Observation] = []

  /// The generations of engines that the documents describe; the raw values are the profiles' ids.
  package enum Profile: String, Sendable, CaseIterable {
    /// The Swift SDK.
    case swift
    /// The Objective-C SDK.
    case legacy
  }
}

/// A rulebook that all engines of an adapter share, so that making or copying an engine copies none.
final class SharedRulebook: Sendable {
  /// The rulebook.
  let rules: Rulebook
  /// Whether the rules are those of a profile, and not edited ones.
  let isOriginal: Bool

  /// Shares a rulebook.
  init(_ rules: Rulebook, isOriginal: Bool) {
    self.rules = rules
    self.isOriginal = isOriginal
  }
}

extension SharedRulebook: Equatable {
  /// Whether two are the same object.
  static func == (one: SharedRulebook, other: SharedRulebook) -> Bool { one === other }
}
