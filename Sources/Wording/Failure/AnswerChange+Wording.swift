package import SpecModel

extension AnswerChange {
  /// The change in a few words, unique among those of a run.
  package var subject: String {
    VisibleText.line("\(question) [\(profile)]: \(pinned.id) became \(outcome.words)")
  }

  private static let shownPlaces = 3

  /// The change in sentences: the question, both answers, and what shows it.
  package var text: String {
    let instead =
      switch outcome {
      case .answers(let answers):
        "The engine answers " + answers.map(\.words).joined(separator: ", and elsewhere ") + "."
      case .other: "What the engine does fits no known answer."
      case .notShown(let reason): "The engine does not show its answer: \(reason)."
      }
    let others = places.count - Self.shownPlaces
    let seen = places.prefix(Self.shownPlaces) + (others > 0 ? ["\(others) more"] : [])
    let shown = seen.isEmpty ? "" : " Seen in \(seen.joined(separator: ", "))."
    return VisibleText.line(
      "\(question) [\(profile)]: \(sentence) Pinned is \(pinned.words). \(instead)\(shown)")
  }
}

extension AnswerChange.Answer {
  /// The id, with the answer in words.
  fileprivate var words: String {
    text.isEmpty ? "`\(id)`" : "`\(id)` (\(text.hasSuffix(".") ? String(text.dropLast()) : text))"
  }
}

extension AnswerChange.Outcome {
  fileprivate var words: String {
    switch self {
    case .answers(let answers): answers.map(\.id).joined(separator: ", ")
    case .other: "another answer"
    case .notShown: "not shown"
    }
  }
}
