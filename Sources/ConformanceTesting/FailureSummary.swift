import Conformance
import SpecModel
import Wording

/// A summary of the failed cases of a run: the broken rules that account for them.
///
/// ```text
/// 47 of 1185 cases failed, and 1 broken rule accounts for them.
/// ✗ stack.last-in-first-out: Of the messages that wait, the one received last is displayed first.
///   11 failed cases ask for it, and 36 more need it.
///   Begin with stack/last-in-first-out/order-of-triggers [legacy].
/// ```
struct FailureSummary {
  private let statements: [String: String]
  private let order: [String]
  private let core: Set<String>
  private var failed: [PlannedCase] = []
  private var ended = 0

  /// Creates the summary of a run without results.
  ///
  /// - Parameter suite: The suite, for its core, and for the statements and the order of its rules.
  init(_ suite: Suite) {
    statements = Dictionary(suite.rules.map { ($0.id, $0.statement) }) { first, _ in first }
    order = suite.rules.map(\.id)
    core = suite.coreCases
  }

  /// Counts the result of a case.
  mutating func count(_ result: CaseResult) {
    if result.verdict.kind != .skipped { ended += 1 }
    if result.verdict.kind == .failed { failed.append(result.planned) }
  }

  /// The summary, or `nil` if fewer than two cases failed.
  var text: String? {
    guard failed.count > 1 else { return nil }
    let counts = Dictionary(grouping: failed) { RuleBlame.CaseRules($0.case) }
    let blame = RuleBlame(counts.mapValues(\.count), order: order)
    let broken = blame.broken
    let account = broken.count == 1 ? "accounts" : "account"
    var lines = [
      "\(failed.count) of \(NumberText.count(ended, "case")) failed, and "
        + "\(NumberText.count(broken.count, "broken rule")) \(account) for them."
    ]
    for rule in broken { lines += self.lines(for: rule) }
    return lines.joined(separator: "\n")
  }

  private func lines(for broken: RuleBlame.BrokenRule) -> [String] {
    let statement = statements[broken.rule].map { ": \($0)" } ?? ""
    let asking = NumberText.count(broken.own, "failed case")
    let needing =
      broken.others == 0
      ? "" : ", and \(broken.others) more need\(broken.others == 1 ? "s" : "") it"
    // The shortest failing case of the rule, in its core if one fails there.
    let asked = failed.filter { $0.case.rules.contains(broken.rule) }
    let inCore = asked.filter { core.contains($0.case.id) }
    let first = (inCore.isEmpty ? asked : inCore)
      .min { ($0.script.actions.count, $0.id) < ($1.script.actions.count, $1.id) }
    return [
      VisibleText.line("✗ \(broken.rule)\(statement)"),
      "  \(asking) ask\(broken.own == 1 ? "s" : "") for it\(needing).",
    ] + (first.map { ["  Begin with \(VisibleText.line($0.id))."] } ?? [])
  }
}
