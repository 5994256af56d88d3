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
  /// broken; where it may do the same, a rule of the case that it does not know, or `nil`.
  let rule: String?
  /// Whether the engine itself gives the rule as the reason of what it does.
  private let isReasonGiven: Bool

  /// Looks at a failed case: at the clauses that the engine was seen to break, then at what the
  /// reference engine does instead and why.
  init(_ evidence: Evidence, reporting kinds: Set<Observation.Kind>) {
    self.evidence = evidence
    breaches = evidence.breaches
    guard breaches.isEmpty else {
      (rule, isReasonGiven) = (nil, false)
      return
    }
    let explanation = try? Explainer(budget: 50).explain(
      evidence.transcript, of: evidence.script, reporting: kinds)
    switch explanation {
    case .explained?: (rule, isReasonGiven) = (Self.unknownRule(of: evidence), false)
    case .unexplained(let divergence)?:
      let given = Self.reasonGiven(divergence, evidence)
      rule = given ?? Self.rule(of: divergence, evidence) ?? Self.basis(of: evidence)
      isReasonGiven = given != nil
    case .undecided?, nil: (rule, isReasonGiven) = (Self.basis(of: evidence), false)
    }
  }

  /// Whether no rule forbids what the engine did.
  var isAllowed: Bool { breaches.isEmpty && rule == nil }

  /// How much speaks for each rule that may be broken.
  var votes: [String: Double] {
    var votes: [String: Double] = [:]
    // What came later may follow from the first, and which of several stands first that say as much
    // is chance.
    let first = breaches.first.map { ($0.action, Monitors.rank(of: $0.clause)) }
    for breach in breaches {
      let isFirst = first.map { $0 == (breach.action, Monitors.rank(of: breach.clause)) } ?? false
      votes[breach.rule] = max(votes[breach.rule] ?? 0, isFirst ? 1 : 0.5)
    }
    // An engine that gives the reason of what it must not do names the rule itself; that says more than
    // what the case was written for.
    if let rule { votes[rule] = isReasonGiven ? 2 : 1 }
    // What a case asks for is what it was written to notice.
    for rule in evidence.result.planned.case.rules { votes[rule, default: 0] += 1.5 }
    return votes
  }

  /// What to tell of it where a rule is broken.
  func finding(of rule: String) -> Cause.Finding {
    let breach = breaches.first { Clause.rule(of: $0.clause) == rule }
    return breach.map { .clause($0.clause, because: $0.because) } ?? .rule(rule)
  }

  /// The rule of the reason that the engine gives for what it did, and the reference engine does not.
  private static func reasonGiven(
    _ divergence: Explanation.Divergence, _ evidence: Evidence
  ) -> String? {
    guard let allowed = divergence.allowed.first else { return nil }
    return evidence.observed[divergence.action].lazy
      .filter { !allowed.observations.contains($0) }
      .compactMap { $0.ruleOfReason(in: evidence.script) }.first
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
    // What the reference engine discards, or puts back, for a reason rests on the rule of the reason.
    if let rule = differing.lazy.compactMap({ $0.ruleOfReason(in: evidence.script) }).first {
      return rule
    }
    // An answer to an open question is no rule that could be broken.
    let decisions = allowed.decisions.filter { CitedClause.rules.contains($0.rule) }
    let messages = Set(differing.compactMap(\.subject))
    // What is logged of a message follows from its display.
    let isOnlyLogged = differing.allSatisfy { $0.kind == .impression || $0.kind == .click }
    let about = decisions.last {
      ($0.message.map(messages.contains) ?? false)
        && (isOnlyLogged || $0.rule != "local.no-analytics")
    }
    return (about ?? decisions.last)?.rule
  }

  /// A rule of which the reference engine knows nothing, so that it may break it like the engine.
  private static func unknownRule(of evidence: Evidence) -> String? {
    evidence.result.planned.case.rules.first { !CitedClause.rules.contains($0) }
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
