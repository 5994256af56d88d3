/// A pattern for what happens and what is seen: `displayed`, `{asked: {message: it, answer: skip}}`.
package struct WordPattern: Hashable, Sendable {
  /// The word of an action or of an observation.
  package var word: String
  /// Whether it is an action.
  package var isAction: Bool
  /// Whether it must name the message that the monitor calls `it`.
  package var namesIt = false
  /// What its members must be.
  package var members: [String: Member] = [:]

  /// What a member must be.
  package enum Member: Hashable, Sendable {
    /// The message `it`, or a list that it is in.
    case it
    /// A mapping of messages to values that has this value for `it`.
    case ofIt(WordValue)
    /// This value.
    case value(WordValue)
  }

  /// Creates a pattern for a word, whatever its members are.
  package init(_ word: String, isAction: Bool) {
    self.word = word
    self.isAction = isAction
  }

  /// Whether it is about the message that the monitor calls `it`.
  package var isAboutIt: Bool {
    namesIt
      || members.values.contains {
        switch $0 {
        case .it, .ofIt: true
        case .value: false
        }
      }
  }
}
