import EngineKit
import SpecModel

/// Checks that the engine performs every action that it claims.
///
/// An action is blamed only if the engine performs the actions before it: an engine that cannot
/// show a local message fails at `present_local`, and not at the actions that would follow.
struct ActionsCheck: Check {
  let id = CheckID.actions

  /// An action at which the engine fails.
  private struct Culprit {
    var kind: Action.Kind
    var trouble: Trouble
    /// The shortest script that shows it.
    var script: Script
  }

  func examine(_ patient: inout Patient) async throws -> CheckResult {
    guard patient.isAnswering else {
      return CheckResult(id, blockedBecause: patient.excuse)
    }
    var maker = patient.scripts
    var culprits: [Culprit] = []
    var findings: [CheckFinding] = []
    var pending = maker.scope.exercised
    var count = 0
    while !pending.isEmpty {
      let exercises = Self.exercises(of: pending, maker)
      count = max(count, exercises.count)
      // An engine that knows few actions may crash at each of the others.
      let session = try await patient.runner.session(
        exercises.map(\.script), maximumRestarts: exercises.count)
      let answers = Array(zip(exercises, session.answers))
      let found = try await Self.culprits(among: answers, patient.runner)
      culprits += found.culprits
      if let finding = Self.stackFinding(answers) {
        findings.append(finding)
        patient.removals.formUnion([.action(.queryStack), .observation(.stack)])
      }
      // Try the blocked actions again, without those that the engine fails at.
      pending = found.blocked
      var manifest = maker.manifest
      manifest.actions.subtract(found.culprits.map(\.kind))
      maker = CheckScripts(manifest: manifest, suite: maker.suite, scope: maker.scope)
    }
    if count == 0 { return CheckResult(id, skipped: "no case uses an action that it claims") }
    let performed = count - culprits.count - findings.count
    findings = Self.groups(of: culprits).map(Self.finding) + findings
    patient.culprits = Set(culprits.map(\.kind))
    for culprit in culprits where culprit.trouble.isForGood {
      patient.removals.insert(.action(culprit.kind))
    }
    // Some actions do not exist in the engine's profiles or in its layer.
    let claimed =
      !patient.scope.isWhole
      ? "that it claims and the suite uses"
      : patient.scripts.manifest.actions.count > count
        ? "that it claims and that apply to it" : "that it claims"
    return CheckResult(
      id, "performs all \(count) \(claimed)",
      found: "performs \(performed) of the \(count) \(claimed)",
      findings: findings)
  }

  /// Returns scripts that perform some actions, as far as the engine takes them.
  static func exercises(
    of kinds: [Action.Kind], _ maker: CheckScripts
  ) -> [(kind: Action.Kind, script: Script)] {
    kinds.compactMap { kind in maker.exercise(of: kind).map { (kind: kind, script: $0) } }
  }

  /// Finds the actions that are to blame for failures.
  ///
  /// - Returns: These actions, and the ones that could not be tried because of them.
  private static func culprits(
    among answers: [((kind: Action.Kind, script: Script), ScriptReply)], _ runner: ScriptRunner
  ) async throws -> (culprits: [Culprit], blocked: [Action.Kind]) {
    var culprits: [Culprit] = []
    var blocked: [Action.Kind] = []
    // Shortest scripts first: they have the fewest actions that could be to blame.
    for (exercise, answer) in answers.sorted(by: {
      $0.0.script.actions.count < $1.0.script.actions.count
    }) {
      guard let trouble = answer.trouble else { continue }
      let kinds = exercise.script.actions.map(\.kind)
      if culprits.contains(where: { kinds.contains($0.kind) }) {
        blocked.append(exercise.kind)
        continue
      }
      let shrinker = TroubleShrinker(runner: runner, trouble: trouble)
      var script = try await shrinker.beginning(of: exercise.script) ?? exercise.script
      let kind = script.actions.last?.kind ?? exercise.kind
      // The name of the script shows what is to blame, too.
      script.caseID = CheckScripts.exerciseID(of: kind)
      culprits.append(Culprit(kind: kind, trouble: trouble, script: script))
      if kind != exercise.kind { blocked.append(exercise.kind) }
    }
    return (culprits, blocked)
  }

  /// Groups the actions that fail in the same way.
  private static func groups(of culprits: [Culprit]) -> [[Culprit]] {
    var groups: [[Culprit]] = []
    let builtin = Action.Kind.allCases
    let inOrder =
      builtin.flatMap { kind in culprits.filter { $0.kind == kind } }
      + culprits.filter { !builtin.contains($0.kind) }
    for culprit in inOrder {
      let index = groups.firstIndex {
        $0[0].trouble.sort == culprit.trouble.sort
          && $0[0].trouble.outline(without: $0[0].kind.rawValue)
            == culprit.trouble.outline(without: culprit.kind.rawValue)
      }
      if let index { groups[index].append(culprit) } else { groups.append([culprit]) }
    }
    return groups
  }

  private static func finding(_ group: [Culprit]) -> CheckFinding {
    let first = group[0]
    let names = group.map(\.kind.rawValue).list
    let them = group.count == 1 ? "it" : "them"
    let message =
      first.trouble.sort == .unsupported
      ? "It claims \(names), and answers `unsupported`: \(first.trouble.message.closed)"
      : "It fails at \(names): \(first.trouble.message.closed)"
    let leaveOut =
      "leave \(them) out of the manifest's `actions`: cases that need \(them) are then skipped, and "
      + "the report says why. A manifest without `actions` claims every action."
    let advice =
      switch first.trouble.sort {
      case .unsupported: "Perform \(them), or \(leaveOut)"
      case .failure(.crash), .failure(.error):
        "Perform \(them), or answer `unsupported`, or \(leaveOut)"
      case .failure, .miscounted: first.trouble.advice
      }
    return CheckFinding(message, advice: advice, input: .requests([first.script]))
  }

  /// Returns a finding if the query of the stack is answered wrongly.
  private static func stackFinding(
    _ answers: [((kind: Action.Kind, script: Script), ScriptReply)]
  ) -> CheckFinding? {
    // An engine that reports nothing at all does not report `displayed` either, which comes first.
    guard answers.contains(where: { !$1.observed.isEmpty }),
      let (exercise, answer) = answers.first(where: { $0.0.kind == .queryStack }),
      let list = answer.lists.first, list.count != 1 || list[0].kind != .stack
    else { return nil }
    return CheckFinding(
      "It claims `query_stack`, and does not answer it with exactly one `stack` observation.",
      advice: "Answer `query_stack` with `{\"saw\":\"stack\",\"messages\":[…]}`, the top first; or "
        + "leave `query_stack` and `stack` out of the manifest.",
      input: .requests([exercise.script]))
  }
}

extension Trouble {
  /// Whether the engine seems unable to do this at all, rather than just this once.
  var isForGood: Bool {
    switch sort {
    case .unsupported, .failure(.error), .failure(.crash): true
    case .miscounted, .failure(.timeout), .failure(.malformed): false
    }
  }
}
