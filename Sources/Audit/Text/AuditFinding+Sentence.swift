import Conformance
import ReferenceEngine
import ReferenceFaults
import SpecModel

extension AuditFinding {
  /// The finding as a sentence, with its location if it has one, and a fix.
  package var sentence: String {
    switch self {
    case .declared(let finding): finding.sentence
    case .fewFaults(let rule, let profile, let count):
      "\(rule) has \(count) of at least 2 faults in \(profile); "
        + "add one to Sources/ReferenceFaults"
    case .withoutFaults(let rules):
      "the reference engine has no faults of \(rules.joined(separator: ", ")): whether their cases ask "
        + "too little is not proved; declare faults in the suite's faults.yaml, which a bundle leaves "
        + "out"
    case .profileNotFollowed(let profile):
      "the reference engine does not follow the profile \(profile): nothing is proved about its cases"
    case .noCase(let rule, let profiles):
      "\(rule) has no behavioral case in \(profiles.joined(separator: " and "))"
    case .escaped(let fault, let profile, let noticedBy):
      "\(fault.id) [\(profile)] escapes every behavioral case of \(fault.rule): \(fault.summary) "
        + (noticedBy.isEmpty
          ? "No case at all notices it."
          : "Noticed elsewhere by \(noticedBy.prefix(3).joined(separator: ", ")).")
    case .noClauses(let rule):
      "\(rule) has no clauses; add `clauses` to it in rules.yaml: what it says, sentence by sentence"
    case .unknownClause(let fault, let known) where fault.clause == fault.rule:
      "\(fault.id) breaks \(fault.rule), and does not say which clause of it: "
        + known.joined(separator: ", ")
    case .unknownClause(let fault, let known):
      "\(fault.id) breaks \(fault.clause), which is not a clause of \(fault.rule); "
        + (Suggestion.nearest(to: fault.clause, among: known).map { "did you mean \($0)?" }
          ?? "its clauses are \(known.joined(separator: ", "))")
    case .unaccounted(let sentence, let document):
      "\(sentence.location.map { "\($0): " } ?? "")nothing accounts for the sentence \(sentence.digest) of the "
        + "document \(document); list the clauses and questions that rest on it, or write `none` and why"
    case .withoutSentence(let id, let document, let location):
      "\(location): \(document) is said to state \(id), or something else about it, but no sentence of "
        + "documents/\(document).yaml lists it; list it there, or write `implied` if it only follows"
    case .withoutHeading(let heading, let document, let rule):
      "\(rule.location): \(rule.id) cites the section \"\(heading)\" of the document \(document), and "
        + "documents/\(document).yaml has no such heading"
    case .restsOnNothing(let question):
      "\(question.location): no sentence of the documents is said to leave \(question.id) open; list it in `questions` "
        + "of the sentences that come closest to an answer"
    case .withoutAccount(let document):
      "documents/\(document).yaml is missing: nothing is known about the sentences of that document; "
        + "`iamspec sources --document \(document) FILE --write` begins it"
    case .ungrounded(let clause):
      "\(clause.location): no document states or implies \(clause.id); remove the clause, or make it "
        + "an open question"
    case .unbroken(let clause):
      "\(clause.location): no fault breaks \(clause.id); add one to Sources/ReferenceFaults"
    case .clausesWithoutFaults(let clauses):
      "the reference engine has no faults that break \(clauses.joined(separator: ", ")): whether a case "
        + "holds them is not proved; declare faults in the suite's faults.yaml, which a bundle leaves out"
    case .unheld(let clause, let faults):
      "\(clause.location): no behavioral case of \(clause.rule) holds \(clause.id): "
        + (faults == 1
          ? "the fault that breaks it escapes" : "all \(faults) faults that break it escape")
    case .absences(let rule, let profile, let faults):
      faults.isEmpty
        ? "\(rule) has no fault in \(profile) that is its absence; name one in "
          + "Sources/ReferenceFaults/Fault+Absences.swift"
        : "\(rule) has \(faults.count) absences in \(profile), and one is enough: "
          + faults.joined(separator: ", ")
    case .staleBasis(let cases):
      "what basis.lock says of \(cases.count == 1 ? "" : "\(cases.count) cases, such as ")"
        + "\(cases.first ?? "")\(cases.count == 1 ? "" : ",") is not what the faults show; write it again: `iamspec audit --specs DIR "
        + "--write-basis`, with the suite's directory"
    case .falseAlarm(let alarm):
      "\(alarm.script): the monitor of \(alarm.breach.clause) objects to the reference engine"
        + (alarm.answers.isEmpty ? "" : " with \(alarm.answers.joined(separator: ", "))")
        + ", in action \(alarm.breach.action + 1): \(alarm.breach.because)"
    case .blind(let fault):
      "\(fault.id) is not seen by the monitor of \(fault.clause) on any script; fix the monitor in "
        + "Sources/Monitors, or say why in Sources/Audit/Judges/unseen-faults.txt"
    case .seenAfterAll(let fault):
      "\(fault.id) is seen by the monitor of \(fault.clause), although iamspec lists it as unseen: the list, "
        + "in Sources/Audit/Judges/unseen-faults.txt of iamspec, is out of date"
    case .fails(let violation):
      "\(violation.planned.case.location): \(violation.planned.id) fails against the reference engine, "
        + "in step \(violation.step + 1), whatever the answers to the open questions; `iamspec run` "
        + "shows how; if it does not know the rule, name an engine that does: `iamspec audit --specs DIR "
        + "-- ENGINE`"
    case .depends(let violation):
      "\(violation.planned.case.location): \(violation.planned.id) depends on an open question: "
        + "step \(violation.step + 1) differs with "
        + violation.answers.map { "\($0.question)=\($0.answer)" }.joined(separator: ", ")
    case .asserts(let asserted):
      "\(asserted.item.location): \(asserted.item.id) asserts an answer to an open question: step "
        + "\(asserted.step + 1) passes with \(asserted.question)="
        + "\(asserted.answers.allowed.joined(separator: " or ")), and fails with "
        + "\(asserted.answers.excluded.joined(separator: " or ")), as its probe \(asserted.probe) shows; "
        + "allow each answer with `one_of`, or leave the step out"
    case .unknownQuestions(let questions):
      "that no case depends on \(questions.joined(separator: ", ")) is not proved: only this suite knows "
        + "\(questions.count == 1 ? "the question" : "the questions"), and the reference engine cannot give the "
        + "answers; cases that begin like a probe are compared with its outcomes"
    case .unfinished(let planned, let ways):
      "\(planned.case.location): the open questions allow more than \(ways) ways through \(planned.id), "
        + "and only so many were tried; make two cases of it"
    case .missesControl(let planned):
      "\(planned.case.location): \(planned.id) does not notice an engine that displays "
        + "messages that do not exist"
    case .unasked(let cell):
      "no case asks about an interaction that a rule decides: \(cell.text); `iamspec audit --holes` shows a "
        + "case to start from"
    case .unnoticed(let breach):
      "nothing notices that an engine breaks \(breach.clause) in this way: \(breach.edit.sentence) Write a "
        + "case, or say why none is needed in Sources/Audit/Survey/unnoticed-breaches.txt"
    case .unspoken(let edit):
      "no answers explain it if an engine does this, and no clause speaks of it: \(edit.sentence) Ask a "
        + "question, write a clause or a convention, or say why it is none in "
        + "Sources/Audit/Survey/unasked-moments.txt"
    case .needlessExcuse(let words):
      "a list in Sources/Audit/Survey excuses `\(words)`, which needs no excuse: a case notices it, or "
        + "the survey no longer finds it; remove it from the list"
    case .idle(let item):
      "\(item.location): \(item.id) notices no fault that another case of its rule does not; "
        + "`kept_for` may say why it stays"
    }
  }
}
