/// An observed breach of a clause by an engine.
package struct Breach: Hashable, Sendable {
  /// The full id of the clause, such as `reenqueue.other-visible/not-displayed`.
  package let clause: String
  /// The action during which it was broken, counted from 0.
  package let action: Int
  /// What was observed, in a sentence with the messages' names.
  package let because: String

  /// The id of the clause's rule.
  package var rule: String { Clause.rule(of: clause) }

  /// Creates a breach.
  package init(clause: String, action: Int, because: String) {
    self.clause = clause
    self.action = action
    self.because = because
  }
}
