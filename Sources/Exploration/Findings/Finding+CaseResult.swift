package import Conformance
import EngineKit
import Explanations
import SpecModel

extension Finding {
  /// The finding as the result of a case that nobody wrote, so that it is shown like any other.
  ///
  /// The case expects what the engine did, up to the action at which nothing explains it any longer;
  /// there it expects what is allowed.
  ///
  /// - Parameter number: Which finding of its exploration it is, from 1.
  package func result(number: Int) -> CaseResult {
    let planned = PlannedCase(`case`(number: number), profile: script.profile)
    switch kind {
    case .failed(let failure): return CaseResult(planned: planned, verdict: .errored(failure))
    case .unexplained(let transcript, _):
      let verdict = CaseComparison.difference(from: planned.case, in: transcript)
        .map(Verdict.failed)
      return CaseResult(planned: planned, verdict: verdict ?? .passed, transcript: transcript)
    }
  }

  private func `case`(number: Int) -> Case {
    let nowhere = SourceLocation(file: "", line: 0, column: 0)
    var steps: [Step] = []
    var kinds: Set<Observation.Kind> = []
    for (index, action) in script.actions.enumerated() {
      let expectations = expectations(at: index)
      for expectation in expectations { kinds.formUnion(expectation.kinds) }
      if action == .queryStack, !steps.isEmpty {
        if steps[steps.count - 1].stack == nil,
          case .stack(let names)? = allowed(at: index).first?.first
        {
          steps[steps.count - 1].stack = names
          continue
        }
      }
      steps.append(Step(actions: [action], expectations: expectations, location: nowhere))
    }
    return Case(
      id: script.caseID, title: title, rules: [], profiles: [script.profile], given: script.given,
      messages: script.messages, steps: steps, asserts: kinds.union(seenKinds), location: nowhere)
  }

  /// What the engine did, up to the action that nothing explains, and there what is allowed.
  private func allowed(at index: Int) -> [[Observation]] {
    guard case .unexplained(let transcript, let divergence) = kind else { return [] }
    return index == divergence.action
      ? divergence.allowed.map(\.observations) : [transcript.observations[index]]
  }

  private func expectations(at index: Int) -> [Expectation] {
    let ways = allowed(at: index).map {
      $0.filter { $0.kind != .stack }.map(Expectation.observation)
    }
    return ways.count == 1 ? ways[0] : ways.isEmpty ? [] : [.oneOf(ways)]
  }

  private var seenKinds: Set<Observation.Kind> {
    guard case .unexplained(let transcript, _) = kind else { return [] }
    return Set(transcript.observations.joined().map(\.kind)).subtracting([.stack])
  }

  private var title: String {
    switch kind {
    case .failed: "The engine fails"
    case .unexplained: "No listed answer explains what the engine does"
    }
  }
}
