/// How what a run of another suite was asked compares with what the handbook's suite asks.
///
/// A case compares if it asks the same in both suites. What does not compare is counted and told; no
/// verdict is taken over for it.
struct SuiteComparison: Hashable, Sendable {
  /// How a case of the run compares.
  enum Relation: Hashable, Sendable {
    /// It asks the same.
    case alike
    /// It asks something else under the same id.
    case changed
    /// The results do not tell what it asked.
    case unknown
    /// The handbook's suite does not have it.
    case gone
  }

  /// The number of cases.
  var alike = 0
  /// The number of cases that ask something else now.
  var changed = 0
  /// The number of cases of which the results do not tell what they asked.
  var unknown = 0
  /// The number of cases that the handbook's suite does not have.
  var gone = 0
  /// The number of cases of the handbook's suite that the run's suite did not have.
  var added = 0

  /// Counts a case of the run.
  mutating func count(_ relation: Relation) {
    switch relation {
    case .alike: alike += 1
    case .changed: changed += 1
    case .unknown: unknown += 1
    case .gone: gone += 1
    }
  }

  /// The numbers in a sentence: `Of its 20 cases, 17 are asked here in the same way …`.
  var account: String {
    let total = alike + changed + unknown + gone
    let parts = [
      "\(alike == total ? "all" : "\(alike)") \(alike == 1 ? "asks" : "ask") the same here",
      changed == 0 ? nil : "\(changed) \(changed == 1 ? "asks" : "ask") something else here",
      gone == 0 ? nil : "\(gone) \(gone == 1 ? "is" : "are") not in this suite",
      unknown == 0
        ? nil
        : "for \(unknown), the results do not say what was asked (name the suite with --earlier-specs)",
    ].compactMap(\.self)
    let new =
      added == 0
      ? "" : " \(added) of this suite's cases \(added == 1 ? "was" : "were") not in that one."
    return "Of its \(total) cases, \(parts.joined(separator: ", ")).\(new)"
  }
}
