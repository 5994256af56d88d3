package import SpecModel

/// The check of a rule that makes an engine discard a message or put it back.
package struct RuleCheck: Sendable {
  /// The check, which has the rule's id and reason.
  let check: DisplayCheck
  /// The profiles that have the rule.
  let profiles: [Rulebook.Profile]
  /// The types of message that the rule is about; empty if it is about all.
  let types: [Message.Kind]

  /// Creates the check of a rule.
  init(_ check: DisplayCheck, in profiles: [Rulebook.Profile], of types: [Message.Kind] = []) {
    self.check = check
    self.profiles = profiles
    self.types = types
  }

  /// Returns the checks of a profile: in the order of what they look at, then of the rules.
  static func checks(in profile: Rulebook.Profile) -> [DisplayCheck] {
    let checks = all.filter { $0.profiles.contains(profile) }.map(\.check)
    return DisplayCheck.Subject.allCases.flatMap { subject in
      checks.filter { $0.subject == subject }
    }
  }

  /// Returns the id of the rule that makes an engine do something with a message for a reason.
  ///
  /// - Parameters:
  ///   - outcome: What becomes of the message, and why.
  ///   - type: The type of the message, if it is known: of several rules with the same reason, it decides.
  package static func rule(
    leadingTo outcome: DisplayCheck.Outcome, for type: Message.Kind?
  ) -> String? {
    let checks = all.filter { $0.check.outcome == outcome }
    return (checks.first { check in type.map(check.types.contains) ?? false } ?? checks.first)?
      .check.rule
  }
}
