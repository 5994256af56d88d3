package import SpecModel

/// A script that a user steps through by hand: its start, the actions so far, and the next actions
/// of the case.
package struct Walk: Hashable, Sendable {
  /// The profile that is followed.
  package let profile: Profile
  /// What the suite has, by which alone an engine beside is judged.
  package let jurisdiction: Jurisdiction
  /// The words of the suite; `nil` if all are built in.
  package let words: SuiteWords?
  /// The state of the world at the start.
  package private(set) var given: Given
  /// The messages that actions can refer to.
  package private(set) var messages: [Message]
  /// The actions so far, in order.
  package private(set) var trail: [Action] = []
  /// The next actions of the case that the walk began with.
  package private(set) var ahead: [Action]

  /// Creates a walk at the start of a script, or of an empty one.
  ///
  /// - Parameters:
  ///   - profile: The profile to follow.
  ///   - jurisdiction: What the suite has.
  ///   - script: The script, or `nil` for an empty one.
  ///   - words: The words of the suite; `nil` if all are built in.
  package init(
    in profile: Profile, within jurisdiction: Jurisdiction = .everything,
    through script: Script? = nil, words: SuiteWords? = nil
  ) {
    self.profile = profile
    self.jurisdiction = jurisdiction
    self.words = words
    given = script?.given ?? words?.usualGiven ?? Given()
    messages = script?.messages ?? []
    // What queries answer is always shown, so there is no need to ask.
    let questions = Set((words?.vocabulary.queries ?? []).map(\.asks) + [Action.queryStack.word])
    ahead = script?.actions.filter { !questions.contains($0.word) } ?? []
  }

  /// Whether the reference engine can go along.
  package var hasReference: Bool { script.hasBuiltinMeaning }

  /// The script that brings an engine to the current place.
  package var script: Script {
    Script(
      caseID: "step", profile: profile.id, given: given, messages: messages, actions: trail)
  }

  /// Performs an action; if it is the next one of the case, it is removed from there.
  package mutating func perform(_ action: Action) {
    trail.append(action)
    if ahead.first == action { ahead.removeFirst() }
  }

  /// Performs the next action of the case.
  ///
  /// - Returns: `false` if there is none.
  package mutating func forward() -> Bool {
    guard let next = ahead.first else { return false }
    perform(next)
    return true
  }

  /// Takes the last action back; it becomes the next one.
  ///
  /// - Returns: `false` if nothing has happened.
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

  /// Changes the start of the walk, and keeps its actions.
  mutating func begin(with given: Given, _ messages: [Message]) {
    self.given = given
    self.messages = messages
  }
}

extension Action {
  /// The word, as specs write it.
  fileprivate var word: String { kind.rawValue }
}
