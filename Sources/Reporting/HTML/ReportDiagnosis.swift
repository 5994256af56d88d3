import Conformance
import SpecModel
import Wording

/// Why an engine failed cases, which the page shows first.
struct ReportDiagnosis {
  let engine: String
  let variation: String?
  /// `2 causes of 39 failed cases`.
  let summary: String
  /// The causes with the most cases.
  let causes: [Entry]
  /// The other causes, which the page shows on demand.
  let rest: [Entry]
  /// `12 more causes`.
  let restCount: String
  /// The number of the first of the other causes.
  let restStart: String
  /// A remark about failures that were not examined; `nil` if there are none.
  let remark: String?
  /// The rules that could not be judged because of the causes.
  let unjudged: [Unjudged]
  /// `2 rules could not be judged because of these causes`.
  let unjudgedCount: String

  /// The number of causes that are shown at once.
  private static let limit = 10

  /// A cause.
  struct Entry {
    let count: String
    let statement: String
    /// The clause that a fault breaks, as a sentence; `nil` if the statement says it.
    let broken: String?
    let ids: [String]
    let remarks: [String]
    /// The failed case to look at, with its profile.
    let shortest: String
    /// Its id.
    let shortestID: String
    /// `, and 3 other cases`; empty where there are none.
    let others: String
    /// The command that runs this case again; `nil` if the run has no such case.
    let again: String?
  }

  /// A rule that could not be judged.
  struct Unjudged {
    let rule: String
    let words: String
  }

  /// Creates the view of a run's diagnosis; `nil` if it has none.
  init?(_ run: ReportedRun) {
    let diagnosis = run.end.diagnosis
    if diagnosis.isEmpty { return nil }
    engine = ReportColumn.engine(of: run)
    variation = ReportColumn.variation(of: run).nonEmpty
    let text = DiagnosisText(diagnosis, suite: run.plan.suite)
    summary =
      "\(NumberText.count(diagnosis.causes.count, "cause")) of "
      + NumberText.count(diagnosis.cases, "failed case")
    let cases = Dictionary(
      run.results.map { ($0.planned.id, $0.planned) }, uniquingKeysWith: { first, _ in first })
    let clauses = Dictionary(
      run.plan.suite.clauses.map { ($0.id, $0.text) }, uniquingKeysWith: { first, _ in first })
    let replay = ReplayCommand(tail: run.header.replay)
    let entries = zip(diagnosis.causes, text.entries).map { cause, entry in
      let others = cause.cases.count - 1
      let statement = entry.statement
      let shortest = cause.cases.first ?? ""
      return Entry(
        count: entry.count, statement: statement.prefix(1).uppercased() + statement.dropFirst(),
        broken: Self.brokenClause(cause).flatMap { clauses[$0] }.map(VisibleText.line),
        ids: entry.ids, remarks: entry.remarks,
        shortest: VisibleText.line(shortest),
        shortestID: VisibleText.line(cases[shortest]?.case.id ?? shortest),
        others: others > 0 ? " and \(NumberText.count(others, "other case"))" : "",
        again: cases[shortest].map(replay.text))
    }
    causes = Array(entries.prefix(Self.limit))
    rest = Array(entries.dropFirst(Self.limit))
    restCount = NumberText.count(rest.count, "more cause")
    restStart = "\(Self.limit + 1)"
    remark = text.remark
    unjudged = run.unjudged.map {
      Unjudged(
        rule: VisibleText.line($0.rule),
        words: VisibleText.line("\($0.cases) failed, needs \($0.needs.joined(separator: ", "))"))
    }
    unjudgedCount =
      "\(NumberText.count(unjudged.count, "rule")) could not be judged because of "
      + (diagnosis.causes.count == 1 ? "this cause" : "these causes")
  }

  /// The id of the clause that a fault breaks; `nil` for other causes, whose words have it.
  private static func brokenClause(_ cause: Cause) -> String? {
    if case .faults(let faults) = cause.finding { faults.first?.clause } else { nil }
  }
}
