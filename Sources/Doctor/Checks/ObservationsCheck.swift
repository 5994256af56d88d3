import EngineKit
import SpecModel

/// Whether every observation that the engine claims to report is ever seen where the rules cause it.
struct ObservationsCheck: Check {
  let id = CheckID.observations

  func examine(_ patient: inout Patient) async throws -> CheckResult {
    guard patient.isAnswering else { return CheckResult(id, skipped: "it does not answer") }
    let maker = patient.scripts
    let claimed = Observation.Kind.allCases.filter(patient.manifest.observations.contains)
      .map { (kind: $0, scripts: maker.causes(of: $0)) }.filter { !$0.scripts.isEmpty }
    let session = try await patient.bench.session(claimed.flatMap(\.scripts))
    var answers = session.answers[...]
    var seen = 0
    var findings: [Finding] = []
    for (kind, scripts) in claimed {
      let own = answers.prefix(scripts.count)
      answers = answers.dropFirst(scripts.count)
      if own.contains(where: { $0.observed.contains { $0.kind == kind } }) {
        seen += 1
      } else if own.contains(where: \.isTranscript) {
        let actions = scripts[0].actions.map(\.kind.rawValue).joined(separator: ", ")
        findings.append(
          Finding(
            "It claims `\(kind.rawValue)`, and does not report it after \(actions), which should "
              + "cause it under the rules.",
            advice: "Report it, or leave `\(kind.rawValue)` out of the manifest's `observations`: "
              + "the cases that assert it are then skipped instead of failed."))
      }
    }
    return CheckResult(
      id, "\(seen) of the \(claimed.count) that it claims are seen", findings: findings)
  }
}
