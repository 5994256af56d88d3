/// The open questions of a chapter: those whose first rule belongs to it.
package struct QuestionGroup: Sendable {
  /// The chapter; `nil` for questions about no rule.
  package var chapter: Chapter?
  /// The questions, in the order of their file.
  package var questions: [Question]

  /// The heading of the group.
  package var title: String
}

extension Sequence<Question> {
  /// Returns the questions by chapter; questions about no rule come last.
  package func grouped(in suite: Suite) -> [QuestionGroup] {
    var chapters: [String: Int] = [:]
    for (place, chapter) in suite.chapters.enumerated() {
      for rule in chapter.rules { chapters[rule.id] = place }
    }
    let byChapter = Dictionary(grouping: self) { question in
      question.rules.first.flatMap { chapters[$0] } ?? suite.chapters.count
    }
    return byChapter.sorted { $0.key < $1.key }.map { place, questions in
      let chapter = place < suite.chapters.count ? suite.chapters[place] : nil
      return QuestionGroup(
        chapter: chapter, questions: questions,
        title: chapter?.title ?? (byChapter.count == 1 ? "Questions" : "Other questions"))
    }
  }
}
