/// A mistake that the authors of a suite say an engine could make, declared in `faults.yaml`.
package struct DeclaredFault: Hashable, Sendable {
  /// The stable id, such as `newest-first`.
  package var id: String
  /// The full id of the clause that it breaks, or the id of the rule.
  package var breaks: String
  /// The mistake, in a sentence.
  package var summary: String
  /// Where an engine that makes it comes from.
  package var way: Way
  /// Where it is declared.
  package var location: SourceLocation

  /// Where an engine that makes a mistake comes from.
  package enum Way: Hashable, Sendable {
    /// A program that speaks the protocol and makes the mistake: the program, then its arguments.
    case command([String])
    /// What is seen of a good engine, changed.
    case changes([Change])
  }

  /// Declares a mistake.
  package init(id: String, breaks: String, summary: String, way: Way, location: SourceLocation) {
    self.id = id
    self.breaks = breaks
    self.summary = summary
    self.way = way
    self.location = location
  }

  /// The id of the rule that it breaks.
  package var rule: String { Clause.rule(of: breaks) }
}
