import SpecModel
import YAMLTree

extension NodeReader {
  /// Reads when a question does not arise.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - references: Takes the answers to other questions that are named, to be checked when all
  ///     questions have been read.
  func moot(of question: Question, _ references: inout [AnswerReference]) -> [Question.Moot] {
    var named: [AnswerReference] = []
    let read = list("a list of conditions", atLeast: "at least one condition") {
      element -> Question.Moot? in
      var moot = Question.Moot(answers: [:], reason: "")
      let fields = element.fields(of: "a condition", MootKey.self) { key, value in
        switch key {
        case .when:
          value.entries("a mapping of questions to answers", atLeast: "at least one answer") {
            guard let id = $0.identifier(.dotted), let answer = $1.string("the id of an answer")
            else { return }
            moot.answers[id] = answer
            named.append(
              AnswerReference(question: id, answer: answer, owner: question.id, key: $0, value: $1))
          }
        case .because: moot.reason = value.prose("a reason") ?? ""
        }
      }
      fields?.require(.when, .because)
      return fields == nil ? nil : moot
    }
    references += named
    return read ?? []
  }
}

/// An answer to a question that another question speaks of.
struct AnswerReference {
  let question: String
  let answer: String
  /// The question that speaks of it.
  let owner: String
  /// Where the question is named.
  let key: NodeReader
  /// Where the answer is named.
  let value: NodeReader

  /// Reports it if there is no such question or no such answer.
  func check(in questions: [Question]) {
    let others = questions.filter { $0.id != owner }
    guard let target = others.first(where: { $0.id == question }) else {
      key.report(.unknown(.question, question, known: others.map(\.id)))
      return
    }
    let known = target.answers.map(\.id)
    if !known.contains(answer) { value.report(.unknown(.answer, answer, known: known)) }
  }
}
