import Audit
import Conformance
import ReferenceFaults
import SpecModel

extension Finding {
  /// The finding as a sentence, with its place where it has one, and a way out.
  var sentence: String {
    switch self {
    case .fewFaults(let rule, let profile, let count):
      "\(rule) has \(count) of at least 2 faults in \(profile); "
        + "add one to Sources/ReferenceEngine/Faults"
    case .noCase(let rule, let profile):
      "\(rule) has no behavioral case in \(profile)"
    case .escaped(let fault, let profile, let noticedBy):
      "\(fault.id) [\(profile)] escapes every behavioral case of \(fault.rule): \(fault.summary) "
        + (noticedBy.isEmpty
          ? "No case at all notices it."
          : "Noticed elsewhere by \(noticedBy.prefix(3).joined(separator: ", ")).")
    case .depends(let violation):
      "\(violation.planned.case.location): \(violation.planned.id) depends on an open question: "
        + "step \(violation.step + 1) differs with "
        + violation.answers.map { "\($0.question)=\($0.answer)" }.joined(separator: ", ")
    case .blind(let planned):
      "\(planned.case.location): \(planned.id) does not notice an engine that displays "
        + "messages that do not exist"
    case .idle(let item):
      "\(item.location): \(item.id) notices no fault that another case of its rule does not; "
        + "`kept_for` may say why it stays"
    }
  }
}
