import Conformance
import SpecModel
import Wording

/// The counts of a run so far: by chapter and profile, by rule, and by reason for skipping.
struct RunCount {
  /// The chapters that had cases, in reading order.
  private(set) var chapters: [(id: String, title: String)]
  /// The profiles that had cases, in the order of the plan.
  private(set) var profiles: [String] = []
  /// The number of cases skipped for each reason.
  private(set) var skips: [SkipReason: Int] = [:]
  /// The number of cases that each entry of the list of known failures matched.
  private(set) var knownFailures: [KnownFailure: Int] = [:]
  /// The results of each rule's cases.
  private(set) var rules: RuleTallies
  /// The failed cases.
  private(set) var failed = FailedCases()
  /// The results of each chapter in each profile.
  private var tallies: [Tally] = []
  /// Where each of them is.
  private var places: [Cell: Int] = [:]
  /// The cell of the last result, and where it is: most results have that of the one before.
  private var last: (cell: Cell, place: Int)?

  private struct Cell: Hashable {
    var chapter: String
    var profile: String
  }

  /// Creates empty counts for a plan.
  init(_ plan: Plan) {
    chapters = plan.suite.chapters.map { ($0.id, VisibleText.line($0.title)) }
    rules = RuleTallies(plan.suite)
  }

  /// Counts a result.
  mutating func count(_ result: CaseResult) {
    let cell = Cell(chapter: result.chapter, profile: result.planned.profile)
    tallies[place(of: cell)].count(result.verdict.kind)
    rules.count(result)
    failed.count(result)
    if case .skipped(let reason) = result.verdict { skips[reason, default: 0] += 1 }
    if case .knownFailure(let entry, _) = result.verdict { knownFailures[entry, default: 0] += 1 }
  }

  /// Returns where the results of a chapter in a profile are, which have a place from the first of them on.
  private mutating func place(of cell: Cell) -> Int {
    if let last, last.cell == cell { return last.place }
    let place = places[cell] ?? addPlace(for: cell)
    last = (cell, place)
    return place
  }

  private mutating func addPlace(for cell: Cell) -> Int {
    if !profiles.contains(cell.profile) { profiles.append(cell.profile) }
    if !chapters.contains(where: { $0.id == cell.chapter }) {
      chapters.append((cell.chapter, cell.chapter))
    }
    places[cell] = tallies.count
    tallies.append(Tally())
    return tallies.count - 1
  }

  /// Returns the results of a chapter in a profile; `nil` if it had no cases.
  func tally(chapter: String, profile: String) -> Tally? {
    places[Cell(chapter: chapter, profile: profile)].map { tallies[$0] }
  }

  /// Returns the results of all chapters in a profile.
  func tally(profile: String) -> Tally {
    var total = Tally()
    for (cell, place) in places where cell.profile == profile {
      for kind in Verdict.Kind.allCases { total.count(kind, times: tallies[place][kind]) }
    }
    return total
  }

  /// The broken rules that account for the failed cases.
  var blame: RuleBlame { failed.blame(order: rules.order) }

  /// Returns the rules that only seem broken.
  func unjudged(_ diagnosis: Diagnosis) -> [RuleBlame.UnjudgedRule] {
    failed.unjudged(diagnosis, order: rules.order)
  }

  /// Tells whether a chapter had cases in any profile.
  func hasCases(chapter: String) -> Bool { places.keys.contains { $0.chapter == chapter } }
}
