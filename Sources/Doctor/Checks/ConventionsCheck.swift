import SpecModel

/// Checks the conventions of the protocol, which decide where the documents say nothing.
struct ConventionsCheck: Check {
  let id = CheckID.conventions

  func examine(_ patient: inout Patient) async throws -> CheckResult {
    guard patient.isAnswering else {
      return CheckResult(id, blockedBecause: patient.excuse)
    }
    // Where nothing is displayed, a message that must not be displayed shows nothing.
    guard patient.isDisplaying else {
      return CheckResult(id, skipped: "what it does shows none of them")
    }
    let conventions = Self.conventions(patient)
    if conventions.isEmpty { return CheckResult(id, unjudgedIn: patient.scope) }
    let answers = try await patient.runner.session(conventions.scripts).answers
    let (broken, shown) = conventions.broken(by: answers)
    let findings = broken.map(\.finding)
    // An engine that shows too little for this check is left to the cases.
    if shown == 0 { return CheckResult(id, skipped: "what it does shows none of them") }
    return CheckResult(
      id, "keeps the \(shown) that could be seen",
      found: "keeps \(shown - findings.count) of the \(shown) that could be seen",
      findings: findings)
  }

  /// Returns the conventions that the engine can be asked about.
  static func conventions(_ patient: Patient) -> [Convention] {
    let culprits = patient.culprits
    // Actions that the engine fails at were already reported.
    return patient.scripts.conventions.filter { convention in
      !convention.scripts.contains { script in
        script.actions.contains { culprits.contains($0.kind) }
      }
    }
  }
}
