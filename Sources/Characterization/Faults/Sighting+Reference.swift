import Conformance
import Diagnosing
import EngineKit
import InAppMessages
import Monitors
import ReferenceEngine
import SpecModel

extension Sighting {
  /// Examines a failed case: first the clauses that the engine was seen to break, then what the
  /// reference engine does instead, and why.
  init(_ evidence: Evidence, reporting kinds: Set<Observation.Kind>) {
    let breaches = evidence.breaches
    guard breaches.isEmpty else {
      self.init(evidence, breaking: breaches, mostTelling: Self.mostTelling(of: breaches, evidence))
      return
    }
    let explanation = try? Explainer(budget: 50).explain(
      evidence.transcript, of: evidence.script, reporting: kinds)
    let unknown = Self.unknownRule(of: evidence)
    switch explanation {
    case .explained?: self.init(evidence, rule: unknown, isExplained: true)
    case .unexplained(let divergence)?:
      let given = Self.reasonGiven(divergence, evidence)
      self.init(
        evidence, rule: given ?? unknown,
        hint: Self.rule(of: divergence, evidence) ?? Self.basis(of: evidence),
        isReasonGiven: given != nil)
    case .undecided?, nil:
      self.init(evidence, rule: unknown, hint: Self.basis(of: evidence))
    }
  }

  /// Returns the breaches that come as early, and say as much, as the first one.
  private static func mostTelling(of breaches: [Breach], _ evidence: Evidence) -> Set<Breach> {
    let monitors = evidence.jurisdiction.monitors
    func rank(_ breach: Breach) -> (Int, Int) {
      (breach.action, Monitors.rank(of: breach.clause, among: monitors))
    }
    guard let first = breaches.first.map(rank) else { return [] }
    return Set(breaches.filter { rank($0) == first })
  }

  /// Returns the rule of a reason that the engine gives for what it must not do.
  ///
  /// If the engine may do it, and only the reason is wrong, no rule is broken.
  private static func reasonGiven(
    _ divergence: Explanation.Divergence, _ evidence: Evidence
  ) -> String? {
    let allowed = divergence.allowed.flatMap(\.observations)
    return evidence.observed[divergence.action].lazy
      .filter { seen in
        !allowed.contains { $0.kind == seen.kind && $0.subject == seen.subject }
      }
      .compactMap { $0.ruleOfReason(in: evidence.script) }
      .first(where: evidence.jurisdiction.shares(rule:))
  }

  /// Returns the rule on which the reference engine's behavior rests where the engine did something
  /// else.
  private static func rule(
    of divergence: Explanation.Divergence, _ evidence: Evidence
  ) -> String? {
    guard let allowed = divergence.allowed.first else { return nil }
    let done = evidence.observed[divergence.action]
    let differing =
      done.filter { !allowed.observations.contains($0) }
      + allowed.observations.filter { !done.contains($0) }
    // If the reference engine gives a reason for a discard or a return, the reason's rule is the
    // cause.
    let reasons = differing.lazy.compactMap { $0.ruleOfReason(in: evidence.script) }
    if let rule = reasons.first(where: evidence.jurisdiction.shares(rule:)) { return rule }
    // An answer to an open question is not a rule that could be broken, and neither is a rule that the
    // suite does not have.
    let decisions = allowed.decisions.filter {
      evidence.jurisdiction.shares(rule: $0.rule)
    }
    let messages = Set(differing.compactMap(\.subject))
    // What is logged about a message follows from its display.
    let isOnlyLogged = differing.allSatisfy { $0.kind == .impression || $0.kind == .click }
    let about = decisions.last {
      ($0.message.map(messages.contains) ?? false)
        && (isOnlyLogged || $0.rule != "local.no-analytics")
    }
    return (about ?? decisions.last)?.rule
  }

  /// Returns a rule that the reference engine does not know, so that it may break it as well.
  private static func unknownRule(of evidence: Evidence) -> String? {
    evidence.result.planned.case.rules.first { !evidence.jurisdiction.shares(rule: $0) }
  }

  /// Returns the rule that the case names for the failed step.
  private static func basis(of evidence: Evidence) -> String? {
    evidence.result.brokenClauses.first.map(Clause.rule(of:))
      ?? evidence.result.planned.case.rules.first
  }
}

extension Observation {
  /// The message that the observation is about.
  fileprivate var subject: String? {
    switch self {
    case .displayed(let message, _), .dismissed(let message), .discarded(let message, _),
      .reenqueued(let message, _), .choiceAsked(let message), .impression(let message),
      .click(let message):
      message
    case .word(let word): word.messages.first
    case .noMatchingTrigger, .prefetched, .stack: nil
    }
  }
}
