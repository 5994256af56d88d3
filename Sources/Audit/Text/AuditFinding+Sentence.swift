import Conformance
import ReferenceFaults
import SpecModel

extension AuditFinding {
  /// The finding as a sentence, with its place where it has one, and a way out.
  package var sentence: String {
    switch self {
    case .fewFaults(let rule, let profile, let count):
      "\(rule) has \(count) of at least 2 faults in \(profile); "
        + "add one to Sources/ReferenceFaults"
    case .withoutFaults(let rules):
      "the reference engine has no faults of \(rules.joined(separator: ", ")): whether their cases ask "
        + "too little is not proved"
    case .profileNotFollowed(let profile):
      "the reference engine does not follow the profile \(profile): nothing is proved about its cases"
    case .noCase(let rule, let profiles):
      "\(rule) has no behavioral case in \(profiles.joined(separator: " and "))"
    case .escaped(let fault, let profile, let noticedBy):
      "\(fault.id) [\(profile)] escapes every behavioral case of \(fault.rule): \(fault.summary) "
        + (noticedBy.isEmpty
          ? "No case at all notices it."
          : "Noticed elsewhere by \(noticedBy.prefix(3).joined(separator: ", ")).")
    case .fails(let violation):
      "\(violation.planned.case.location): \(violation.planned.id) fails against the reference engine, "
        + "in step \(violation.step + 1), whatever the answers to the open questions; `iamspec run` "
        + "shows how"
    case .depends(let violation):
      "\(violation.planned.case.location): \(violation.planned.id) depends on an open question: "
        + "step \(violation.step + 1) differs with "
        + violation.answers.map { "\($0.question)=\($0.answer)" }.joined(separator: ", ")
    case .missesControl(let planned):
      "\(planned.case.location): \(planned.id) does not notice an engine that displays "
        + "messages that do not exist"
    case .idle(let item):
      "\(item.location): \(item.id) notices no fault that another case of its rule does not; "
        + "`kept_for` may say why it stays"
    }
  }
}
