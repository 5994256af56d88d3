package import Conformance
import EngineKit
import Explanations
import ReferenceEngine
import SpecModel

extension Finding {
  /// The rules by which the reference engine does otherwise where nothing explains the engine any longer,
  /// on the way that comes nearest.
  package var restsOn: [String] {
    guard case .unexplained(let transcript, let divergence) = kind else { return [] }
    let symptom = Symptom.nearest(
      transcript.observations[divergence.action], divergence.allowed.map(\.observations))
    guard let symptom else { return [] }
    var rules: [String] = []
    for decision in divergence.allowed[symptom].decisions where !rules.contains(decision.rule) {
      rules.append(decision.rule)
    }
    return rules
  }
}

extension Finding {
  /// The finding as the result of a case that nobody wrote, so that it is shown like any other.
  ///
  /// The case expects what the engine did, up to the action at which nothing explains it any longer;
  /// there it expects what is allowed.
  ///
  package var result: CaseResult {
    let planned = PlannedCase(`case`, profile: script.profile)
    switch kind {
    case .failed(let failure): return CaseResult(planned: planned, verdict: .errored(failure))
    case .unexplained(let transcript, _):
      let verdict = CaseComparison.difference(from: planned.case, in: transcript)
        .map(Verdict.failed)
      return CaseResult(planned: planned, verdict: verdict ?? .passed, transcript: transcript)
    }
  }

  private var `case`: Case {
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
    case .failed: "The engine fails at a script that nobody wrote"
    case .unexplained: "No answer to the open questions explains what the engine does"
    }
  }
}
