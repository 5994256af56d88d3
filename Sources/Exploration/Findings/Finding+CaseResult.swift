package import Conformance
import EngineKit
import InAppMessages
import ReferenceEngine
package import SpecModel
package import Wording

extension Finding {
  /// The finding as the result of a generated case, so that it is shown like any other failure.
  ///
  /// The case expects what the engine did, up to the action in which it left everything that is
  /// allowed; there it expects the nearest allowed behavior.
  package var result: CaseResult {
    let planned = PlannedCase(
      `case`(expecting: nearest.map { [$0.observations] } ?? []), profile: script.profile)
    guard let transcript else {
      guard case .failed(let failure) = kind else {
        return CaseResult(planned: planned, verdict: .passed)
      }
      return CaseResult(planned: planned, verdict: .errored(failure))
    }
    let difference =
      CaseComparison.difference(from: planned.case, in: transcript)
      ?? StepFailure(
        step: planned.case.steps.count - 1,
        difference: StepDifference(expected: [], actual: []))
    var result = CaseResult(
      planned: planned, verdict: .failed(difference), transcript: transcript)
    result.breaches = breach == nil ? nil : breaches
    return result
  }

  /// The finding as a case whose last step expects any of the allowed behaviors.
  package var asCase: Case {
    `case`(expecting: divergence?.allowed.map(\.observations) ?? [])
  }

  /// The rules on which the nearest behavior of the reference engine rests.
  package var restsOn: [String] {
    var rules: [String] = []
    for decision in nearest?.decisions ?? [] where !rules.contains(decision.rule) {
      rules.append(decision.rule)
    }
    return rules
  }

  /// The reasons for the nearest behavior of the reference engine.
  package var reasons: [Reason] { Reason.reasons(for: nearest?.decisions ?? []) }

  /// The number of other ways in which the reference engine may go on.
  package var otherWays: Int { max((divergence?.allowed.count ?? 1) - 1, 0) }

  /// The nearest of the allowed behaviors in the action in which the engine left them.
  private var nearest: Explanation.Allowed? {
    guard let transcript, let divergence else { return nil }
    return Symptom.nearest(
      transcript.observations[divergence.action], divergence.allowed.map(\.observations)
    ).map { divergence.allowed[$0] }
  }

  private func `case`(expecting allowed: [[Observation]]) -> Case {
    let place = divergence?.action ?? lastAction
    var steps: [Step] = []
    var failing = 0
    for (index, action) in script.actions.enumerated() {
      let ways = index == place ? allowed : [observations(at: index)]
      if !steps.assertStack(action, ways.first) {
        steps.append(
          Step(actions: [action], expectations: expectations(of: ways), position: .nowhere))
      }
      if index == place { failing = steps.count - 1 }
    }
    let seen = steps.flatMap(\.expectations).reduce(into: seenKinds) { $0.formUnion($1.kinds) }
    let basis = breach.map {
      CaseBasis(holds: [CaseBasis.Held(clause: $0.clause, steps: [failing])])
    }
    return Case(
      of: script, title: title, rules: breach.map { [$0.rule] } ?? [], steps: steps,
      asserting: seen, basis: basis ?? CaseBasis())
  }

  private func observations(at index: Int) -> [Observation] {
    guard let transcript, transcript.observations.indices.contains(index) else { return [] }
    return transcript.observations[index]
  }

  private func expectations(of ways: [[Observation]]) -> [Expectation] {
    let ways = ways.map { $0.filter { $0.kind != .stack }.map(Expectation.observation) }
    return ways.count < 2 ? ways.first ?? [] : [.oneOf(ways)]
  }

  private var seenKinds: Set<Observation.Kind> {
    Set(transcript?.observations.joined().map(\.kind) ?? []).subtracting([.stack])
  }

  private var title: String {
    switch kind {
    case .failed: "The engine fails in a generated script"
    case .breached: "A generated script"
    case .changed(_, _, let departures):
      "The engine does not give the pinned answer to \(departures.map(\.question).joined(separator: ", "))"
    case .unexplained where script.given.own.words != nil:
      "The other engine does something else"
    case .unexplained: "No answer to the open questions explains what the engine does"
    }
  }
}
