/// Why an engine failed cases: the causes, those with the most cases first.
///
/// A diagnosis is made after a run, from what the engine did. ``RuleBlame``, in contrast, only
/// counts the rules that the failed cases depend on.
package struct Diagnosis: Hashable, Sendable {
  /// The causes; empty if nothing failed or no diagnosis was made.
  package var causes: [Cause]
  /// The number of failed cases that were not examined because there were too many.
  package var unexamined: Int

  /// The maximum number of failed cases that are examined.
  package static let limit = 1000
  /// The maximum number of passed cases that are kept; each of them may refute a fault.
  package static let passedLimit = 4000

  /// Creates a diagnosis; by default, an empty one.
  package init(causes: [Cause] = [], unexamined: Int = 0) {
    self.causes = causes
    self.unexamined = unexamined
  }

  /// Whether there are no causes.
  package var isEmpty: Bool { causes.isEmpty }

  /// The number of failed cases.
  package var cases: Int { causes.reduce(unexamined) { $0 + $1.cases.count } }

  /// Whether what is said of a cause may be true of its cases alone: they are one or two, or other cases fail for a
  /// reason that is not known.
  ///
  /// A defect that is not known may do in a few cases what a known one does.
  package func isDoubtful(_ cause: Cause) -> Bool {
    let ids = Set(cause.cases.map { $0.prefix { $0 != " " } })
    return ids.count < 3 || causes.contains { $0 != cause && $0.isUnexplained }
  }

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

  /// What failed cases have in common; kept apart from a result, because nearly all results have none.
  package indirect enum Finding: Hashable, Sendable {
    /// The engine behaves as if it had one of these faults of the reference engine, which have the same
    /// effect. The likeliest comes first.
    case faults([Fault])
    /// The engine was seen to break a clause.
    case clause(String, because: String)
    /// The engine was seen to break a rule, whose clauses no fault and no monitor tells apart.
    case rule(String)
    /// The engine did something else than the cases expect, in these words; nothing says why.
    case difference(String)
    /// No rule forbids what the engine does: the cases depend on a convention of the suite.
    case convention
    /// The engine did not answer properly: the kind of failure and, if it reported an error of its
    /// own, its text.
    case trouble(String, saying: String = "")
    /// The case to look at passes if it runs alone in a new process: state survives from one case
    /// to the next, or the outcome is random.
    case passesAlone
    /// The engine reports what it does in a way that the protocol does not define.
    case misreport(Misreport, because: String)
    /// The engine does not keep a convention of the protocol, which decides in these cases.
    case brokenConvention(BrokenConvention)
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

  /// Whether it says what is broken, and not what the engine does.
  fileprivate var isUnexplained: Bool {
    switch finding {
    case .clause, .rule, .difference: true
    case .faults, .convention, .trouble, .passesAlone, .misreport, .brokenConvention: false
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
    case .rule, .difference, .convention, .trouble, .passesAlone, .misreport, .brokenConvention: nil
    }
  }

  /// The id of the broken rule, if known.
  package var rule: String? {
    if case .rule(let id) = finding { return id }
    return clause.map { String($0.prefix { $0 != "/" }) }
  }
}
