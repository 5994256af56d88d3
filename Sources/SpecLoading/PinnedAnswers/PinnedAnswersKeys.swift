import SpecModel

/// The keys of a file of pinned answers.
enum PinnedAnswersFileKey: String, Vocabulary {
  case format
  case answers

  static let words = WordTable<PinnedAnswersFileKey>()
}

/// The keys of a pinned answer.
enum PinnedAnswerKey: String, Vocabulary {
  case question
  case answer
  case profile

  static let words = WordTable<PinnedAnswerKey>()
}

extension PinnedAnswerKey {
  var schemaText: String {
    switch self {
    case .question: "The id of an open question, such as `open.after-dismiss`."
    case .answer: "The id of the answer that the engine must give."
    case .profile: "The only profile that it is about; if absent, all profiles of the question."
    }
  }
}
