/// Why something happens or does not happen: a short sentence, with the clause or open question
/// that is its ground.
package struct Reason: Hashable, Sendable {
  /// The sentence, such as "`first` is visible", which can follow "because".
  package let phrase: Phrase
  /// The full id of the clause, such as `reenqueue.other-visible/not-displayed`, or of the question.
  package let ground: String

  /// Creates a reason.
  package init(_ phrase: Phrase, ground: String) {
    self.phrase = phrase
    self.ground = ground
  }

  /// The reason in plain words: "first is visible (reenqueue.other-visible/not-displayed)".
  package var plain: String { "\(phrase.plain) (\(ground))" }
}
