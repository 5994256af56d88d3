package import Conformance
import EngineKit
package import ReferenceEngine
package import ReferenceFaults
package import SpecModel

/// Something that the audit found wrong, or that is at least worth a look.
package enum AuditFinding: Sendable {
  /// A testable rule has fewer than two faults in a profile.
  case fewFaults(rule: String, profile: String, count: Int)
  /// The reference engine has no faults for these rules, so nothing is proved about their cases.
  case withoutFaults(rules: [String])
  /// The reference engine does not follow a profile of the suite, so its cases are not audited.
  case profileNotFollowed(String)
  /// A testable rule has no behavioral case in some profiles.
  case noCase(rule: String, profiles: [String])
  /// No behavioral case of a fault's rule notices the fault.
  case escaped(fault: Fault, profile: String, noticedBy: [String])
  /// A testable rule has no clauses, although the suite has some.
  case noClauses(rule: String)
  /// A fault breaks a clause that its rule does not have.
  case unknownClause(fault: Fault, known: [String])
  /// No document states or implies a clause.
  case ungrounded(Clause)
  /// No fault breaks a clause.
  case unbroken(Clause)
  /// The reference engine has no faults that break these clauses.
  case clausesWithoutFaults([String])
  /// No behavioral case notices any of the faults that break a clause.
  case unheld(Clause, faults: Int)
  /// In a profile, a testable rule needs exactly one fault that is the absence of the rule, and has
  /// none or several.
  case absences(rule: String, profile: String, faults: [String])
  /// The basis that the suite states for these cases differs from what the audit found.
  case staleBasis(cases: [String])
  /// A monitor objects to the reference engine.
  case falseAlarm(JudgesProof.FalseAlarm)
  /// The monitor of a fault's clause does not see the fault.
  case blind(Fault)
  /// The monitor of a fault's clause sees the fault, although it is listed as unseen.
  case seenAfterAll(Fault)
  /// A case fails, although the reference engine has no fault.
  case fails(FirstProof.Violation)
  /// A case depends on an open question.
  case depends(FirstProof.Violation)
  /// A case asserts one answer to a question that only the suite knows.
  case asserts(AssertedAnswer)
  /// The reference engine cannot give the answers to these questions, which only the suite knows.
  case unknownQuestions([String])
  /// The open questions allow more ways through a case than are tried.
  case unfinished(PlannedCase, ways: Int)
  /// A case does not notice the fault that breaks everything: it asserts nothing.
  case missesControl(PlannedCase)
  /// No case asks about an interaction of messages that something decides.
  case unasked(Cell)
  /// No case notices a breach that an engine can commit at a moment.
  case unnoticed(BreachBook.Entry)
  /// No answers explain what an engine can do wrong at a moment, and nothing says why no clause speaks of it.
  case unspoken(Intervention)
  /// A list of exceptions has something that an engine can do wrong at a moment, and needs no exception.
  case needlessExcuse(String)
  /// A case catches no fault that another case of its rule does not catch, is not the only one to
  /// ask about an interaction, and gives no reason in `kept_for`.
  case idle(Case)

  /// Nothing is said of a sentence of a document: neither what rests on it, nor why nothing does.
  case unaccounted(SourceAccount.Sentence, document: String)
  /// A clause or a rule has a document's word, and rests on no sentence of it.
  case withoutSentence(String, document: String, SourceLocation)
  /// A rule cites a heading that its document does not have.
  case withoutHeading(String, document: String, rule: Rule)
  /// No sentence of any document is said to leave a question open.
  case restsOnNothing(Question)
  /// The suite has accounts of documents, but none of this one.
  case withoutAccount(document: String)

  /// A finding of the proof by the suite's own faults.
  case declared(DeclaredFinding)

  /// Whether the finding makes the audit red; otherwise it is a warning.
  package var isError: Bool {
    switch self {
    case .declared(let finding): finding.isError
    case .unknownQuestions, .withoutFaults, .withoutAccount, .restsOnNothing, .clausesWithoutFaults,
      .profileNotFollowed, .unfinished,
      .idle:
      false
    case .fewFaults, .noCase, .escaped, .noClauses, .unknownClause, .ungrounded, .unbroken, .unheld,
      .absences, .staleBasis, .falseAlarm, .blind, .seenAfterAll, .fails, .depends, .asserts,
      .missesControl,
      .unasked, .unnoticed, .unspoken, .needlessExcuse, .unaccounted, .withoutSentence,
      .withoutHeading:
      true
    }
  }

  static func all(
    suite: Suite, first: FirstProof, second: SecondProof, needsFaults: Bool
  ) -> [AuditFinding] {
    let followed = ReferenceAdapter().manifest.profiles
    let profiles = suite.profiles.map(\.id)
    var findings = profiles.filter { !followed.contains($0) }.map(AuditFinding.profileNotFollowed)
    var bare: Set<String> = []
    var withoutFaults: [String] = []
    for rule in suite.rules where rule.isTestable {
      let followedHere = profiles.filter { rule.profiles.contains($0) && followed.contains($0) }
      let trials = second.trials.filter { $0.fault.rule == rule.id }
      if trials.isEmpty, !needsFaults {
        if !followedHere.isEmpty { withoutFaults.append(rule.id) }
      } else {
        for profile in followedHere {
          let count = trials.count { $0.profile == profile }
          if count < 2, needsFaults {
            findings.append(.fewFaults(rule: rule.id, profile: profile, count: count))
          }
        }
      }
      let caseless = profiles.filter { profile in
        rule.profiles.contains(profile)
          && !suite.cases.contains {
            $0.isBehavioral && $0.rules.contains(rule.id) && $0.profiles.contains(profile)
          }
      }
      if !caseless.isEmpty {
        findings.append(.noCase(rule: rule.id, profiles: caseless))
        bare.formUnion(caseless.map { "\(rule.id) \($0)" })
      }
    }
    if !withoutFaults.isEmpty { findings.append(.withoutFaults(rules: withoutFaults)) }
    // If there is no case, every fault escapes: the missing case is reported once.
    for trial in second.trials
    where trial.proofs.isEmpty && !bare.contains("\(trial.fault.rule) \(trial.profile)") {
      findings.append(
        .escaped(
          fault: trial.fault, profile: trial.profile, noticedBy: trial.catches.map(\.case.id)))
    }
    findings += first.violations.map { $0.isFailure ? .fails($0) : .depends($0) }
    findings += AssertedAnswer.all(in: suite, to: suite.ownQuestions).map(AuditFinding.asserts)
    if !suite.ownQuestions.isEmpty {
      findings.append(.unknownQuestions(suite.ownQuestions.map(\.id)))
    }
    findings += first.unfinished.map { .unfinished($0, ways: Ways.limit) }
    findings += second.missedByControl.map(AuditFinding.missesControl)
    return findings
  }

  /// Finds the cases that neither a fault nor an interaction needs.
  ///
  /// Cases whose rules have no faults are left out, because nothing can be said about them; and so are
  /// core cases, which are there for the reader.
  static func idle(
    _ suite: Suite, _ first: FirstProof, _ second: SecondProof, _ interactions: InteractionMatrix?
  ) -> [AuditFinding] {
    let needed = NeededSteps(second)
    let rules = Set(second.trials.map(\.fault.rule))
    let failing = Set(first.violations.filter(\.isFailure).map(\.planned.case.id))
    let core = suite.coreCases
    return suite.cases.filter { item in
      item.isBehavioral && !core.contains(item.id) && item.keptFor == nil
        && !needed.isNeeded(item.id)
        && interactions?.isSoleAsker(item.id) != true
        && item.rules.contains(where: rules.contains) && !failing.contains(item.id)
    }.map(AuditFinding.idle)
  }
}
