import ClauseIDs

/// The judge of one clause: it says why an action broke the clause, if it did.
///
/// A monitor demands no more than its clause, and only if no open question can excuse the
/// engine. If it cannot be sure, it is silent.
struct Monitor: Sendable {
  /// The full id of the clause.
  let clause: String
  let weight: Weight
  /// Says why a moment breaks the clause; `nil` if no breach can be seen.
  let complaint: @Sendable (Moment) -> String?

  /// How much a complaint says about what is wrong, from the most to the least.
  enum Weight: Int, Sendable {
    /// Something is on the screen that must not be there.
    case onScreen
    /// Something has no cause.
    case withoutCause
    /// Something comes before what comes first.
    case inWrongOrder
    /// Something is missing, and something that happened before explains why.
    case lost
    /// Something is missing.
    case missing
    /// Something is missing, and other complaints say more about it.
    case missingAtAll
    /// Something is reported wrongly, or not at all.
    case inReports
  }

  init(
    _ clause: ClauseID, _ weight: Weight, _ complaint: @escaping @Sendable (Moment) -> String?
  ) {
    self.clause = clause.id
    self.weight = weight
    self.complaint = complaint
  }
}
