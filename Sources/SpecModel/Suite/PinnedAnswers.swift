/// The answers to open questions that a team holds its engine to.
package struct PinnedAnswers: Hashable, Sendable {
  /// The answers, in the order of their file; no question has two in the same profile.
  package var entries: [Entry]

  /// Creates a list; by default, an empty one.
  package init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  /// An answer that the engine must give.
  package struct Entry: Hashable, Sendable {
    /// The id of the question.
    package var question: String
    /// The id of the answer.
    package var answer: String
    /// The id of the only profile that it is about; `nil` for all profiles of the question.
    package var profile: String?

    /// Creates an entry.
    package init(question: String, answer: String, profile: String? = nil) {
      self.question = question
      self.answer = answer
      self.profile = profile
    }
  }

  /// Returns the ids of the answers that are pinned in a profile, by the ids of their questions.
  package func answers(in profile: String) -> [String: String] {
    let own = entries.filter { $0.profile ?? profile == profile }
    return Dictionary(own.map { ($0.question, $0.answer) }, uniquingKeysWith: { first, _ in first })
  }
}
