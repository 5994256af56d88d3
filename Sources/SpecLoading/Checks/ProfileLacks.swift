import SpecModel

/// What the profiles of a case do not know: actions, and keys of `given`.
final class ProfileLacks: Sendable {
  /// The profiles of the case.
  let profiles: [String]
  private let lacks: [Lack]
  // Of all that a case does, hardly anything is unknown to a profile.
  private let actions: [Action.Kind]
  private let keys: [Given.Key]

  private struct Lack: Sendable {
    let name: String
    let profile: String
  }

  /// Finds out what these profiles do not know.
  init(of profiles: [String], in suite: [Profile]) {
    self.profiles = profiles
    let lacks = suite.filter { profiles.contains($0.id) }.flatMap { profile in
      profile.lacks.map { Lack(name: $0, profile: profile.id) }
    }
    self.lacks = lacks
    actions = lacks.compactMap { Action.Kind.words[$0.name] }
    keys = lacks.compactMap { Given.Key.words[$0.name] }
  }

  /// Tells whether a profile of the case does not know an action.
  func contains(_ action: Action.Kind) -> Bool { actions.contains(action) }

  /// Reports an action that a profile of the case does not know.
  @inline(__always)
  func check(_ action: Action.Kind, at place: NodeReader) {
    if actions.contains(action) { check(action.rawValue, at: place) }
  }

  /// Reports a key of `given` that a profile of the case does not know.
  @inline(__always)
  func check(_ key: Given.Key, at place: NodeReader) {
    if keys.contains(key) { check(key.rawValue, at: place) }
  }

  /// Reports something that a profile of the case does not know.
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
