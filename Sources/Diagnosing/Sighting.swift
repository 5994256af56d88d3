import Conformance
import EngineKit
import Explanations
import Monitors
import ReferenceEngine
import SpecModel

/// What is seen of a failed case that no known mistake explains.
struct Sighting {
  /// What was found.
  let finding: Cause.Finding

  /// Looks at a failed case: at the clauses that the engine was seen to break, then at what the
  /// reference engine does instead and why.
  init(_ evidence: Evidence, reporting kinds: Set<Observation.Kind>) {
    if let breach = evidence.breaches.first {
      finding = .clause(breach.clause, because: breach.because)
      return
    }
    let explanation = try? Explainer(budget: 50).explain(
      evidence.transcript, of: evidence.script, reporting: kinds)
    switch explanation {
    case .explained?: finding = .convention
    case .unexplained(let divergence)?:
      finding =
        Self.rule(of: divergence, evidence).map { .rule($0) } ?? Self.basis(of: evidence)
    case .undecided?, nil: finding = Self.basis(of: evidence)
    }
  }

  /// The rule on which rests what the reference engine does where the engine did something else.
  private static func rule(
    of divergence: Explanation.Divergence, _ evidence: Evidence
  ) -> String? {
    guard let allowed = divergence.allowed.first else { return nil }
    let done = evidence.observed[divergence.action]
    let differing =
      done.filter { !allowed.observations.contains($0) }
      + allowed.observations.filter { !done.contains($0) }
    let messages = Set(differing.compactMap(\.subject))
    let about = allowed.decisions.last { $0.message.map(messages.contains) ?? false }
    return (about ?? allowed.decisions.last)?.rule
  }

  /// What the case itself says of the step at which it failed.
  private static func basis(of evidence: Evidence) -> Cause.Finding {
    let clause = evidence.result.brokenClauses.first.map(Clause.rule(of:))
    return (clause ?? evidence.result.planned.case.rules.first).map { .rule($0) } ?? .convention
  }
}

extension Observation {
  /// The message that it is about.
  fileprivate var subject: String? {
    switch self {
    case .displayed(let message, _), .dismissed(let message), .discarded(let message, _),
      .reenqueued(let message, _), .choiceAsked(let message), .impression(let message),
      .click(let message):
      message
    case .noMatchingTrigger, .prefetched, .stack: nil
    }
  }
}
