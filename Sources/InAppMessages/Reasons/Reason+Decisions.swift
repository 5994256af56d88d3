import ClauseIDs
package import ReferenceEngine
package import SpecModel
package import Wording

extension Reason {
  /// Whether a suite has what the reason rests on: the clause, or the question with this answer.
  package func isWithin(_ jurisdiction: Jurisdiction) -> Bool {
    if jurisdiction == .everything { return true }
    return Reading.question(named: ground)?.isAsked(in: jurisdiction)
      ?? jurisdiction.has(clause: ground)
  }

  /// Returns the reasons that decisions give, without duplicates.
  ///
  /// Most of what an engine does needs no explanation: that a displayed message has left the stack,
  /// or that it fits the device. The reasons are what keeps a message from the screen or, if
  /// nothing does, what brings it there; and for a case that holds a clause, that clause.
  ///
  /// - Parameters:
  ///   - decisions: What the reference engine decided in a step.
  ///   - held: The full ids of the clauses that the step shows.
  ///   - kinds: The kinds of observation that matter.
  ///   - jurisdiction: What the suite has; reasons that rest on anything else are left out.
  package static func reasons(
    for decisions: [Decision], holding held: Set<String> = [],
    seeing kinds: Set<Observation.Kind> = Set(Observation.Kind.allCases),
    within jurisdiction: Jurisdiction = .everything
  ) -> [Reason] {
    let shown = worthExplaining(
      decisions.filter {
        kinds.contains(.noMatchingTrigger) || $0.ground != .clause(.triggerNoMatchReported)
      }, held, jurisdiction)
    var order: [Decision] = []
    var messages: [Decision: [String]] = [:]
    // Decisions with a clause come first, because a rule explains more than its absence.
    for decision in shown.filter({ $0.clause != nil }) + shown.filter({ $0.clause == nil }) {
      let kind = Decision(decision.ground, detail: decision.detail)
      if messages[kind] == nil { order.append(kind) }
      guard let message = decision.message else {
        messages[kind, default: []] += []
        continue
      }
      if messages[kind]?.contains(message) != true { messages[kind, default: []].append(message) }
    }
    var reasons: [Reason] = []
    for kind in order {
      guard let reason = Reason(kind, about: messages[kind] ?? [], jurisdiction) else { continue }
      if reason.isWithin(jurisdiction), !reasons.contains(reason) { reasons.append(reason) }
    }
    return reasons
  }

  /// Returns the decisions that are worth explaining, in their order.
  private static func worthExplaining(
    _ decisions: [Decision], _ held: Set<String>, _ jurisdiction: Jurisdiction
  ) -> [Decision] {
    let weights = decisions.map { $0.weight(in: jurisdiction) }
    let decisive = zip(decisions, weights).filter { $1 == .decisive }.map(\.0)
    let settled = Set(decisive.map(\.message))
    let isEventful = weights.contains { $0 == .decisive || $0 == .ordinary }
    return zip(decisions, weights).filter { decision, weight in
      if decision.clause.map(held.contains) == true { return true }
      return switch weight {
      case .decisive: true
      case .ordinary:
        decision.message == nil ? decisive.isEmpty : !settled.contains(decision.message)
      case .idle: !isEventful
      case .routine: false
      }
    }.map(\.0)
  }

  /// Creates the reason for a decision about messages; `nil` if it rests on a clause without words.
  private init?(_ decision: Decision, about messages: [String], _ jurisdiction: Jurisdiction) {
    switch decision.ground {
    case .clause(let clause):
      guard let because = jurisdiction.because(of: clause) else { return nil }
      self.init(because.phrase(about: messages, decision.detail ?? ""), ground: clause.id)
    case .answer(let answer, let question):
      self.init("no document says; \(name: answer) is assumed", ground: question)
    }
  }
}

extension Decision {
  /// How much the decision matters; what is assumed where no document says anything always does.
  fileprivate func weight(in jurisdiction: Jurisdiction) -> Because.Weight {
    guard case .clause(let clause) = ground else { return .decisive }
    return jurisdiction.because(of: clause)?.weight ?? .routine
  }
}
