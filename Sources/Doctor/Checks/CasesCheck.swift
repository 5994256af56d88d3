import EngineKit
import SpecModel

/// Checks that the engine answers a sample of the suite's cases at all, right or wrong.
struct CasesCheck: Check {
  let id = CheckID.cases

  /// The maximum number of troubles that become findings.
  private static let maximumTroubles = 3

  func examine(_ patient: inout Patient) async throws -> CheckResult {
    guard patient.isAnswering else {
      return CheckResult(id, blockedBecause: patient.excuse)
    }
    if patient.sample.isEmpty { return CheckResult(id, skipped: "there is no case to ask it") }
    let count = patient.sample.count
    // Actions that the engine fails at were already reported.
    let culprits = patient.culprits
    patient.sample.removeAll { $0.actions.contains { culprits.contains($0.kind) } }
    let session = try await patient.runner.session(patient.sample)
    patient.answers = session.answers
    var troubles: [(trouble: Trouble, scripts: [Script])] = []
    for (script, answer) in zip(patient.sample, session.answers) {
      guard !answer.isProper, let trouble = answer.trouble else { continue }
      if let known = troubles.firstIndex(where: { $0.trouble.isLike(trouble) }) {
        troubles[known].scripts.append(script)
      } else {
        troubles.append((trouble, [script]))
      }
    }
    var findings: [CheckFinding] = []
    for (trouble, scripts) in troubles.prefix(Self.maximumTroubles) {
      findings.append(try await Self.finding(trouble, in: scripts, patient.runner))
    }
    if session.restarts > 0, troubles.isEmpty { findings.append(Self.finding(session)) }
    let answered = session.answers.count(where: \.isProper)
    patient.exclude(Set(patient.answers.indices.filter { !patient.answers[$0].isProper }))
    let detail = "answers \(answered) of \(count)"
    let untried = count - session.answers.count
    if untried > 0, findings.isEmpty {
      let names = Action.Kind.allCases.filter(culprits.contains).map(\.rawValue)
      let needs = names.count == 1 ? "need `\(names[0])`" : "need what it fails at"
      return CheckResult(id, skipped: "\(detail); \(untried) \(needs)")
    }
    return CheckResult(id, detail, findings: findings)
  }

  /// Returns a finding about processes that were replaced although every script was answered in the
  /// end.
  private static func finding(_ session: ScriptRunner.Session) -> CheckFinding {
    let isOnce = session.restarts == 1
    let reason =
      session.restartReason.map { ", \(isOnce ? "" : "first ")because \($0.closed)" } ?? "."
    return CheckFinding(
      "Its process was replaced \(isOnce ? "once" : "\(session.restarts) times") between cases that it "
        + "had answered\(reason)",
      advice:
        "Keep to the protocol, and keep answering until standard input ends: a new process for "
        + "each case makes a run slow.")
  }

  private static func finding(
    _ trouble: Trouble, in scripts: [Script], _ runner: ScriptRunner
  ) async throws -> CheckFinding {
    let name = scripts[0].caseID
    let others = scripts.count - 1
    let more = others > 0 ? " So \(others == 1 ? "does 1 more" : "do \(others) more")." : ""
    let shrinker = TroubleShrinker(runner: runner, trouble: trouble)
    if let short = try await shrinker.shortest(of: scripts[0]) {
      let first = short.script.actions[0].kind.rawValue
      let place =
        short.culprit.map { "; it fails at `\($0.rawValue)`" }
        ?? (scripts[0].actions.count > 1 ? ", not even with `\(first)` alone" : "")
      return CheckFinding(
        "\(name) gets no valid answer\(place): \(trouble.message.closed)\(more)",
        advice: trouble.advice, input: .requests([short.script]))
    }
    // The same failure may have another message in this process.
    if let alone = try await runner.lastAnswer(to: [scripts[0]]).trouble {
      return CheckFinding(
        "\(name) gets no valid answer: \(alone.message.closed)\(more)",
        advice: alone.advice, input: .requests([scripts[0]]))
    }
    return CheckFinding(
      "\(name) gets no valid answer when other cases come first: \(trouble.message.closed) In a new "
        + "process, on its own, it does.\(more)",
      advice: "Make a new engine for each request: state survived, or the answer is random.")
  }
}
