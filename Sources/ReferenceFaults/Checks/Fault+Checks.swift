import ClauseIDs
import ReferenceEngine
import SpecModel

/// Ways to get a display check wrong, for faults of any chapter.
extension Fault {
  /// Returns the fault of omitting the check that enforces a clause's rule.
  static func ignoring(
    _ id: String, breaks clause: ClauseID, _ summary: String,
    in profiles: [Rulebook.Profile] = Rulebook.Profile.allCases
  ) -> Fault {
    Fault(id, breaks: clause, summary, in: profiles) { $0.dropCheck(clause.id) }
  }

  /// Returns the fault of discarding a message that must go back on the stack, or the reverse.
  static func confusing(
    _ id: String, breaks clause: ClauseID, _ summary: String,
    in profiles: [Rulebook.Profile] = Rulebook.Profile.allCases
  ) -> Fault {
    Fault(id, breaks: clause, summary, in: profiles) {
      $0.editCheck(clause.id) { $0.outcome = $0.outcome.confused }
    }
  }

  /// Returns the fault of checking the wrong condition.
  static func misjudging(
    _ id: String, breaks clause: ClauseID, _ summary: String,
    in profiles: [Rulebook.Profile] = Rulebook.Profile.allCases,
    holds: @escaping @Sendable (Situation) -> Bool
  ) -> Fault {
    misjudging(id, breaks: clause, summary, in: profiles) { situation, _ in holds(situation) }
  }

  /// Returns the fault of checking the wrong condition, one that depends on the answers to
  /// open questions.
  static func misjudging(
    _ id: String, breaks clause: ClauseID, _ summary: String,
    in profiles: [Rulebook.Profile] = Rulebook.Profile.allCases,
    holds: @escaping @Sendable (Situation, inout Answers) -> Bool
  ) -> Fault {
    Fault(id, breaks: clause, summary, in: profiles) {
      $0.editCheck(clause.id) { $0.holds = holds }
    }
  }

  /// Returns the fault of omitting a check for some messages.
  static func exempt(
    _ clause: ClauseID, _ id: String, _ summary: String,
    _ isExempt: @escaping @Sendable (Situation) -> Bool
  ) -> Fault {
    Fault(id, breaks: clause, summary) {
      $0.editCheck(clause.id) { $0.exempt(isExempt) }
    }
  }
}

extension Rulebook {
  /// Changes the check that enforces a clause's rule, if there is one.
  mutating func editCheck(_ clause: String, _ edit: (inout DisplayCheck) -> Void) {
    let rule = Clause.rule(of: clause)
    for index in checks.indices where checks[index].rule == rule {
      edit(&checks[index])
    }
  }

  /// Gives the check that enforces a clause's rule the opposite outcome in some situations.
  mutating func confuseCheck(
    _ clause: String, when isConfused: @escaping @Sendable (Situation) -> Bool
  ) {
    splitCheck(clause, \.confused, when: isConfused)
  }

  /// Lets the check that enforces a clause's rule lose the message in some situations, unreported.
  mutating func loseAtCheck(
    _ clause: String, when isLost: @escaping @Sendable (Situation) -> Bool
  ) {
    splitCheck(clause, { _ in .lose }, when: isLost)
  }

  /// Gives the check that enforces a clause's rule another outcome in some situations.
  private mutating func splitCheck(
    _ clause: String, _ outcome: (DisplayCheck.Outcome) -> DisplayCheck.Outcome,
    when isMeant: @escaping @Sendable (Situation) -> Bool
  ) {
    let rule = Clause.rule(of: clause)
    checks = checks.flatMap { check in
      guard check.rule == rule else { return [check] }
      var other = check
      other.outcome = outcome(check.outcome)
      other.holds = { isMeant($0) && check.holds($0, &$1) }
      return [other, check]
    }
  }

  /// Removes the check that enforces a clause's rule.
  mutating func dropCheck(_ clause: String) {
    let rule = Clause.rule(of: clause)
    checks.removeAll { $0.rule == rule }
  }
}

extension DisplayCheck {
  /// Omits the check in some situations.
  mutating func exempt(_ isExempt: @escaping @Sendable (Situation) -> Bool) {
    let original = holds
    holds = { !isExempt($0) && original($0, &$1) }
  }
}

extension DisplayCheck.Outcome {
  /// The outcome that is easily confused with this one, for the same reason.
  var confused: DisplayCheck.Outcome {
    switch self {
    case .reenqueue(let reason): .discard(DiscardReason(rawValue: reason.rawValue))
    case .discard(let reason): .reenqueue(ReenqueueReason(rawValue: reason.rawValue))
    case .replaceVisible, .lose: self
    }
  }
}
