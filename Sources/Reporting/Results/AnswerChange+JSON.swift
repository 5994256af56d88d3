import SpecJSON
import SpecModel

extension AnswerChange {
  /// Writes the change for a footer.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("question", question)
      json.member("sentence", sentence)
      json.member("profile", profile)
      json.key("pinned")
      pinned.write(to: &json)
      switch outcome {
      case .answers(let answers): json.member("answers", answers) { $1.write(to: &$0) }
      case .other: break
      case .notShown(let reason): json.member("not_shown", reason)
      }
      json.member("places", places)
    }
  }

  /// Reads a change from a footer.
  init(_ json: JSONReader) throws(JSONError) {
    let outcome: Outcome
    if let answers = json.optional("answers") {
      outcome = .answers(try answers.array(Answer.init))
    } else if let reason = json.optional("not_shown") {
      outcome = .notShown(try reason.string())
    } else {
      outcome = .other
    }
    self.init(
      question: try json.member("question").string(),
      sentence: try json.member("sentence").string(),
      profile: try json.member("profile").string(), pinned: try Answer(json.member("pinned")),
      outcome: outcome, places: try json.member("places").strings())
  }
}

extension AnswerChange.Answer {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id)
      json.member("text", text)
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    self.init(id: try json.member("id").string(), text: try json.member("text").string())
  }
}
