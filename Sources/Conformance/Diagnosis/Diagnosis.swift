/// Why an engine failed cases: the causes, those with the most cases first.
///
/// A diagnosis is made after a run, from what the engine did. ``RuleBlame``, in contrast, only
/// counts the rules that the failed cases depend on.
package struct Diagnosis: Hashable, Sendable {
  /// The causes; empty if nothing failed or no diagnosis was made.
  package var causes: [Cause]
  /// The number of failed cases that were not examined because there were too many.
  package var unexamined: Int

  /// The largest number of failed cases that are examined, and of passed cases that are kept.
  package static let limit = 1000

  /// Creates a diagnosis; by default, an empty one.
  package init(causes: [Cause] = [], unexamined: Int = 0) {
    self.causes = causes
    self.unexamined = unexamined
  }

  /// Whether there are no causes.
  package var isEmpty: Bool { causes.isEmpty }

  /// The number of failed cases.
  package var cases: Int { causes.reduce(unexamined) { $0 + $1.cases.count } }

  /// Returns the cause of a case; `nil` if none is known.
  ///
  /// - Parameter id: The case's id with its profile, in the form of ``PlannedCase/id``.
  package func cause(of id: String) -> Cause? { causes.first { $0.cases.contains(id) } }
}

/// What failed cases have in common.
package struct Cause: Hashable, Sendable {
  /// What the cases have in common.
  package var finding: Finding
  /// The failed cases, by id and profile.
  ///
  /// The first is the one to look at: it tests the broken rule and a monitor saw the clause broken
  /// in it, if there is such a case, and its script is the shortest. The others are in the order of
  /// the run.
  package var cases: [String]
  /// The number of actions in the script of the first case.
  package var actions: Int

  /// Creates a cause.
  package init(_ finding: Finding, cases: [String], actions: Int) {
    self.finding = finding
    self.cases = cases
    self.actions = actions
  }

  /// What failed cases have in common.
  package enum Finding: Hashable, Sendable {
    /// The engine behaves as if it had one of these faults of the reference engine, which have the same
    /// effect. The likeliest comes first.
    case faults([Fault])
    /// The engine was seen to break a clause.
    case clause(String, because: String)
    /// The engine differs from the reference engine because of a rule.
    case rule(String)
    /// No rule forbids what the engine does: the cases depend on a convention of the suite.
    case convention
    /// The engine did not answer properly.
    case trouble(String)
    /// The case to look at passes if it runs alone in a new process: state survives from one case
    /// to the next, or the outcome is random.
    case passesAlone
    /// The engine reports what it does in a way that the protocol does not define.
    case misreport(Misreport, because: String)
    /// The engine does not keep a convention of the protocol, which decides in these cases.
    case brokenConvention(BrokenConvention)
  }

  /// Wrong reports that consist of valid lines only.
  package enum Misreport: String, Hashable, Sendable, CaseIterable {
    /// It names a message that is not in the request.
    case unknownMessage = "unknown_message"
    /// It gives a reason that the protocol does not define.
    case unknownReason = "unknown_reason"
    /// It does not answer the query for the stack.
    case noStack = "no_stack"
    /// The list of each action begins with the list of the previous action.
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

  /// The convention of the protocol that the engine does not keep; `nil` if the cause is another.
  package var brokenConvention: BrokenConvention? {
    if case .brokenConvention(let broken) = finding { broken } else { nil }
  }

  /// The full id of the broken clause, if known.
  package var clause: String? {
    switch finding {
    case .faults(let faults): faults.first?.clause
    case .clause(let id, _): id
    case .rule, .convention, .trouble, .passesAlone, .misreport, .brokenConvention: nil
    }
  }

  /// The id of the broken rule, if known.
  package var rule: String? {
    if case .rule(let id) = finding { return id }
    return clause.map { String($0.prefix { $0 != "/" }) }
  }
}
