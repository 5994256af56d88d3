import SpecModel

/// The pages of a suite's open questions: one with all of them, or one for each chapter if there are many.
struct QuestionPages: Sendable {
  /// The page of all questions, or of the list of them.
  static let start = "questions.html"

  /// The most questions that one page has.
  static let limit = 20

  /// The pages of chapters, in reading order; none if one page has all questions.
  let chapters: [Part]

  /// The questions of a chapter.
  struct Part: Sendable {
    /// The path relative to the handbook's root.
    let path: String
    /// The questions.
    let group: QuestionGroup
  }

  /// Divides the questions of a suite into pages.
  init(_ suite: Suite) {
    let isOne = suite.questions.count <= Self.limit
    chapters = (isOne ? [] : suite.questions.grouped(in: suite)).map { group in
      let name = group.chapter.map { HandbookPaths.file($0.id) } ?? "others"
      return Part(path: "questions/\(name).html", group: group)
    }
  }
}
