import SpecModel
import Wording

extension AuditText {
  /// The result of the proof by the suite's own faults.
  func declaredProof() -> [String] {
    guard let proof = audit.declared, !proof.faults.isEmpty else { return [] }
    let wrong = audit.findings.count {
      if case .declared(.escaped) = $0 { return true }
      if case .declared(.changesNothing) = $0 { return true }
      if case .declared(.noAnswer) = $0 { return true }
      return false
    }
    let unproved = proof.faults.count { fault in
      proof.trials.allSatisfy { $0.fault.id != fault.id || $0.cases.isEmpty }
    }
    let faults = NumberText.count(proof.faults.count, "fault")
    if wrong > 0 {
      return paragraph(
        false,
        "too little: \(wrong) of \(faults) of faults.yaml \(wrong == 1 ? "is" : "are") not noticed")
    }
    if unproved > 0 {
      return paragraph(
        nil,
        "not too little: not proved for \(unproved) of \(faults) of faults.yaml, since \(proof.engine) "
          + "passes no case of their rules")
    }
    return paragraph(
      true,
      "not too little: a case of its rule notices each of \(faults) of faults.yaml (\(proof.runs) runs, "
        + "with \(proof.engine) as the good engine)")
  }

  /// The result of the proof of the suite's own monitors.
  func declaredMonitors() -> [String] {
    guard let proof = audit.declared, !proof.monitors.clauses.isEmpty else { return [] }
    let monitors = proof.monitors
    let wrong = monitors.objections.count + monitors.blind.count
    let clauses = NumberText.count(monitors.clauses.count, "clause")
    if wrong > 0 {
      return paragraph(
        false, "monitors.yaml: wrong about \(wrong) of \(clauses) that monitors watch")
    }
    let quiet =
      proof.isReference
      ? ""
      : "object to nothing that \(proof.engine) does in "
        + "\(NumberText.count(monitors.cases, "case")), and "
    return paragraph(
      monitors.unproved.isEmpty && !proof.isReference ? true : nil,
      "monitors.yaml: the monitors of \(clauses) \(quiet)see a fault of \(monitors.seen.count)")
  }

  /// Returns the suite's own faults, and the cases that notice each.
  ///
  /// - Parameter rules: The ids of the rules to show; empty: all of them.
  package func declaredFaults(rules: Set<String>) -> [String] {
    let trials = (audit.declared?.trials ?? []).filter {
      rules.isEmpty || rules.contains($0.fault.rule)
    }
    return trials.flatMap { trial in
      let sign = trial.catches.isEmpty ? style("✗", .bad) : style("✓", .good)
      return ["\(sign) \(trial.profile)  \(trial.fault.id)  (\(trial.fault.breaks))"]
        + trial.catches.map { catching in
          let steps = catching.steps.map { "\($0 + 1)" }.joined(separator: ", ")
          return "    \(catching.case.id) (step \(steps))"
        }
    } + (trials.isEmpty ? [] : [""])
  }
}
