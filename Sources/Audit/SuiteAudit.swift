import Conformance
package import ReferenceFaults
package import SpecModel

/// The proofs of a suite, and the findings that follow from them.
package struct SuiteAudit: Sendable {
  /// The suite.
  package private(set) var suite: Suite
  /// The proof that every case passes, whatever the answers to the open questions are.
  package let first: FirstProof
  /// The proof that a case of its rule catches every fault.
  package let second: SecondProof
  /// The clauses of the suite's testable rules, with their faults and the cases that hold them.
  package let clauses: [ClauseCover]
  /// The basis of each case, or `nil` in a fast audit.
  package let basis: BasisProof?
  /// The proof that monitors and reference engine agree, or `nil` in a fast audit.
  package let judges: JudgesProof?
  /// The interactions that the cases ask about, or `nil` if they were not examined.
  package let interactions: InteractionMatrix?
  /// The proof that what an engine can do wrong at a moment is noticed, or `nil` if it was not examined.
  package let breaches: BreachProof?
  /// The proof by the suite's own faults, or `nil` if it declares none and no engine is named.
  package let declared: DeclaredProof?
  /// The findings, errors first, in the order of the suite.
  package private(set) var findings: [AuditFinding]

  /// How far the proofs go.
  package let extent: Extent

  /// How far an audit goes.
  package enum Extent: Sendable {
    /// Every case on every way, and every fault with every case of its rule.
    case full
    /// Every case with one changed answer at a time, and every fault until a case notices it. Idle
    /// cases, the basis of the cases, the judges and the interactions are not examined.
    case fast
  }

  /// Audits a suite.
  ///
  /// - Parameters:
  ///   - suite: The suite.
  ///   - faults: The faults that must be caught; those of rules that the suite does not have are
  ///     ignored.
  ///   - needsFaults: Whether every rule and every clause must have faults, because suite and
  ///     reference engine are written together. The engine need not know the rules of other suites.
  ///   - book: The known interactions of messages, or `nil` if the suite is not meant to ask about
  ///     all of them. A fast audit ignores them.
  ///   - breaches: The known breaches at a moment, or `nil` if the suite is not meant to notice all of them.
  ///     A fast audit ignores them.
  ///   - declared: The proof by the suite's own faults.
  ///   - extent: How far the proofs go.
  ///   - tell: Called when a stage begins.
  package init(
    _ suite: Suite, faults: [Fault] = Fault.all, needsFaults: Bool = true,
    interactions book: CellBook? = nil, breaches known: BreachBook? = nil,
    declared: DeclaredProof? = nil, extent: Extent = .full,
    telling tell: (Stage) -> Void = { _ in }
  ) async {
    let cases = AuditedCases(suite)
    let jurisdiction = Jurisdiction(of: suite)
    self.suite = suite
    self.extent = extent
    self.declared = declared
    tell(.first)
    first = await FirstProof(cases, extent)
    let sound = cases.without(first.violations.filter(\.isFailure))
    tell(.second)
    second = await SecondProof(
      sound,
      faults: faults.filter {
        needsFaults ? jurisdiction.has(rule: $0.rule) : jurisdiction.covers(clause: $0.clause)
      }, extent)
    clauses = ClauseCover.all(in: suite, second)
    switch extent {
    case .full:
      tell(.basis)
      basis = await BasisProof(sound, of: suite, second)
      tell(.judges)
      judges = await JudgesProof(sound, of: suite, second, needsFaults: needsFaults)
      tell(.interactions)
      interactions = if let book { await InteractionMatrix(sound, book: book) } else { nil }
      breaches = if let known { await BreachProof(sound, known, faults: faults) } else { nil }
    case .fast: (basis, judges, interactions, breaches) = (nil, nil, nil, nil)
    }
    let all =
      AuditFinding.all(suite: suite, first: first, second: second, needsFaults: needsFaults)
      + (extent == .full ? AuditFinding.idle(suite, first, second, interactions) : [])
      + AuditFinding.ofClauses(clauses, of: suite, second, needsFaults: needsFaults)
      + AuditFinding.ofBasis(basis, of: suite, faults: faults, needsFaults: needsFaults)
      + AuditFinding.ofAccounts(of: suite) + (judges.map { AuditFinding.ofJudges($0) } ?? [])
      + (interactions?.holes ?? []).map(AuditFinding.unasked)
      + AuditFinding.ofMoments(breaches)
    var proved = all
    if let declared {
      proved = all.compactMap { $0.without(declared) }
      proved += AuditFinding.ofDeclared(declared, suite, first, second)
    }
    findings = proved.filter(\.isError) + proved.filter { !$0.isError }
  }

  /// A stage of an audit; the raw value completes a progress message.
  package enum Stage: String, Sendable {
    case first = "that no case asks too much"
    case second = "that the cases notice each fault"
    case basis = "what each case stands on"
    case judges = "that monitors and the reference engine agree"
    case interactions = "which interactions are asked about"
  }

  /// Replaces the basis that the suite states by the one that was found, after it has been written
  /// to a file.
  package mutating func acceptBasis() {
    guard let basis else { return }
    for file in suite.files.indices {
      for index in suite.files[file].cases.indices {
        let id = suite.files[file].cases[index].id
        suite.files[file].cases[index].basis = basis.cases[id] ?? CaseBasis()
      }
    }
    findings.removeAll { if case .staleBasis = $0 { true } else { false } }
  }

  /// Whether nothing was proved or refuted: no case could be run, and no fault tried.
  package var provesNothing: Bool {
    !isRed && first.cases == 0 && second.trials.isEmpty
      && declared?.trials.contains { !$0.cases.isEmpty } != true
  }

  /// Whether a finding is an error.
  package var isRed: Bool { findings.contains { $0.isError } }
}
