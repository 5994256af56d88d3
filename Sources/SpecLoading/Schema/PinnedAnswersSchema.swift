import SpecModel

/// The schema of a file of pinned answers.
struct PinnedAnswersSchema {
  private typealias Property = JSONSchema.Property

  /// The schema.
  static var root: JSONSchema {
    SpecSchema.root(
      "The pinned answers of an engine",
      "The answers to open questions that a team holds its engine to, for `iamspec run --answers`.",
      .closed(
        PinnedAnswersFileKey.allCases.map { key in
          switch key {
          case .format: Property(key, SpecSchema.format)
          case .answers: Property(key, .list(of: .reference("answer"), atLeast: 1))
          }
        }, required: PinnedAnswersFileKey.spellings),
      definitions: [Property("answer", answer)])
  }

  private static var answer: JSONSchema {
    .closed(
      PinnedAnswerKey.allCases.map { key in
        let schema: JSONSchema =
          switch key {
          case .question: CommonShapes.dottedID
          case .answer, .profile: CommonShapes.plainID
          }
        return Property(key, schema.described(key.schemaText))
      }, required: [PinnedAnswerKey.question, .answer].map(\.rawValue))
  }
}
