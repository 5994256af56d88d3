import SpecModel

/// The schema of questions.yaml.
struct QuestionsSchema {
  private typealias Property = JSONSchema.Property

  /// The words of the suite; `nil` if all are built in.
  let words: SuiteWords?

  /// The schema.
  var root: JSONSchema {
    ListFile.questions.schema(
      "The open questions of an iamspec suite",
      "What the documents leave open, the answers that engines give, and how to find out which.",
      definitions: [
        Property("question", QuestionKey.record.schema()),
        Property("probe", ProbeKey.record.schema()),
        Property("outcome", OutcomeKey.record.schema().havingOne(of: [OutcomeKey.expect, .steps])),
        Property("moot", MootKey.record.schema()),
        Property("citation", CitationKey.record.schema()),
        .prose,
      ] + ScriptShapes(hasColumns: false, purpose: .probe, words: words).definitions)
  }
}

/// The schema of a file of pinned answers.
enum PinnedAnswersSchema {
  /// The schema.
  static var root: JSONSchema {
    ListFile.answers.schema(
      "The pinned answers of an engine",
      "The answers to open questions that a team holds its engine to, for `iamspec run --answers`.",
      definitions: [JSONSchema.Property("answer", PinnedAnswerKey.record.schema())])
  }
}
