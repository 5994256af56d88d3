import SpecModel

/// The actions and keys of `given` that the profiles of a case lack, and what its suite has: the rules, and
/// the reasons that they give.
final class ProfileLacks: Sendable {
  /// The profiles of the case.
  let profiles: [String]
  private let lacks: [Lack]
  // Arrays, because profiles lack hardly anything.
  private let actions: [Action.Kind]
  private let keys: [Given.Key]
  /// The ids of the suite's rules.
  private let rules: Set<String>
  /// The reasons that the suite's rules give, with the types of message that they are about.
  private let reasons: [Rule.Reason: [Message.Kind]]

  private struct Lack: Sendable {
    let name: String
    let profile: String
  }

  /// Collects what these profiles lack in a suite with some rules.
  init(of profiles: [String], in suite: [Profile], with rules: [Rule]) {
    self.profiles = profiles
    self.rules = Set(rules.map(\.id))
    reasons = Dictionary(
      rules.compactMap { rule in rule.reason.map { ($0, rule.types) } }, uniquingKeysWith: +)
    let lacks = suite.filter { profiles.contains($0.id) }.flatMap { profile in
      profile.lacks.map { Lack(name: $0, profile: profile.id) }
    }
    self.lacks = lacks
    actions = lacks.compactMap { Action.Kind.words[$0.name] }
    keys = lacks.compactMap { Given.Key.words[$0.name] }
  }

  /// Tells whether the suite lacks a rule, by which alone an expectation would be impossible.
  func contains(rule: String) -> Bool { !rules.contains(rule) }

  /// The types of message of which a rule of the suite gives a reason, empty if it gives it of all; `nil` if
  /// no rule gives it.
  func types(givenReason reason: Rule.Reason) -> [Message.Kind]? { reasons[reason] }

  /// Tells whether a profile of the case lacks an action.
  func contains(_ action: Action.Kind) -> Bool { actions.contains(action) }

  /// Reports an action that a profile of the case lacks.
  @inline(__always)
  func check(_ action: Action.Kind, at place: NodeReader) {
    if actions.contains(action) { check(action.rawValue, at: place) }
  }

  /// Reports a key of `given` that a profile of the case lacks.
  @inline(__always)
  func check(_ key: Given.Key, at place: NodeReader) {
    if keys.contains(key) { check(key.rawValue, at: place) }
  }

  /// Reports a name that a profile of the case lacks.
  func check(_ name: String, at place: NodeReader) {
    for lack in lacks where lack.name == name {
      let knowing = profiles.filter { profile in
        !lacks.contains { $0.name == name && $0.profile == profile }
      }
      place.report(
        .lackedByProfile, "the profile `\(lack.profile)` does not have `\(name)`",
        hint: knowing.isEmpty
          ? "no profile of this case has it: leave it out"
          : "restrict the case to others: `profiles: [\(knowing.joined(separator: ", "))]`")
    }
  }

  /// The names that a profile may lack.
  static let names: [String] =
    Action.Kind.spellings + Given.Key.spellings + [Host.ChoiceMethod.keyboardDisplayChoice.rawValue]
}
