import Conformance
import EngineKit
import InAppMessages
import Monitors
import ReferenceEngine
import SpecModel

/// What is seen of a failed case that no fault explains.
struct Sighting {
  let evidence: Evidence
  /// The clauses that the engine was seen to break, the most informative first.
  let breaches: [Breach]
  /// If no clause was seen to be broken: the rule that the engine itself gives as its reason, or a rule
  /// of the case that the reference engine and the monitors do not know.
  let rule: String?
  /// If no rule is known to be broken, and the reference engine does something else: the rule on which
  /// its behavior rests.
  ///
  /// The engine may keep this rule and break another.
  let hint: String?
  /// Whether the reference engine may do the same.
  private let isExplained: Bool
  /// Whether the engine itself gives the rule as its reason.
  private let isReasonGiven: Bool

  /// Examines a failed case: first the clauses that the engine was seen to break, then what the
  /// reference engine does instead, and why.
  init(_ evidence: Evidence, reporting kinds: Set<Observation.Kind>) {
    self.evidence = evidence
    breaches = evidence.breaches
    guard breaches.isEmpty else {
      (rule, hint, isReasonGiven, isExplained) = (nil, nil, false, false)
      return
    }
    let explanation = try? Explainer(budget: 50).explain(
      evidence.transcript, of: evidence.script, reporting: kinds)
    let unknown = Self.unknownRule(of: evidence)
    switch explanation {
    case .explained?: (rule, hint, isReasonGiven, isExplained) = (unknown, nil, false, true)
    case .unexplained(let divergence)?:
      let given = Self.reasonGiven(divergence, evidence)
      (rule, isReasonGiven, isExplained) = (given ?? unknown, given != nil, false)
      hint = Self.rule(of: divergence, evidence) ?? Self.basis(of: evidence)
    case .undecided?, nil:
      (rule, isReasonGiven, isExplained) = (unknown, false, false)
      hint = Self.basis(of: evidence)
    }
  }

  /// Whether no rule forbids what the engine did.
  var isAllowed: Bool { breaches.isEmpty && rule == nil && isExplained }

  /// Whether nothing says which rule is broken, although the reference engine does something else.
  var isUnclear: Bool { breaches.isEmpty && rule == nil && !isExplained }

  /// The votes for each rule that may be broken.
  var votes: [String: Double] {
    var votes: [String: Double] = [:]
    // Later breaches may follow from the first one, and the order of equally informative breaches
    // is arbitrary.
    let monitors = evidence.jurisdiction.monitors
    func rank(_ breach: Breach) -> (Int, Int) {
      (breach.action, Monitors.rank(of: breach.clause, among: monitors))
    }
    let first = breaches.first.map(rank)
    for breach in breaches {
      let isFirst = first.map { $0 == rank(breach) } ?? false
      votes[breach.rule] = max(votes[breach.rule] ?? 0, isFirst ? 1 : 0.5)
    }
    // An engine that gives a reason for what it must not do names the rule itself; that counts more
    // than the rule that the case was written for.
    if let rule { votes[rule] = isReasonGiven ? 2 : 1 }
    // A case was written to notice breaches of its rules. What was seen counts more: if other rules
    // were seen to be broken, its own were not.
    for rule in evidence.result.planned.case.rules
    where breaches.isEmpty && rule == self.rule || votes[rule] != nil {
      votes[rule, default: 0] += 1.5
    }
    return votes
  }

  /// Returns the finding if a given rule is broken.
  func finding(of rule: String) -> Cause.Finding {
    let breach = breaches.first { Clause.rule(of: $0.clause) == rule }
    return breach.map { .clause($0.clause, because: $0.because) } ?? .rule(rule)
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
