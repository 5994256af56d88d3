import SpecModel

/// The source of the reference engine's open questions: the answers to each, and its slot.
struct QuestionsSource {
  let suite: Suite

  /// The file.
  var text: String {
    """
    // Written by `iamspec builtin-data` from the questions of the built-in suite; scripts/update calls it.

    /// The answers to each open question; the first is the default.
    ///
    /// Names are ids: `Reading.AfterDismiss.showsNext` is the answer `shows-next` to `open.after-dismiss`.
    extension Reading {
    \(byChapter { question, _ in answers(to: question) })
      /// The types of the answers, in the order of the questions' slots.
      static let answerTypes: [any Answer.Type] = [
    \(SwiftSource.filled(suite.questions.map { "\(type(of: $0)).self" }, indent: 4))
      ]
    }

    /// The slot of each question, by which the engine asks: `answers[.localLate]`.
    extension Slot {
    \(byChapter(slot))}

    """
  }

  /// The enumeration of the answers to a question, on one line if it fits.
  private func answers(to question: Question) -> String {
    let others = question.answers.map(\.id).filter { $0 != question.defaultAnswer }
    let names = ([question.defaultAnswer] + others).map { SwiftSource.name(of: $0) }
    let head = "  package enum \(type(of: question)): UInt8, Answer {"
    let cases = "case \(names.joined(separator: ", "))"
    let line = "\(head) \(cases) }\n"
    return line.count <= SwiftSource.width + 1 ? line : "\(head)\n    \(cases)\n  }\n"
  }

  /// The slot of a question.
  private func slot(of question: Question, at place: Int) -> String {
    "  static var \(SwiftSource.name(of: question.name)): Slot<Reading.\(type(of: question))> "
      + "{ .at(\(place)) }\n"
  }

  private func type(of question: Question) -> String {
    let name = SwiftSource.name(of: question.name)
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Returns a text about each question, with a heading for each chapter.
  private func byChapter(_ text: (Question, _ place: Int) -> String) -> String {
    var (result, last) = ("", String?.none)
    for (place, question) in suite.questions.enumerated() {
      let chapter = suite.chapters.first { $0.rules.contains { $0.id == question.rules.first } }?.id
      if let chapter, chapter != last { result += (last == nil ? "" : "\n") + "  // \(chapter)\n" }
      result += text(question, place)
      last = chapter
    }
    return result
  }
}

extension Question {
  /// The id without what all ids of questions begin with: `after-dismiss`.
  fileprivate var name: Substring {
    id.hasPrefix("open.") ? id.dropFirst("open.".count) : id[...]
  }
}
