import SpecModel
import YAMLTree

/// Reads a file of pinned answers.
struct PinnedAnswersDecoder {
  let suite: Suite
  let context: FileContext

  private static let owner = "a file of pinned answers"

  /// Reads the file's document.
  func decode(_ document: YAMLDocument) -> PinnedAnswers {
    guard let root = context.reader(of: document), root.checkFormat(Self.owner) else {
      return PinnedAnswers()
    }
    var pinned = PinnedAnswers()
    var seen: Set<QuestionInProfile> = []
    let fields = root.fields(of: Self.owner, PinnedAnswersFileKey.self) { key, value in
      guard key == .answers else { return }
      pinned.entries =
        value.list("a list of answers", atLeast: "an answer") { entry($0, &seen) } ?? []
    }
    fields?.require(.answers)
    return pinned
  }

  /// A question in a profile, for which there is one answer.
  private struct QuestionInProfile: Hashable {
    var question: String
    var profile: String
  }

  private func entry(
    _ reader: NodeReader, _ seen: inout Set<QuestionInProfile>
  ) -> PinnedAnswers.Entry? {
    var (id, answer, profile): (NodeReader?, NodeReader?, NodeReader?)
    let fields = reader.fields(of: "a pinned answer", PinnedAnswerKey.self) { key, value in
      switch key {
      case .question: id = value
      case .answer: answer = value
      case .profile: profile = value
      }
    }
    guard let fields else { return nil }
    fields.require(.question, .answer)
    guard let id, let question = question(id), let answer,
      let text = known(answer, .answer, "the id of an answer", question.answers.map(\.id))
    else { return nil }
    var entry = PinnedAnswers.Entry(question: question.id, answer: text)
    if let profile {
      entry.profile = known(
        profile, .profileOfQuestion, "the id of a profile", question.profiles)
    }
    let own = entry.profile.map { [$0] } ?? question.profiles
    if own.contains(where: { !seen.insert(.init(question: question.id, profile: $0)).inserted }) {
      id.report(.duplicateEntry(question.id))
    }
    return entry
  }

  private func question(_ reader: NodeReader) -> Question? {
    let ids = suite.questions.map(\.id)
    let id = known(reader, .questionOfSuite, "the id of a question", ids)
    return suite.questions.first { $0.id == id }
  }

  /// Reads one of some ids.
  private func known(
    _ reader: NodeReader, _ noun: Noun, _ what: String, _ ids: [String]
  ) -> String? {
    guard let id = reader.string(what) else { return nil }
    guard ids.contains(id) else {
      reader.report(.unknown(noun, id, known: ids))
      return nil
    }
    return id
  }
}
