/// A breach of a clause in a trace.
package struct TraceBreach: Hashable, Sendable {
  /// The full id of the clause, such as `reenqueue.other-visible/not-displayed`.
  package let clause: String
  /// What was observed, in a sentence with the messages' names.
  package let because: String
  /// The index of the moment of the breach, where moments are judged.
  package let moment: Int
  /// The number of the line of the breach, counted from 1.
  package let line: Int

  /// Creates a breach.
  package init(clause: String, because: String, moment: Int = 0, line: Int) {
    self.clause = clause
    self.because = because
    self.moment = moment
    self.line = line
  }
}
