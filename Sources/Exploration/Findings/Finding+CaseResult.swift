package import Conformance
import EngineKit
import Explanations
import ReferenceEngine
package import SpecModel
package import Wording

extension Finding {
  /// The finding as the result of a case that nobody wrote, so that it is shown like any other.
  ///
  /// The case expects what the engine did, up to the action at which nothing explains it any longer;
  /// there it expects the nearest of what is allowed.
  package var result: CaseResult {
    let planned = PlannedCase(
      `case`(expecting: nearest.map { [$0.observations] } ?? []), profile: script.profile)
    switch kind {
    case .failed(let failure): return CaseResult(planned: planned, verdict: .errored(failure))
    case .unexplained(let transcript, _):
      let verdict = CaseComparison.difference(from: planned.case, in: transcript)
        .map(Verdict.failed)
      return CaseResult(planned: planned, verdict: verdict ?? .passed, transcript: transcript)
    }
  }

  /// The finding as a case that expects, in the end, one of all that is allowed.
  package var asCase: Case {
    guard case .unexplained(_, let divergence) = kind else { return `case`(expecting: []) }
    return `case`(expecting: divergence.allowed.map(\.observations))
  }

  /// The rules by which the reference engine does otherwise, on the way that comes nearest.
  package var restsOn: [String] {
    var rules: [String] = []
    for decision in nearest?.decisions ?? [] where !rules.contains(decision.rule) {
      rules.append(decision.rule)
    }
    return rules
  }

  /// Why the reference engine does otherwise, on the way that comes nearest.
  package var reasons: [Reason] { Reason.reasons(for: nearest?.decisions ?? []) }

  /// In how many other ways the reference engine may go on.
  package var otherWays: Int {
    guard case .unexplained(_, let divergence) = kind else { return 0 }
    return divergence.allowed.count - 1
  }

  /// What comes nearest of all that is allowed where nothing explains the engine any longer.
  private var nearest: Explanation.Allowed? {
    guard case .unexplained(let transcript, let divergence) = kind else { return nil }
    return Symptom.nearest(
      transcript.observations[divergence.action], divergence.allowed.map(\.observations)
    ).map { divergence.allowed[$0] }
  }

  private func `case`(expecting allowed: [[Observation]]) -> Case {
    let nowhere = SourceLocation(file: "", line: 0, column: 0)
    var steps: [Step] = []
    for (index, action) in script.actions.enumerated() {
      let ways = index == lastAction ? allowed : [observations(at: index)]
      if action == .queryStack, !steps.isEmpty, steps[steps.count - 1].stack == nil,
        case .stack(let names)? = ways.first?.first
      {
        steps[steps.count - 1].stack = names
        continue
      }
      steps.append(
        Step(actions: [action], expectations: expectations(of: ways), location: nowhere))
    }
    let seen = steps.flatMap(\.expectations).reduce(into: seenKinds) { $0.formUnion($1.kinds) }
    return Case(
      id: script.caseID, title: title, rules: [], profiles: [script.profile], given: script.given,
      messages: script.messages, steps: steps, asserts: seen, location: nowhere)
  }

  private func observations(at index: Int) -> [Observation] {
    guard case .unexplained(let transcript, _) = kind else { return [] }
    return transcript.observations[index]
  }

  private func expectations(of ways: [[Observation]]) -> [Expectation] {
    let ways = ways.map { $0.filter { $0.kind != .stack }.map(Expectation.observation) }
    return ways.count < 2 ? ways.first ?? [] : [.oneOf(ways)]
  }

  private var seenKinds: Set<Observation.Kind> {
    guard case .unexplained(let transcript, _) = kind else { return [] }
    return Set(transcript.observations.joined().map(\.kind)).subtracting([.stack])
  }

  private var title: String {
    switch kind {
    case .failed: "The engine fails at a script that nobody wrote"
    case .unexplained: "No answer to the open questions explains what the engine does"
    }
  }
}
