package import SpecJSON
package import SpecModel

/// A change in a footer.
extension AnswerChange: JSONDescribed {
  package init(_ change: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      question: try json.required("question", change?.question),
      sentence: try json.required("sentence", change?.sentence),
      profile: try json.required("profile", change?.profile),
      pinned: try json.required("pinned", change?.pinned),
      outcome: try json.part(change?.outcome), places: try json.required("places", change?.places))
  }
}

extension AnswerChange.Outcome: JSONObject {
  package func writeMembers(to json: inout JSONWriter) {
    switch self {
    case .answers(let answers): json.member("answers", answers)
    case .other: break
    case .notShown(let reason): json.member("not_shown", reason)
    }
  }

  package init(_ json: JSONReader) throws(JSONError) {
    if let answers = json.optional("answers") {
      self = .answers(try Array(answers))
    } else if let reason = json.optional("not_shown") {
      self = .notShown(try reason.string())
    } else {
      self = .other
    }
  }
}

extension AnswerChange.Answer: JSONDescribed {
  package init(_ answer: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      id: try json.required("id", answer?.id), text: try json.required("text", answer?.text))
  }
}
