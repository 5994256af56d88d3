extension Diagnosis {
  /// Returns the result of a case without the clauses that may be broken, if no broken clause is its
  /// cause; and without what monitors saw in it, if that is no evidence: monitors believe what an engine
  /// reports, take the conventions for kept, and know nothing of earlier cases.
  package func withoutHearsay(_ result: CaseResult) -> CaseResult {
    var result = result
    guard let finding = cause(of: result.planned.id)?.finding else { return result }
    switch finding {
    case .misreport, .brokenConvention, .passesAlone:
      result.causeBesideClauses = finding
      result.breaches = nil
    case .difference, .convention: result.causeBesideClauses = finding
    case .faults, .clause, .rule, .trouble: break
    }
    return result
  }
}
