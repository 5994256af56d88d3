import Conformance
import EngineKit
import Explanations
import Monitors
import ReferenceEngine
import SpecModel

/// What is seen of a failed case that no known mistake explains.
struct Sighting {
  let evidence: Evidence
  /// The clauses that the engine was seen to break, those first that say most.
  let breaches: [Breach]
  /// The rule on which rests what the reference engine does instead, where no clause was seen to be
  /// broken; `nil` where it may do the same.
  let rule: String?

  /// Looks at a failed case: at the clauses that the engine was seen to break, then at what the
  /// reference engine does instead and why.
  init(_ evidence: Evidence, reporting kinds: Set<Observation.Kind>) {
    self.evidence = evidence
    breaches = evidence.breaches
    guard breaches.isEmpty else {
      rule = nil
      return
    }
    let explanation = try? Explainer(budget: 50).explain(
      evidence.transcript, of: evidence.script, reporting: kinds)
    switch explanation {
    case .explained?: rule = nil
    case .unexplained(let divergence)?:
      rule = Self.rule(of: divergence, evidence) ?? Self.basis(of: evidence)
    case .undecided?, nil: rule = Self.basis(of: evidence)
    }
  }

  /// Whether no rule forbids what the engine did.
  var isAllowed: Bool { breaches.isEmpty && rule == nil }

  /// How much speaks for each rule that may be broken.
  var votes: [String: Double] {
    var votes: [String: Double] = [:]
    for (index, breach) in breaches.enumerated() {
      let rule = Clause.rule(of: breach.clause)
      votes[rule] = max(votes[rule] ?? 0, index == 0 ? 1 : 0.5)
    }
    if let rule { votes[rule] = 1 }
    // What a case asks for is what it was written to notice.
    for rule in evidence.result.planned.case.rules { votes[rule, default: 0] += 1.5 }
    return votes
  }

  /// What to tell of it where a rule is broken.
  func finding(of rule: String) -> Cause.Finding {
    let breach = breaches.first { Clause.rule(of: $0.clause) == rule }
    return breach.map { .clause($0.clause, because: $0.because) } ?? .rule(rule)
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
  private static func basis(of evidence: Evidence) -> String? {
    evidence.result.brokenClauses.first.map(Clause.rule(of:))
      ?? evidence.result.planned.case.rules.first
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
