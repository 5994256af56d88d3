import SpecModel

/// Checks the conventions of the protocol, which decide where the documents say nothing.
struct ConventionsCheck: Check {
  let id = CheckID.conventions

  func examine(_ patient: inout Patient) async throws -> CheckResult {
    guard patient.isAnswering else { return CheckResult(id, skipped: patient.excuse) }
    let conventions = Self.conventions(patient)
    let scripts = conventions.flatMap { [$0.control, $0.script] }
    let answers = try await patient.runner.session(scripts).answers
    var findings: [CheckFinding] = []
    var shown = 0
    for (index, convention) in conventions.enumerated() {
      let (control, answer) = (answers[2 * index], answers[2 * index + 1])
      guard let isKept = convention.isKept(by: answer, control: control) else { continue }
      shown += 1
      if !isKept { findings.append(convention.finding) }
    }
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
      !(convention.control.actions + convention.script.actions).contains {
        culprits.contains($0.kind)
      }
    }
  }
}
