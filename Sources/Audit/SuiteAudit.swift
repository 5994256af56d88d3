import Conformance
package import ReferenceFaults
package import SpecModel

/// The two proofs of a suite, and what follows from them.
package struct SuiteAudit: Sendable {
  /// The suite.
  package private(set) var suite: Suite
  /// Every case passes, whatever is answered to the open questions.
  package let first: FirstProof
  /// Every fault is caught by a case of its rule.
  package let second: SecondProof
  /// The clauses of the suite's testable rules, with their faults and the cases that hold them.
  package let clauses: [ClauseCover]
  /// What each case stands on; `nil` in a fast audit, which does not find it out.
  package let basis: BasisProof?
  /// The two judges agree; `nil` in a fast audit.
  package let judges: JudgesProof?
  /// Which interactions of messages the cases ask about; `nil` where that was not looked at.
  package let interactions: InteractionMatrix?
  /// The suite's own faults are noticed; `nil` where it declares none, and no engine is named.
  package let declared: DeclaredProof?
  /// What is wrong, errors first, in the order of the suite.
  package private(set) var findings: [AuditFinding]

  /// How far the proofs go.
  package let extent: Extent

  /// How far an audit goes.
  package enum Extent: Sendable {
    /// Every case on every way, and every fault with every case of its rule.
    case full
    /// Every case with each other answer alone, and every fault until a case notices it: what has just
    /// been written is probably right. Whether a case is idle, and what it stands on, is left open.
    case fast
  }

  /// Carries out both proofs.
  ///
  /// - Parameters:
  ///   - suite: The suite, of the profiles that the reference engine follows.
  ///   - faults: The faults that have to be caught; those of rules that the suite does not have are
  ///     left aside.
  ///   - needsFaults: Whether every rule must have faults, and every clause one: where the suite and
  ///     the reference engine are written together. The rules of other suites may be unknown to the
  ///     engine.
  ///   - book: What is known of the interactions of messages; `nil`: they are not looked at, since the
  ///     suite is not meant to ask about all of them. A fast audit does not look at them.
  ///   - declared: What the suite's own faults show.
  ///   - extent: How far the proofs go.
  ///   - tell: Is told which part begins.
  package init(
    _ suite: Suite, faults: [Fault] = Fault.all, needsFaults: Bool = true,
    interactions book: CellBook? = nil, declared: DeclaredProof? = nil, extent: Extent = .full,
    telling tell: (Stage) -> Void = { _ in }
  ) async {
    let cases = AuditedCases(suite)
    let rules = Set(suite.rules.map(\.id))
    self.suite = suite
    self.extent = extent
    self.declared = declared
    tell(.first)
    first = await FirstProof(cases, extent)
    let sound = cases.without(first.violations.filter(\.isFailure))
    tell(.second)
    second = await SecondProof(
      sound, faults: faults.filter { rules.contains($0.rule) }, extent)
    clauses = ClauseCover.all(in: suite, second)
    switch extent {
    case .full:
      tell(.basis)
      basis = await BasisProof(sound, of: suite, second)
      tell(.judges)
      judges = await JudgesProof(sound, of: suite, second, needsFaults: needsFaults)
      tell(.interactions)
      interactions = if let book { await InteractionMatrix(sound, book: book) } else { nil }
    case .fast: (basis, judges, interactions) = (nil, nil, nil)
    }
    let all =
      AuditFinding.all(suite: suite, first: first, second: second, needsFaults: needsFaults)
      + (extent == .full ? AuditFinding.idle(suite, first, second, interactions) : [])
      + AuditFinding.ofClauses(clauses, of: suite, second, needsFaults: needsFaults)
      + AuditFinding.ofBasis(basis, of: suite, faults: faults, needsFaults: needsFaults)
      + (judges.map { AuditFinding.ofJudges($0) } ?? [])
      + (interactions?.holes ?? []).map(AuditFinding.unasked)
    var proved = all
    if let declared {
      proved = all.compactMap { $0.without(declared) }
      proved += AuditFinding.ofDeclared(declared, suite, first, second)
    }
    findings = proved.filter(\.isError) + proved.filter { !$0.isError }
  }

  /// A part of an audit, in words for those who wait.
  package enum Stage: String, Sendable {
    case first = "that no case asks too much"
    case second = "that the cases notice each fault"
    case basis = "what each case stands on"
    case judges = "that monitors and the reference engine agree"
    case interactions = "which interactions are asked about"
  }

  /// Takes what was found out of the basis for what the suite says of it: it has been written down.
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

  /// Whether something is wrong.
  package var isRed: Bool { findings.contains { $0.isError } }
}
