import SpecModel
import YAMLTree

/// Reads a file of pinned answers.
struct PinnedAnswersDecoder {
  let suite: Suite
  let context: FileContext

  /// Reads the file's document.
  func decode(_ document: YAMLDocument) -> PinnedAnswers {
    var pinned = PinnedAnswers()
    var seen: Set<QuestionInProfile> = []
    pinned.entries = ListFile.answers.list(in: document, context) { entry($0, &seen) } ?? []
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
    var parts: [PinnedAnswerKey: NodeReader] = [:]
    reader.fields(of: PinnedAnswerKey.record) { parts[$0] = $1 }
    guard let id = parts[.question], let question = question(id), let answer = parts[.answer],
      let text = answer.one(of: question.answers.map(\.id), .answer, "the id of an answer")
    else { return nil }
    var entry = PinnedAnswers.Entry(question: question.id, answer: text)
    if let profile = parts[.profile] {
      entry.profile = profile.one(
        of: question.profiles, .profileOfQuestion, "the id of a profile")
    }
    let own = entry.profile.map { [$0] } ?? question.profiles
    if own.contains(where: { !seen.insert(.init(question: question.id, profile: $0)).inserted }) {
      id.report(.duplicateEntry(question.id))
    }
    return entry
  }

  private func question(_ reader: NodeReader) -> Question? {
    let ids = suite.questions.map(\.id)
    let id = reader.one(of: ids, .questionOfSuite, "the id of a question")
    return suite.questions.first { $0.id == id }
  }
}

/// The keys of a pinned answer.
enum PinnedAnswerKey: String, RecordKey {
  case question, answer, profile

  static let record = Record<PinnedAnswerKey>(
    "a pinned answer",
    [
      must(.question, .dottedID, "The id of an open question, such as `open.after-dismiss`."),
      must(.answer, .plainID, "The id of the answer that the engine must give."),
      may(
        .profile, .plainID,
        "The only profile that it is about; if absent, all profiles of the question."),
    ])
}
