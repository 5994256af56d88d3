import EngineKit
import SpecModel
import Wording

/// Checks that an engine that takes several requests at a time answers them as it does one by one.
struct WindowCheck: Check {
  let id = CheckID.window

  func examine(_ patient: inout Patient) async throws -> CheckResult {
    let window = patient.manifest.window
    if window == 1 { return CheckResult(id, skipped: "it takes one request at a time") }
    guard patient.isAnswering else {
      return CheckResult(id, blockedBecause: patient.excuse)
    }
    if patient.answers.isEmpty { return CheckResult(id, skipped: "there is nothing to compare") }
    let together = try await patient.runner.fullWindow(patient.sample)
    let differing = patient.sample.indices.filter {
      patient.answers[$0].differs(from: together[$0])
    }
    let count = patient.sample.count
    let cases = NumberText.count(count, "case")
    let detail = "\(cases), up to \(window) at a time, answered as one by one"
    guard let first = differing.first else { return CheckResult(id, detail) }
    let script = patient.sample[first]
    let difference = together[first].difference(
      from: patient.answers[first], to: script, when: "then", otherwise: "alone")
    return CheckResult(
      id, "\(differing.count) of \(count) cases are answered differently with a full window",
      findings: [
        CheckFinding(
          "\(script.caseID) is answered differently while other requests wait. \(difference)",
          advice: "Read a request, answer it, and only then look at the next; or give each request "
            + "its own engine. Until then, say `\"window\": 1` in the manifest.")
      ])
  }
}
