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
    var unseen: [(kind: Observation.Kind, example: Script)] = []
    for (kind, scripts) in claimed {
      let own = answers.prefix(scripts.count)
      answers = answers.dropFirst(scripts.count)
      if own.contains(where: { $0.observed.contains { $0.kind == kind } }) {
        seen += 1
      } else if own.contains(where: \.isTranscript) {
        unseen.append((kind, scripts[0]))
      }
    }
    return CheckResult(
      id, "\(seen) of the \(claimed.count) that it claims are seen",
      findings: unseen.isEmpty ? [] : [Self.finding(unseen)])
  }

  private static func finding(_ unseen: [(kind: Observation.Kind, example: Script)]) -> Finding {
    let kinds = unseen.map { kind, example in
      let actions = example.actions.map(\.kind.rawValue).joined(separator: ", ")
      return "`\(kind.rawValue)` (after \(actions))"
    }
    return Finding(
      "It claims observations, and does not report them where the rules should cause them: "
        + kinds.joined(separator: "; ") + ".",
      advice: "Report them, or name in the manifest's `observations` those alone that it can "
        + "report: cases that assert others are then skipped instead of failed.")
  }
}
