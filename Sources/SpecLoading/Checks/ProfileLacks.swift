import SpecModel

/// The actions and keys of `given` that the profiles of a case lack, and the rules that its suite has.
final class ProfileLacks: Sendable {
  /// The profiles of the case.
  let profiles: [String]
  private let lacks: [Lack]
  // Arrays, because profiles lack hardly anything.
  private let actions: [Action.Kind]
  private let keys: [Given.Key]
  /// The ids of the suite's rules.
  private let rules: Set<String>

  private struct Lack: Sendable {
    let name: String
    let profile: String
  }

  /// Collects what these profiles lack in a suite with some rules.
  init(of profiles: [String], in suite: [Profile], with rules: [String]) {
    self.profiles = profiles
    self.rules = Set(rules)
    let lacks = suite.filter { profiles.contains($0.id) }.flatMap { profile in
      profile.lacks.map { Lack(name: $0, profile: profile.id) }
    }
    self.lacks = lacks
    actions = lacks.compactMap { Action.Kind.words[$0.name] }
    keys = lacks.compactMap { Given.Key.words[$0.name] }
  }

  /// Tells whether the suite lacks a rule, by which alone an expectation would be impossible.
  func contains(rule: String) -> Bool { !rules.contains(rule) }

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
      place.report(.lackedByProfile(name, profile: lack.profile, others: knowing))
    }
  }

  /// The names that a profile may lack.
  static let names: [String] =
    Action.Kind.spellings + Given.Key.spellings + [Host.ChoiceMethod.keyboardDisplayChoice.rawValue]
}
