import Wording

/// How the cases of a run of another suite compare with those of the handbook's suite.
///
/// A case can be compared if its contents are the same in both suites. Other cases are counted and
/// reported, and their verdicts are not adopted.
struct SuiteComparison: Hashable, Sendable {
  /// How one case compares.
  enum Relation: Hashable, Sendable {
    /// The contents are the same.
    case alike
    /// The contents differ, but the id is the same.
    case changed
    /// The results do not record the contents.
    case unknown
    /// The handbook's suite does not have the case.
    case gone
  }

  /// The number of cases with the same contents.
  var alike = 0
  /// The number of cases whose contents have changed.
  var changed = 0
  /// The number of cases whose contents are not recorded.
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
        : "for \(unknown), the results do not record what was tested (name the suite with --earlier-specs)",
    ].compactMap(\.self)
    let new =
      added == 0
      ? "" : " \(added) of this suite's cases \(added == 1 ? "was" : "were") not in that one."
    return "Of its \(NumberText.count(total, "case")), \(parts.joined(separator: ", ")).\(new)"
  }
}
