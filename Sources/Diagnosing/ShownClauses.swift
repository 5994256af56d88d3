import Conformance
import SpecModel

/// The clauses that failed cases show to be broken.
///
/// One defect breaks many clauses: what is lost while it waits is not displayed when its turn comes. A case was
/// written to notice breaches of its own rules, and what it shows of others may follow from these.
struct ShownClauses {
  private let totals: CaseCounts
  private let cases: Int
  /// In how many cases each clause was seen first.
  private var seen: [String: Int] = [:]
  /// In how many of the cases of its rule each clause was seen first.
  private var own: [String: Int] = [:]

  /// Counts what was seen first in each case.
  ///
  /// - Parameters:
  ///   - cases: The cases.
  ///   - totals: How many of the examined cases are about each rule.
  init(_ cases: [Evidence], of totals: CaseCounts) {
    (self.cases, self.totals) = (cases.count, totals)
    for item in cases {
      let planned = item.result.planned.case
      for clause in item.clausesSeenFirst {
        seen[clause, default: 0] += 1
        if planned.isBehavioral, planned.rules.contains(Clause.rule(of: clause)) {
          own[clause, default: 0] += 1
        }
      }
    }
  }

  /// Whether a case of a rule shows it to be broken.
  func shows(_ rule: String) -> Bool { own.keys.contains { Clause.rule(of: $0) == rule } }

  /// The clause to name in place of those of some rules, if few of the cases of these rules show them, or none.
  ///
  /// Of the clauses that many of their own cases show, it is the one that is seen in most cases: at least in half of
  /// them, or in a quarter if no case shows the rules.
  func instead(of rules: [String]) -> String? {
    let most = own.values.max() ?? 0
    let main = own.filter { $0.value * 2 >= most }
    func count(_ clause: String) -> Int { seen[clause] ?? 0 }
    guard !main.keys.contains(where: { rules.contains(Clause.rule(of: $0)) }),
      let clause = main.keys.min(by: { (count($1), $0) < (count($0), $1) })
    else { return nil }
    let named = own.keys.filter { rules.contains(Clause.rule(of: $0)) }.map(share).max() ?? 0
    let isCommon = count(clause) * (named > 0 ? 2 : 4) >= cases
    return isCommon && named * 3 < share(clause) ? clause : nil
  }

  /// The share of the cases of its rule that show a clause.
  private func share(_ clause: String) -> Double {
    Double(own[clause] ?? 0) / Double(max(totals[Clause.rule(of: clause)], 1))
  }
}

/// How many of the examined cases are about each rule, and ask for nothing that the engine alone can tell.
struct CaseCounts {
  private var counts: [String: Int] = [:]

  /// Counts cases that failed or passed.
  init(_ results: [CaseResult]) {
    for result in results where result.planned.case.isBehavioral {
      for rule in result.planned.case.rules { counts[rule, default: 0] += 1 }
    }
  }

  subscript(_ rule: String) -> Int { counts[rule] ?? 0 }
}

extension Evidence {
  /// The clauses that were seen to be broken before all others, each once.
  fileprivate var clausesSeenFirst: [String] {
    let breaches = self.breaches
    return breaches.filter { $0.action == breaches.first?.action }.map(\.clause).uniqued()
  }
}
