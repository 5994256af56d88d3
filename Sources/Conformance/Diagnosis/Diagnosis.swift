/// What is wrong with an engine that failed cases: the causes, the one of most cases first.
///
/// It is made after a run, from what the engine did. Which rules the failed cases stand on is another
/// matter, see ``RuleBlame``.
package struct Diagnosis: Hashable, Sendable {
  /// The causes; empty where nothing failed, or nobody looked.
  package var causes: [Cause]
  /// How many failed cases were not examined, because there were too many.
  package var unexamined: Int

  /// Creates a diagnosis; by default, an empty one.
  package init(causes: [Cause] = [], unexamined: Int = 0) {
    self.causes = causes
    self.unexamined = unexamined
  }

  /// Whether there is nothing to tell.
  package var isEmpty: Bool { causes.isEmpty }

  /// How many failed cases there were.
  package var cases: Int { causes.reduce(unexamined) { $0 + $1.cases.count } }

  /// The cause of a case; `nil` where none is known.
  ///
  /// - Parameter id: The case's id and its profile, as ``PlannedCase/id`` has them.
  package func cause(of id: String) -> Cause? { causes.first { $0.cases.contains(id) } }
}

/// What failed cases have in common.
package struct Cause: Hashable, Sendable {
  /// What it is.
  package var finding: Finding
  /// The failed cases, by id and profile; first the one to look at, which has the shortest script
  /// of those that ask for the broken rule; then in the order of the run.
  package var cases: [String]
  /// How many actions the script of the first has.
  package var actions: Int

  /// Creates a cause.
  package init(_ finding: Finding, cases: [String], actions: Int) {
    self.finding = finding
    self.cases = cases
    self.actions = actions
  }

  /// What failed cases can have in common.
  package enum Finding: Hashable, Sendable {
    /// The engine behaves as if it had one of these faults of the reference engine, which have the same
    /// effect. The likeliest comes first.
    case faults([Fault])
    /// The engine was seen to break a clause.
    case clause(String, because: String)
    /// The engine does something else than the reference engine does because of a rule.
    case rule(String)
    /// No rule forbids what the engine does: the cases rest on a convention of the suite.
    case convention
    /// The engine did not answer properly.
    case trouble(String)
    /// The case to look at passes when it is run alone in a new process: state survives from one case
    /// to the next, or chance plays a part.
    case passesAlone
    /// The engine reports what it does otherwise than the protocol has it.
    case misreport(Misreport, because: String)
  }

  /// How an engine can report otherwise than the protocol has it, with no line that is wrong in itself.
  package enum Misreport: String, Hashable, Sendable, CaseIterable {
    /// It names a message that the request does not have.
    case unknownMessage = "unknown_message"
    /// It gives a reason that the protocol does not have.
    case unknownReason = "unknown_reason"
    /// It does not answer the query of the stack.
    case noStack = "no_stack"
    /// The list of each action begins with that of the action before.
    case repeatedLists = "repeated_lists"
  }

  /// A fault of the reference engine that explains failed cases.
  package struct Fault: Hashable, Sendable {
    /// Its id, such as `queue-instead-of-stack`.
    package var id: String
    /// The full id of the clause that it breaks.
    package var clause: String
    /// The fault, in a sentence.
    package var summary: String

    /// Describes a fault.
    package init(id: String, clause: String, summary: String) {
      self.id = id
      self.clause = clause
      self.summary = summary
    }
  }

  /// The full id of the clause that is broken, as far as it is known.
  package var clause: String? {
    switch finding {
    case .faults(let faults): faults.first?.clause
    case .clause(let id, _): id
    case .rule, .convention, .trouble, .passesAlone, .misreport: nil
    }
  }

  /// The id of the rule that is broken, as far as it is known.
  package var rule: String? {
    if case .rule(let id) = finding { return id }
    return clause.map { String($0.prefix { $0 != "/" }) }
  }
}
