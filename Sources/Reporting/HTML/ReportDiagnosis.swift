import Conformance
import SpecModel
import Wording

/// Why an engine failed cases, as the template shows it first.
struct ReportDiagnosis {
  let engine: String
  /// `2 causes of 39 failed cases`.
  let summary: String
  /// The causes of most cases.
  let causes: [Entry]
  /// The other causes, which the page shows when it is asked to.
  let rest: [Entry]
  let hasRest: Bool
  /// `12 more causes`.
  let restCount: String
  /// The number of the first of them.
  let restStart: String
  /// What was not examined.
  let remark: String
  let hasRemark: Bool
  /// The rules that could not be judged because of the causes.
  let unjudged: [Unjudged]
  let hasUnjudged: Bool

  /// How many causes are shown at once.
  private static let limit = 10

  /// A cause.
  struct Entry {
    let count: String
    let statement: String
    let ids: [String]
    let remarks: [String]
    /// The failed case to look at.
    let shortest: String
    /// How many other failed cases there are.
    let others: String
    let hasOthers: Bool
    let clue: String
  }

  /// A rule that could not be judged.
  struct Unjudged {
    let rule: String
    let words: String
  }

  /// Describes the diagnosis of a run; `nil` where it has none.
  init?(_ run: ReportedRun) {
    let diagnosis = run.end.diagnosis
    if diagnosis.isEmpty { return nil }
    engine = VisibleText.line(run.header.engine)
    let text = DiagnosisText(diagnosis, suite: run.plan.suite)
    summary =
      "\(NumberText.count(diagnosis.causes.count, "cause")) of "
      + NumberText.count(diagnosis.cases, "failed case")
    let entries = zip(diagnosis.causes, text.entries).map { cause, entry in
      let others = cause.cases.count - 1
      let statement = entry.statement
      return Entry(
        count: entry.count, statement: statement.prefix(1).uppercased() + statement.dropFirst(),
        ids: entry.ids, remarks: entry.remarks,
        shortest: VisibleText.line(cause.cases.first ?? ""),
        others: NumberText.count(others, "other case"), hasOthers: others > 0,
        clue: others > 0 ? "See" : "Case")
    }
    causes = Array(entries.prefix(Self.limit))
    rest = Array(entries.dropFirst(Self.limit))
    hasRest = !rest.isEmpty
    restCount = NumberText.count(rest.count, "more cause")
    restStart = "\(Self.limit + 1)"
    remark = text.remark ?? ""
    hasRemark = text.remark != nil
    let failed = run.results.filter { $0.verdict.kind == .failed }.map(\.planned)
    unjudged = diagnosis.unjudged(failed, order: run.plan.suite.rules.map(\.id)).map {
      Unjudged(
        rule: VisibleText.line($0.rule),
        words: VisibleText.line("\($0.cases) failed, needs \($0.needs.joined(separator: ", "))"))
    }
    hasUnjudged = !unjudged.isEmpty
  }
}
