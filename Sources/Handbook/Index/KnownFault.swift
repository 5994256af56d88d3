import SpecModel

/// A mistake that an implementer could make, which breaks a clause.
package struct KnownFault: Sendable {
  /// The stable id, such as `queue-instead-of-stack`.
  let id: String
  /// The full id of the clause that it breaks.
  let clause: String
  /// The fault, in a sentence.
  let summary: String
  /// The ids of the profiles in which it is possible.
  let profiles: [String]

  /// Describes a fault.
  package init(_ id: String, breaks clause: String, _ summary: String, in profiles: [String]) {
    (self.id, self.clause) = (id, clause)
    (self.summary, self.profiles) = (summary, profiles)
  }

  /// The id of the rule that it breaks.
  var rule: String { Clause.rule(of: clause) }
}
