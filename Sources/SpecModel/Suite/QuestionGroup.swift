/// The open questions that belong to a chapter: the first rule that each is about is one of its rules.
package struct QuestionGroup: Sendable {
  /// The chapter; `nil` for questions that are about no rule.
  package var chapter: Chapter?
  /// The questions, in the order of their file.
  package var questions: [Question]

  /// What stands above them.
  package var title: String
}

extension Sequence<Question> {
  /// Returns questions chapter by chapter; what is about no rule comes last.
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
