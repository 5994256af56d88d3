/// A clause that an engine was seen to break.
package struct Breach: Hashable, Sendable {
  /// The full id of the clause, such as `reenqueue.other-visible/not-displayed`.
  package let clause: String
  /// The action in which it was broken, counted from 0.
  package let action: Int
  /// What was seen, in a sentence with the messages' names.
  package let because: String

  /// The id of the clause's rule.
  package var rule: String { Clause.rule(of: clause) }

  /// Describes a breach.
  package init(clause: String, action: Int, because: String) {
    self.clause = clause
    self.action = action
    self.because = because
  }
}
