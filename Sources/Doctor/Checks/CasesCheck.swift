import EngineKit
import SpecModel

/// Whether the engine answers a sample of the suite's cases at all, right or wrong.
struct CasesCheck: Check {
  let id = CheckID.cases

  func examine(_ patient: inout Patient) async throws -> CheckResult {
    guard patient.isAnswering else { return CheckResult(id, skipped: "it does not answer") }
    if patient.sample.isEmpty { return CheckResult(id, skipped: "no case can be asked of it") }
    let session = try await patient.bench.session(patient.sample)
    patient.answers = session.answers
    var findings: [Finding] = []
    var troubles: [(kind: EngineFailure.Kind, message: String, cases: [String])] = []
    var excluded: Set<Int> = []
    for (index, answer) in session.answers.enumerated() {
      if case .notAsked = answer { excluded.insert(index) }
      guard case .none(let kind, let message) = answer else { continue }
      excluded.insert(index)
      let name = patient.sample[index].caseID
      if let known = troubles.firstIndex(where: { $0.kind == kind }) {
        troubles[known].cases.append(name)
      } else {
        troubles.append((kind, message, [name]))
      }
    }
    for trouble in troubles {
      let others = trouble.cases.count - 1
      findings.append(
        Finding(
          "\(trouble.cases[0]) got no proper answer: \(trouble.message.sentence)"
            + (others > 0 ? " So did \(others) more." : ""), advice: trouble.kind.advice))
    }
    if session.restarts > 0, troubles.isEmpty {
      findings.append(
        Finding(
          "Its process ended \(session.restarts) times between cases that it had answered.",
          advice: "Go on answering until standard input ends: a new process for each case makes a "
            + "run slow."))
    }
    let count = patient.sample.count
    patient.exclude(excluded)
    return CheckResult(id, "answers \(patient.sample.count) of \(count)", findings: findings)
  }
}
