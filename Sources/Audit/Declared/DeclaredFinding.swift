package import Conformance
package import SpecModel

/// Something that the proof by a suite's own faults found wrong, or could not prove.
package enum DeclaredFinding: Sendable {
  /// No case of a fault's rule notices the fault.
  case escaped(DeclaredFault, profile: String, cases: Int)
  /// A fault changes nothing in any case of its rule.
  case changesNothing(DeclaredFault)
  /// A fault's engine does not start, or does not answer.
  case noAnswer(DeclaredFault, String)
  /// The good engine passes no case of the faults' rules.
  case unproved([DeclaredFault], engine: String, isReference: Bool)
  /// The good engine named by the user fails a case.
  case fails(PlannedCase, DeclaredProof.Failure, engine: String)
  /// The engine named by the user passes cases that the reference engine fails.
  case passedElsewhere([PlannedCase], engine: String)
  /// A monitor objects to the good engine.
  case objects(PlannedCase, Breach, engine: String)
  /// No monitor of a clause sees any of the clause's faults.
  case blind(clause: String, [DeclaredFault])
  /// No fault shows whether the monitors of these clauses see anything.
  case untriedMonitors(clauses: [String])
  /// A case whose rule has declared faults notices none of them.
  case noticesNothing(Case)

  /// Whether the finding makes the audit red; otherwise it is a warning.
  var isError: Bool {
    switch self {
    case .escaped, .changesNothing, .noAnswer, .fails, .objects, .blind: true
    case .unproved, .passedElsewhere, .noticesNothing, .untriedMonitors: false
    }
  }

  /// The id of the clause that no case is seen to hold, or `nil` if the finding is not about a
  /// clause.
  var deficientClause: String? {
    switch self {
    case .escaped(let fault, _, _), .changesNothing(let fault), .noAnswer(let fault, _):
      Clause.name(in: fault.breaks).map { _ in fault.breaks }
    case .unproved, .fails, .passedElsewhere, .noticesNothing, .objects, .blind, .untriedMonitors:
      nil
    }
  }

  /// Returns all findings of a proof.
  ///
  /// - Parameters:
  ///   - proof: The proof by the suite's own faults.
  ///   - suite: The suite.
  ///   - second: The proof by the faults of the reference engine, which can also justify a case.
  static func all(
    in proof: DeclaredProof, of suite: Suite, _ second: SecondProof
  ) -> [DeclaredFinding] {
    var findings: [DeclaredFinding] = []
    if !proof.isReference {
      findings += proof.failing.map { .fails($0.planned, $0.failure, engine: proof.engine) }
    }
    var unproved: [DeclaredFault] = []
    for fault in proof.faults {
      let trials = proof.trials.filter { $0.fault.id == fault.id }
      if let trouble = trials.lazy.compactMap(\.trouble).first {
        findings.append(.noAnswer(fault, trouble))
      } else if trials.allSatisfy(\.cases.isEmpty) {
        unproved.append(fault)
      } else if !trials.contains(where: { $0.changesSomething && !$0.cases.isEmpty }) {
        findings.append(.changesNothing(fault))
      } else {
        findings += trials.filter { !$0.cases.isEmpty && $0.catches.isEmpty }.map {
          .escaped(fault, profile: $0.profile, cases: $0.cases.count)
        }
      }
    }
    if !unproved.isEmpty {
      findings.append(
        .unproved(unproved, engine: proof.engine, isReference: proof.isReference))
    }
    let monitors = proof.monitors
    findings += monitors.objections.map { .objects($0.planned, $0.breach, engine: proof.engine) }
    findings += monitors.blind.map { .blind(clause: $0, monitors.faults[$0] ?? []) }
    if !monitors.unproved.isEmpty { findings.append(.untriedMonitors(clauses: monitors.unproved)) }
    let noticing = Set(proof.trials.flatMap { $0.catches.map(\.case.id) })
      .union(second.trials.flatMap { $0.proofs.map(\.case.id) })
    // Core cases are there for the reader.
    var asked = suite.coreCases
    for item in proof.trials.flatMap(\.cases)
    where item.keptFor == nil && !noticing.contains(item.id) && asked.insert(item.id).inserted {
      findings.append(.noticesNothing(item))
    }
    return findings
  }

  /// The finding as a sentence, with its location if it has one, and a fix.
  var sentence: String {
    switch self {
    case .escaped(let fault, let profile, let cases):
      "\(fault.location): no case of \(fault.rule) notices \(fault.id) [\(profile)], "
        + "of \(cases) that could: \(fault.summary)"
    case .changesNothing(let fault):
      "\(fault.location): \(fault.id) changes nothing in any case of \(fault.rule): its `when`, `after` "
        + "and `seen` fit nowhere"
    case .noAnswer(let fault, let trouble):
      "\(fault.location): \(fault.id) proves nothing: \(trouble)"
    case .unproved(let faults, let engine, let isReference):
      "whether a case notices \(faults.map(\.id).joined(separator: ", ")) is not proved: \(engine) "
        + "passes no case of \(faults.count == 1 ? "its rule" : "their rules")"
        + (isReference
          ? "; name an engine that keeps \(faults.count == 1 ? "it" : "them"): "
            + "`iamspec audit --specs DIR -- ENGINE`" : "")
    case .fails(let planned, .differs(let step), let engine):
      "\(planned.case.location): \(planned.id) fails against \(engine), in step \(step + 1); "
        + "`iamspec run` shows how"
    case .fails(let planned, .noAnswer(let reason), let engine):
      "\(planned.case.location): \(engine) does not answer \(planned.id): \(reason)"
    case .passedElsewhere(let cases, let engine):
      "that \(cases.count == 1 ? "" : "\(cases.count) cases, such as ")\(cases.first?.id ?? "")"
        + "\(cases.count == 1 ? " does" : ", do") not ask too much rests on \(engine) alone: the "
        + "reference engine fails \(cases.count == 1 ? "it" : "them")"
    case .objects(let planned, let breach, let engine):
      "the monitor of \(breach.clause) objects to \(engine) in \(planned.id): \(breach.because)"
    case .blind(let clause, let faults):
      "the monitor of \(clause) does not see \(faults.map(\.id).joined(separator: ", ")) in any case of "
        + "\(Clause.rule(of: clause))"
    case .untriedMonitors(let clauses):
      "whether monitors see a breach is not proved for \(clauses.joined(separator: ", ")): no fault of "
        + "faults.yaml that breaks \(clauses.count == 1 ? "it" : "them") was run"
    case .noticesNothing(let item):
      "\(item.location): \(item.id) notices no fault of its rules; `kept_for` may say why it stays"
    }
  }
}
