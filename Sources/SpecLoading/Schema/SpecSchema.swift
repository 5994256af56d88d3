package import SpecModel

/// The formats with a JSON Schema, by which editors complete and check files: those of a suite's
/// files, pinned answers, the protocol, and traces.
package enum SpecSchema: String, CaseIterable, Sendable {
  /// The files of cases.
  case `case`
  /// The suite's rules.yaml.
  case rules
  /// A chapter's rules.yaml.
  case chapter
  /// questions.yaml.
  case questions
  /// The account of a document's sentences.
  case document
  /// faults.yaml.
  case faults
  /// vocabulary.yaml.
  case vocabulary
  /// monitors.yaml.
  case monitors
  /// conventions.yaml.
  case conventions
  /// The answers to open questions that a team has pinned.
  case answers
  /// The messages between the harness and an engine process.
  case `protocol`
  /// The lines of a trace, a field log.
  case trace

  /// The name of the schema's file, which specs refer to in their first line.
  package var fileName: String { "\(rawValue).schema.json" }

  /// The schema for suites whose words are all built in, as a JSON document.
  package var document: [UInt8] { document(words: nil) }

  /// The schema as a JSON document.
  ///
  /// - Parameter words: The words of the suite; `nil` if all are built in.
  package func document(words: SuiteWords?) -> [UInt8] {
    let schema: JSONSchema
    switch self {
    case .case: schema = CaseSchema(words: words).root
    case .rules: schema = RulesSchema(words: words).root
    case .chapter: schema = RulesSchema(words: words).chapterRoot
    case .questions: schema = QuestionsSchema(words: words).root
    case .document: schema = AccountSchema.root
    case .faults: schema = FaultsSchema(words: words).root
    case .vocabulary: schema = VocabularySchema.root
    case .monitors: schema = MonitorsSchema(words: words).root
    case .conventions: schema = ConventionsSchema(words: words).root
    case .answers: schema = PinnedAnswersSchema.root
    case .protocol: schema = ProtocolSchema(words: words).root
    case .trace: schema = TraceSchema(words: words).root
    }
    return schema.document
  }

  /// Creates the schema of a file.
  ///
  /// - Parameters:
  ///   - title: The name of the format.
  ///   - description: The purpose of the file.
  ///   - body: The schema of the file's contents.
  ///   - definitions: The definitions that the body refers to.
  static func root(
    _ title: String, _ description: String, _ body: JSONSchema,
    definitions: [JSONSchema.Property]
  ) -> JSONSchema {
    var root = JSONSchema()
      .with("$schema", "https://json-schema.org/draft/2020-12/schema")
      .with("$comment", "Written by `iamspec schema`; do not edit.")
      .with("title", title)
      .with("description", description)
    for member in body.members { root = root.with(member.keyword, member.value) }
    return root.with("$defs", definitions)
  }

  /// The version of the format.
  static let format = JSONSchema().with("const", 1).described("The version of the format.")
}
