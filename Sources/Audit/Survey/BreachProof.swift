import Conformance
package import ReferenceEngine
package import ReferenceFaults
package import SpecModel

/// The proof that what an engine can do wrong at a moment, as a survey found it, is noticed, or listed as an
/// exception.
package struct BreachProof: Sendable {
  /// What becomes of each thing that an engine can do wrong.
  package let findings: [Finding]
  /// The breaches that nothing notices, and that are no exceptions.
  package let holes: [BreachBook.Entry]
  /// What no clause and no question speaks of, without a reason.
  package let unspoken: [Intervention]
  /// The words of exceptions that nothing needs.
  package let needless: [String]

  /// What becomes of something that an engine can do wrong.
  package struct Finding: Sendable {
    /// What it does.
    package let edit: Intervention
    /// What becomes of it.
    package let outcome: Outcome
  }

  /// What becomes of something that an engine can do wrong; the raw value is its letter in a table.
  package enum Outcome: String, CaseIterable, Sendable {
    /// It breaks a clause, and is one of the faults, which cases notice.
    case fault = "f"
    /// It breaks a clause, and a case of the clause's rule notices it.
    case noticed = "c"
    /// It breaks a clause, and a case of another rule notices it.
    case elsewhere = "o"
    /// It breaks a clause, and need not be noticed.
    case exception = "e"
    /// It breaks a clause, and nothing notices it.
    case hole = "h"
    /// No clause speaks of it.
    case unasked = "u"
  }

  /// Runs the case of a suite that the book names for each breach.
  ///
  /// - Parameters:
  ///   - suite: The suite.
  ///   - book: What is known of the moments.
  ///   - faults: The faults that must be noticed.
  package init(of suite: Suite, book: BreachBook = .known, faults: [Fault] = Fault.all) async {
    await self.init(AuditedCases(suite), book, faults: faults)
  }

  /// Runs the case that the book names for each breach.
  init(_ cases: AuditedCases, _ book: BreachBook, faults: [Fault]) async {
    let ids = Set(faults.map(\.id))
    let entries = Dictionary(grouping: cases.entries, by: \.planned.case.id)
    let isNoticed = await inParallel(book.entries) { entry in
      guard case .aCase(let id) = entry.keeper else { return false }
      let adapter = ReferenceAdapter { $0.interventions = [entry.edit] }
      return entries[id, default: []].contains {
        !AuditedCases.differingSteps($0, adapter).isEmpty
      }
    }
    let rules = Dictionary(
      cases.entries.map { (BreachBook.Keeper.aCase($0.planned.case.id), $0.planned.case.rules) },
      uniquingKeysWith: { first, _ in first })
    let outcomes = zip(book.entries, isNoticed).map { entry, isNoticed -> Outcome in
      if case .fault(let id) = entry.keeper, ids.contains(id) { return .fault }
      if isNoticed {
        let rules = rules[entry.keeper] ?? []
        return rules.contains(Clause.rule(of: entry.clause)) ? .noticed : .elsewhere
      }
      return ExcusedEdits.unnoticed.contains(entry.edit) ? .exception : .hole
    }
    let breaches = zip(book.entries, outcomes)
    findings =
      breaches.map { Finding(edit: $0.edit, outcome: $1) }
      + book.unasked.map { Finding(edit: $0, outcome: .unasked) }
    holes = breaches.filter { $1 == .hole }.map(\.0)
    unspoken = book.unasked.filter { !ExcusedEdits.unasked.contains($0) }
    needless =
      ExcusedEdits.unnoticed.needless(
        besides: breaches.filter { $1 == .exception }.map(\.0.edit))
      + ExcusedEdits.unasked.needless(besides: book.unasked)
  }

  /// How many there are with an outcome.
  package func count(_ outcome: Outcome) -> Int { findings.count { $0.outcome == outcome } }
}
