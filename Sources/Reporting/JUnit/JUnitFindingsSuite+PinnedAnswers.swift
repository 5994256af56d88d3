import SpecModel
import Wording

extension JUnitFindingsSuite {
  /// Creates a suite for pinned answers that the engine does not give.
  init(_ changes: [AnswerChange]) {
    self.init(
      name: "pinned-answers",
      properties: [("questions.changed", "\(Set(changes.map(\.question)).count)")],
      findings: changes.map { change in
        Finding(subject: change.subject, sort: change.outcome.sort, sentence: change.text)
      })
  }
}

extension AnswerChange.Outcome {
  fileprivate var sort: String {
    switch self {
    case .answers, .other: "answer-changed"
    case .notShown: "answer-not-shown"
    }
  }
}
