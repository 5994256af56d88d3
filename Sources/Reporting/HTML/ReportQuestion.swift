import SpecModel
import Wording

/// An open question and each column's answer.
struct ReportQuestion {
  let id: String
  let title: String
  let question: String
  let answers: [Answer]

  /// A column's answer.
  struct Answer {
    /// The id of the answer, or the outcome of asking.
    let text: String
    /// What an engine with this answer does.
    let meaning: String?
    /// Whether the engine was asked.
    let isGiven: Bool

    /// Creates the entry of an engine that was not asked, with the reason.
    init(notAsked text: String) {
      (self.text, meaning, isGiven) = (text, nil, false)
    }

    /// Creates the entry for an outcome of asking, with its meaning.
    init(_ text: String, meaning: String) {
      self.text = VisibleText.line(text)
      self.meaning = VisibleText.line(meaning).nonEmpty
      isGiven = true
    }
  }

  /// Creates the view of a question.
  init(_ question: Question, _ columns: [ReportColumn]) {
    id = VisibleText.line(question.id)
    title = VisibleText.line(question.title)
    self.question = VisibleText.line(question.question)
    answers = columns.map { column in
      guard question.profiles.contains(column.profile) else {
        return Answer(notAsked: "does not arise")
      }
      let line = column.run.answers.last {
        $0.question == question.id && $0.profile == column.profile
      }
      guard let line else { return Answer(notAsked: "not asked") }
      var meaning = ""
      if case .answer(let id) = line.outcome {
        meaning = question.answers.first { $0.id == id }?.text ?? ""
      }
      return Answer(line.words, meaning: meaning)
    }
  }
}
