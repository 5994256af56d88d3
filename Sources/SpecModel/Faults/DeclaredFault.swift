/// A fault that the authors of a suite declare in `faults.yaml`.
package struct DeclaredFault: Hashable, Sendable {
  /// The stable id, such as `newest-first`.
  package var id: String
  /// The full id of the clause that it breaks, or the id of the rule.
  package var breaks: String
  /// The fault, in a sentence.
  package var summary: String
  /// Where an engine with the fault comes from.
  package var origin: Origin
  /// The place where it is declared.
  package var location: SourceLocation

  /// The ways to get an engine with a fault.
  package enum Origin: Hashable, Sendable {
    /// A program that speaks the protocol and has the fault: the program, then its arguments.
    case command([String])
    /// Changes to what a correct engine shows.
    case changes([Change])
  }

  /// Creates a declared fault.
  package init(
    id: String, breaks: String, summary: String, origin: Origin, location: SourceLocation
  ) {
    self.id = id
    self.breaks = breaks
    self.summary = summary
    self.origin = origin
    self.location = location
  }

  /// The id of the rule that it breaks.
  package var rule: String { Clause.rule(of: breaks) }
}
