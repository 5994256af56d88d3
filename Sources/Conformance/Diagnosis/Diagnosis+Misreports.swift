extension Diagnosis {
  /// Returns the result of a case without the clauses that may be broken, if no broken clause is its
  /// cause; and without what monitors saw in it, if wrong reports are: monitors believe what an
  /// engine reports.
  package func withoutHearsay(_ result: CaseResult) -> CaseResult {
    var result = result
    switch cause(of: result.planned.id)?.finding {
    case .misreport(let kind, let because):
      result.causeBesideClauses = .misreport(kind, because: because)
      result.breaches = nil
    case .difference(let words): result.causeBesideClauses = .difference(words)
    default: break
    }
    return result
  }
}
