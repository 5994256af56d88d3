package import SpecModel

/// A script that somebody goes through by hand: where it begins, what has happened, and what a case
/// would have happen next.
package struct Walk: Hashable, Sendable {
  /// The profile that is followed.
  package let profile: Profile
  /// The state of the world at the start.
  package private(set) var given: Given
  /// The messages that actions can speak of.
  package private(set) var messages: [Message]
  /// What has happened, in order.
  package private(set) var trail: [Action] = []
  /// What comes next in the case that was begun with.
  package private(set) var ahead: [Action]

  /// Begins at the start of a script, or of an empty one.
  ///
  /// - Parameters:
  ///   - profile: The profile to follow.
  ///   - script: The script; `nil`: nothing is given, and nothing is to come.
  package init(in profile: Profile, through script: Script? = nil) {
    self.profile = profile
    given = script?.given ?? Given()
    messages = script?.messages ?? []
    // What waits is always shown, so that nobody has to ask.
    ahead = script?.actions.filter { $0 != .queryStack } ?? []
  }

  /// What an engine goes through to be where this is.
  package var script: Script {
    Script(
      caseID: "step", profile: profile.id, given: given, messages: messages, actions: trail)
  }

  /// Lets something happen; the next thing of the case is done by it, if it is the same.
  package mutating func perform(_ action: Action) {
    trail.append(action)
    if ahead.first == action { ahead.removeFirst() }
  }

  /// Lets the next thing of the case happen.
  ///
  /// - Returns: `false` where there is none.
  package mutating func forward() -> Bool {
    guard let next = ahead.first else { return false }
    perform(next)
    return true
  }

  /// Takes the last thing back; it comes next then.
  ///
  /// - Returns: `false` where nothing has happened.
  package mutating func back() -> Bool {
    guard let last = trail.popLast() else { return false }
    ahead.insert(last, at: 0)
    return true
  }

  /// Goes back to the start.
  package mutating func restart() {
    ahead = trail + ahead
    trail = []
  }

  /// Begins elsewhere, or with other messages; what has happened so far happens there.
  mutating func begin(with given: Given, _ messages: [Message]) {
    self.given = given
    self.messages = messages
  }
}
