import EngineKit
import SpecModel
import Wording

/// Checks that two processes give the same answers to the same cases in the same order.
struct DeterminismCheck: Check {
  let id = CheckID.determinism

  func examine(_ patient: inout Patient) async throws -> CheckResult {
    guard patient.isAnswering else {
      return CheckResult(id, blockedBecause: patient.excuse)
    }
    if patient.answers.isEmpty { return CheckResult(id, skipped: "there is nothing to compare") }
    let again = try await patient.runner.session(patient.sample).answers
    let differing = patient.sample.indices.filter { patient.answers[$0].differs(from: again[$0]) }
    let count = patient.sample.count
    guard let first = differing.first else {
      return CheckResult(
        id, "\(NumberText.count(count, "case")), the same answers from two processes")
    }
    patient.answersByChance = true
    let script = patient.sample[first]
    let difference = again[first].difference(
      from: patient.answers[first], to: script, when: "in the other", otherwise: "in the one")
    patient.exclude(Set(differing))
    return CheckResult(
      id, "\(differing.count) of \(count) cases are answered differently by another process",
      findings: [
        CheckFinding(
          "\(script.caseID) is answered differently by two processes that got the same requests "
            + "in the same order. \(difference)",
          advice: "The answer depends on something outside the request: a random number, the "
            + "clock, the order of a hash table, a file, or the process id. Remove that dependency.",
          input: .requests([script]))
      ])
  }
}
