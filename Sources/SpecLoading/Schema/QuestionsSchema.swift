import SpecModel

/// The schema of questions.yaml.
struct QuestionsSchema {
  private typealias Property = JSONSchema.Property

  /// The words of the suite; `nil` if all are built in.
  let words: SuiteWords?

  private var shapes: ScriptShapes {
    ScriptShapes(hasColumns: false, purpose: .probe, words: words)
  }

  /// The schema.
  var root: JSONSchema {
    SpecSchema.root(
      "The open questions of an iamspec suite",
      "What the documents leave open, the answers that engines give, and how to find out which.",
      .closed(
        QuestionsFileKey.allCases.map { key in
          switch key {
          case .format: Property(key, SpecSchema.format)
          case .questions: Property(key, .list(of: .reference("question"), atLeast: 1))
          }
        }, required: QuestionsFileKey.spellings),
      definitions: [
        Property("question", question),
        Property("probe", probe),
        Property("outcome", outcome),
        Property("moot", moot),
        Property("citation", CommonShapes.citation),
        Property("prose", CommonShapes.prose),
      ] + shapes.definitions)
  }

  private var question: JSONSchema {
    .closed(
      QuestionKey.allCases.map { Property($0, schema(of: $0).described($0.schemaText)) },
      required: ["id", "title", "question", "default", "answers"])
  }

  private func schema(of key: QuestionKey) -> JSONSchema {
    switch key {
    case .id: CommonShapes.dottedID
    case .title, .question, .about: .reference("prose")
    case .layer: .words(of: Rule.Layer.self)
    case .rules: .list(of: CommonShapes.dottedID, atLeast: 1, isUnique: true)
    case .profiles: CommonShapes.profiles
    case .documents: CommonShapes.citations
    case .defaultAnswer: CommonShapes.plainID
    case .answers: .mapping(of: CommonShapes.plainID, to: .reference("prose"), atLeast: 1)
    case .probes: .list(of: .reference("probe"), atLeast: 1)
    case .moot: .list(of: .reference("moot"), atLeast: 1)
    }
  }

  private var moot: JSONSchema {
    .closed(
      MootKey.allCases.map { key in
        switch key {
        case .when:
          Property(
            key,
            .mapping(of: CommonShapes.dottedID, to: CommonShapes.plainID, atLeast: 1)
              .described("The answers to other questions that settle this one."))
        case .because:
          Property(key, .reference("prose"))
        }
      }, required: MootKey.spellings)
  }

  private var probe: JSONSchema {
    .closed(
      ProbeKey.allCases.map { key in
        switch key {
        case .id: Property(key, CommonShapes.plainID)
        case .title, .about: Property(key, .reference("prose"))
        case .profiles: Property(key, CommonShapes.profiles)
        case .given: Property(key, shapes.reference(.given))
        case .messages: Property(key, shapes.reference(.messages))
        case .watch: Property(key, shapes.reference(.watch))
        case .steps: Property(key, shapes.reference(.steps))
        case .outcomes:
          Property(
            key,
            .list(of: .reference("outcome"), atLeast: 1)
              .described("What the probe may cause, and the answer that each outcome shows."))
        }
      }, required: ["id", "title", "steps", "outcomes"])
  }

  private var outcome: JSONSchema {
    .closed(
      OutcomeKey.allCases.map { key in
        switch key {
        case .answer: Property(key, CommonShapes.plainID.described("The id of the answer."))
        case .expect:
          Property(
            key, shapes.reference(.expectations).described("What the last step causes."))
        case .steps:
          Property(
            key,
            .list(of: shapes.reference(.expectations), atLeast: 1)
              .described("What each of the last steps causes."))
        }
      }, required: [OutcomeKey.answer.rawValue]
    )
    .with("oneOf", .schemas([OutcomeKey.expect, .steps].map { .having($0.rawValue) }))
  }
}
