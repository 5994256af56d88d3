import SpecModel
import YAMLTree

extension NodeReader {
  /// Reads the answers that make a question moot.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - references: Collects the answers to other questions, which can be checked once all
  ///     questions have been read.
  func moot(of question: Question, _ references: inout [AnswerReference]) -> [Question.Moot] {
    var named: [AnswerReference] = []
    let read = list("a list of conditions", atLeast: "at least one condition") {
      element -> Question.Moot? in
      var moot = Question.Moot(answers: [:], reason: "")
      let fields = element.fields(of: MootKey.record) { key, value in
        switch key {
        case .when:
          value.entries("a mapping of questions to answers", atLeast: "at least one answer") {
            guard let id = $0.identifier(.dotted), let answer = $1.string("the id of an answer")
            else { return }
            moot.answers[id] = answer
            named.append(
              AnswerReference(
                question: id, answer: answer, owner: question.id, key: ($0.place, $0.uses),
                value: ($1.place, $1.uses)))
          }
        case .because: moot.reason = value.prose("a reason") ?? ""
        }
      }
      return fields == nil ? nil : moot
    }
    references += named
    return read ?? []
  }
}

/// A reference of one question to another question's answer, with its places.
struct AnswerReference {
  let question: String
  let answer: String
  /// The question with the reference.
  let owner: String
  /// The place of the other question's id.
  let key: Written
  /// The place of the answer.
  let value: Written

  /// Where something is written, and where it is used if that is elsewhere.
  typealias Written = (place: Diagnostic.Place, uses: [Diagnostic.Note])

  /// The mistake if the question or the answer does not exist.
  func mistake(in questions: [Question]) -> Diagnostic? {
    guard question != owner, let target = questions.first(where: { $0.id == question }) else {
      let others = questions.map(\.id).filter { $0 != owner }
      return Diagnostic(
        .unknown(.question, question, known: others), at: key.place, notes: key.uses)
    }
    let known = target.answers.map(\.id)
    if known.contains(answer) { return nil }
    return Diagnostic(.unknown(.answer, answer, known: known), at: value.place, notes: value.uses)
  }
}
