import Conformance
import SpecModel
import Wording

/// The causes of a run's failures as entries of a list of known failures.
///
/// A cause becomes an entry only if several cases failed because of it and are recognized by
/// themselves, as the next run will have to recognize them.
struct DiagnosedBugs {
  /// The entries, one for each bug; the bug with the most cases comes first.
  private(set) var entries: [KnownFailure] = []
  /// The results that no entry covers.
  private(set) var rest: [CaseResult]

  /// Finds the bugs.
  ///
  /// - Parameters:
  ///   - results: The results of the run, with transcripts of what failed.
  ///   - diagnosis: The causes of the failures.
  ///   - plan: The plan of the run.
  ///   - judges: Recognize the bugs.
  ///   - file: The file in which the entries will be written.
  init(
    _ results: [CaseResult], _ diagnosis: Diagnosis, of plan: Plan, by judges: BugEvidence,
    file: String
  ) {
    rest = results
    let bugs = KnownBugs([], by: judges, of: plan.suite, manifest: plan.manifest)
    let texts = DiagnosisText(diagnosis, suite: plan.suite).entries
    for (cause, text) in zip(diagnosis.causes, texts) {
      guard let subject = cause.subject else { continue }
      let statement = text.statement
      let entry = KnownFailure(
        subject, kind: .fail, reason: statement.prefix(1).uppercased() + statement.dropFirst(),
        location: SourceLocation(file: file, line: 1, column: 1))
      let (covered, others) = rest.split {
        $0.verdict.kind == .failed && bugs.covers(entry, $0)
      }
      guard Set(covered.map(\.planned.case.id)).count > 1 else { continue }
      entries.append(entry)
      rest = others
    }
  }
}

extension Cause {
  /// The bug that an entry of a list can name; `nil` if the cause is no mistake about a rule.
  fileprivate var subject: KnownFailure.Subject? {
    switch finding {
    case .faults(let faults): faults.first.map { .fault($0.id) }
    case .clause(let id, _): .clause(id)
    case .rule(let id): .rule(id)
    case .difference, .convention, .trouble, .passesAlone, .misreport, .brokenConvention: nil
    }
  }
}

extension Array {
  /// Returns the elements that satisfy a condition, and the others.
  fileprivate func split(_ isFirst: (Element) -> Bool) -> (first: [Element], others: [Element]) {
    var (first, others) = ([Element](), [Element]())
    for element in self {
      if isFirst(element) { first.append(element) } else { others.append(element) }
    }
    return (first, others)
  }
}
