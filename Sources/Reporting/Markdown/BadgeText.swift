package import Conformance
import Wording

/// The outcome of a run in the few words of a badge, for every form of badge.
///
/// The number counts the cases that ran; skipped cases do not count as passed. If cases were selected, it
/// says so: it is then no outcome of the suite.
package struct BadgeText: Hashable, Sendable {
  /// The words: `150/150 passed, 703 skipped`.
  package let message: String
  /// The outcome at a glance.
  package let outcome: Outcome

  /// The outcomes, each with a color of its own.
  package enum Outcome: Hashable, Sendable {
    case red
    /// Nothing was judged, or the run ended early.
    case none
    /// The engine fails as listed, or something else needs a look.
    case odd
    /// It passed what was run, and that was not everything.
    case part
    case green
  }

  /// Describes the end of a run.
  ///
  /// - Parameters:
  ///   - end: The end.
  ///   - scope: How much of the suite was planned: a shard does not know what others judged, and an
  ///     exploration runs none of the suite's cases.
  package init(_ end: RunEnd, scope: Plan.Scope) {
    if scope == .exploration, end.stop == nil, !end.isRed {
      (message, outcome) = ("no finding", .part)
      return
    }
    let remarks = Self.remarks(end, isPart: scope == .part)
    message = Self.message(end, remarks, scope)
    outcome =
      if end.isRed {
        .red
      } else if end.wasInterrupted || end.tally.total == end.tally[.skipped] {
        .none
      } else if end.tally[.knownFailure] > 0 || end.unblamedRestarts > 0 {
        .odd
      } else {
        remarks.isEmpty && scope == .suite ? .green : .part
      }
  }

  private static func message(_ end: RunEnd, _ remarks: [String], _ scope: Plan.Scope) -> String {
    let asked = end.tally.total - end.tally[.skipped]
    switch end.stop?.reason {
    case .interrupted: return "interrupted"
    case .engineNotRun: return "engine not run"
    case .failureLimit, nil: break
    }
    if !end.tally.isRed, end.protocolBreach != nil { return "protocol broken" }
    if asked == 0 { return "nothing judged" }
    if Settlement().leavesOnlyListRed(end) { return "list out of date" }
    if !end.tally.isRed, !end.answerChanges.isEmpty { return "pinned answer changed" }
    if !end.tally.isRed, !end.coverage.shortfalls.isEmpty { return "too little judged" }
    let early = end.wasInterrupted ? ["ended early"] : []
    let selection =
      switch scope {
      case .suite, .exploration: ""
      case .selection: " of a selection"
      case .part: " of a shard"
      }
    return (["\(end.tally[.passed])/\(asked)\(selection) passed"] + early + remarks)
      .joined(separator: ", ")
  }

  /// What the number of passed cases does not show.
  private static func remarks(_ end: RunEnd, isPart: Bool) -> [String] {
    let unjudged = isPart ? 0 : Set(end.coverage.unjudged.map(\.rule)).count
    return [
      end.tally[.skipped] > 0 ? "\(end.tally[.skipped]) skipped" : nil,
      unjudged > 0 ? "\(NumberText.count(unjudged, "rule")) not judged" : nil,
      ProcessText(end).briefRestarts,
    ].compactMap(\.self)
  }
}
