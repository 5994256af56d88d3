import SpecModel

/// Whether the engine answers every action that it claims to take.
struct ActionsCheck: Check {
  let id = CheckID.actions

  func examine(_ patient: inout Patient) async throws -> CheckResult {
    guard patient.isAnswering else { return CheckResult(id, skipped: "it does not answer") }
    let maker = patient.scripts
    let exercises = Action.Kind.allCases.compactMap { kind in
      maker.exercise(of: kind).map { (kind: kind, script: $0) }
    }
    let session = try await patient.bench.session(exercises.map(\.script))
    var findings: [Finding] = []
    for (exercise, answer) in zip(exercises, session.answers) {
      let name = exercise.kind.rawValue
      switch answer {
      case .observations(let lists):
        if exercise.kind == .queryStack { findings += Self.stackFinding(lists[0]) }
      case .unsupported(let reason):
        findings.append(
          Finding(
            "It claims `\(name)`, and says that it cannot do it: \(reason.sentence)",
            advice: "Leave `\(name)` out of the manifest's `actions`: its cases are then skipped "
              + "for a reason that reports can count."))
      case .none(let kind, let message):
        findings.append(
          Finding("It claims `\(name)`, and fails at it: \(message.sentence)", advice: kind.advice))
      case .notAsked: break
      }
    }
    let count = exercises.count
    return CheckResult(
      id, "performs \(count - findings.count) of the \(count) that it claims", findings: findings)
  }

  private static func stackFinding(_ observations: [Observation]) -> [Finding] {
    if observations.count == 1, case .stack = observations[0] { return [] }
    return [
      Finding(
        "It claims `query_stack`, and does not answer it with exactly one `stack` observation.",
        advice: "Answer `query_stack` with `{\"saw\": \"stack\", \"messages\": […]}`, the top "
          + "first, or leave both out of the manifest.")
    ]
  }
}
