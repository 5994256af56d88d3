/// What watches one clause: it says why the clause was broken in an action, or nothing.
///
/// A monitor asks for no more than its clause does, and only where no open question can excuse the
/// engine; where it cannot be sure, it is silent.
struct Monitor: Sendable {
  /// The full id of the clause.
  let clause: String
  let weight: Weight
  /// Says why the clause was broken in a moment; `nil` if it was not, as far as can be seen.
  let complaint: @Sendable (Moment) -> String?

  /// How much a complaint says of what is wrong, the most first.
  enum Weight: Int, Sendable {
    /// Something is on the screen that must not be.
    case onScreen
    /// Something has no cause.
    case withoutCause
    /// Something comes before what comes first.
    case inWrongOrder
    /// Something is missing, after something that explains it.
    case lost
    /// Something is missing.
    case missing
    /// Something is missing, of which other complaints say more.
    case missingAtAll
    /// Something is reported wrongly, or not at all.
    case inReports
  }

  init(
    _ clause: String, _ weight: Weight, _ complaint: @escaping @Sendable (Moment) -> String?
  ) {
    self.clause = clause
    self.weight = weight
    self.complaint = complaint
  }
}
