import Conformance
import SpecModel
import Wording

/// The outcome of a run, counted as it goes: by chapter and profile, by rule, and why cases were
/// skipped.
struct RunCount {
  /// The chapters that had cases, in reading order.
  private(set) var chapters: [(id: String, title: String)]
  /// The profiles that had cases, in the order of the plan.
  private(set) var profiles: [String] = []
  /// How many cases had which reason to be skipped.
  private(set) var skips: [SkipReason: Int] = [:]
  /// How many cases each entry of the list of known failures stands for.
  private(set) var knownFailures: [KnownFailure: Int] = [:]
  /// The results of each rule's cases.
  private(set) var rules: RuleTallies
  /// What the failed cases stand on, known failures included.
  private(set) var failed: [RuleBlame.Stand: Int] = [:]
  /// The first of the failed cases, known failures apart.
  private(set) var failedCases: [PlannedCase] = []
  private static let limit = 1000
  private var tallies: [Cell: Tally] = [:]

  private struct Cell: Hashable {
    var chapter: String
    var profile: String
  }

  /// Starts counting for a plan.
  init(_ plan: Plan) {
    chapters = plan.suite.chapters.map { ($0.id, VisibleText.line($0.title)) }
    rules = RuleTallies(plan.suite)
  }

  /// Counts a result.
  mutating func count(_ result: CaseResult) {
    let (chapter, profile) = (result.chapter, result.planned.profile)
    if !profiles.contains(profile) { profiles.append(profile) }
    if !chapters.contains(where: { $0.id == chapter }) { chapters.append((chapter, chapter)) }
    tallies[Cell(chapter: chapter, profile: profile), default: Tally()].count(result.verdict.kind)
    rules.count(result)
    if case .failed? = result.verdict.misbehavior {
      failed[RuleBlame.Stand(result.planned.case), default: 0] += 1
    }
    if result.verdict.kind == .failed, failedCases.count < Self.limit {
      failedCases.append(result.planned)
    }
    if case .skipped(let reason) = result.verdict { skips[reason, default: 0] += 1 }
    if case .knownFailure(let entry, _) = result.verdict { knownFailures[entry, default: 0] += 1 }
  }

  /// The results of a chapter in a profile; `nil` where it had no cases.
  func tally(chapter: String, profile: String) -> Tally? {
    tallies[Cell(chapter: chapter, profile: profile)]
  }

  /// The results of all chapters in a profile.
  func tally(profile: String) -> Tally {
    var total = Tally()
    for (cell, tally) in tallies where cell.profile == profile {
      for kind in Verdict.Kind.allCases { total.count(kind, times: tally[kind]) }
    }
    return total
  }

  /// Which broken rules account for the failed cases.
  var blame: RuleBlame { RuleBlame(failed, order: rules.order) }

  /// Whether a chapter had cases in any profile.
  func hasCases(chapter: String) -> Bool { tallies.keys.contains { $0.chapter == chapter } }
}
