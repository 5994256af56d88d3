import SpecModel

/// The schemas of the suite's rules.yaml and of a chapter's.
struct RulesSchema {
  private typealias Property = JSONSchema.Property

  /// The words of the suite; `nil` if all are built in.
  let words: SuiteWords?

  /// The schema of the suite's rules.yaml.
  var root: JSONSchema {
    SpecSchema.root(
      "The rules of an iamspec suite",
      "The suite's name, the documents that it rests on, the profiles, and the rules by chapter.",
      .closed(
        RulesFileKey.allCases.map { Property($0, schema(of: $0).described($0.schemaText)) },
        required: RulesFileKey.spellings),
      definitions: [
        Property("document", document),
        Property("profile", profile),
        Property("chapter", chapter),
      ] + ruleDefinitions)
  }

  /// The schema of a chapter's rules.yaml.
  var chapterRoot: JSONSchema {
    SpecSchema.root(
      "The rules of a chapter of an iamspec suite",
      "The chapter's title and its rules; its id is the name of the folder.",
      .closed(
        ChapterFileKey.allCases.map { key in
          switch key {
          case .format: Property(key, SpecSchema.format)
          case .title, .about: Property(key, .reference("prose"))
          case .rules: Property(key, .list(of: .reference("rule"), atLeast: 1))
          }
        }, required: [ChapterFileKey.format, .title, .rules].map(\.rawValue)),
      definitions: ruleDefinitions)
  }

  private var ruleDefinitions: [Property] {
    [
      Property("rule", rule),
      Property("clause", clause),
      Property("stance", stance),
      Property("citation", citation),
      Property("prose", CommonShapes.prose),
    ]
  }

  private func schema(of key: RulesFileKey) -> JSONSchema {
    switch key {
    case .format: SpecSchema.format
    case .suite: suite
    case .documents: .mapping(of: CommonShapes.plainID, to: .reference("document"), atLeast: 1)
    case .profiles: .mapping(of: CommonShapes.plainID, to: .reference("profile"), atLeast: 1)
    case .chapters:
      .list(of: .any(of: [CommonShapes.plainID, .reference("chapter")]), atLeast: 1)
    }
  }

  private var suite: JSONSchema {
    .closed(
      SuiteKey.allCases.map { key in
        switch key {
        case .name: Property(key, CommonShapes.plainID)
        case .title: Property(key, .reference("prose"))
        case .version: Property(key, .nonemptyText)
        }
      }, required: SuiteKey.spellings)
  }

  private var document: JSONSchema {
    .closed(
      DocumentKey.allCases.map { key in
        switch key {
        case .profile: Property(key, CommonShapes.plainID.described(key.schemaText))
        default: Property(key, JSONSchema.reference("prose").described(key.schemaText))
        }
      }, required: ["title", "language", "profile"])
  }

  private var profile: JSONSchema {
    .closed(
      ProfileKey.allCases.map { key in
        switch key {
        case .title, .about: Property(key, .reference("prose"))
        case .documents:
          Property(key, .list(of: CommonShapes.plainID, atLeast: 1, isUnique: true))
        case .lacks:
          Property(
            key,
            .list(of: .words(words?.lackable ?? ProfileLacks.names))
              .described("The actions and keys of `given` that its documents do not know."))
        }
      }, required: ["title", "documents"])
  }

  private var chapter: JSONSchema {
    .closed(
      ChapterKey.allCases.map { key in
        switch key {
        case .id:
          Property(key, CommonShapes.plainID.described("Also the folder of its case files."))
        case .title, .about: Property(key, .reference("prose"))
        case .rules: Property(key, .list(of: .reference("rule"), atLeast: 1))
        }
      }, required: ["id", "title", "rules"])
  }

  /// A rule; it must state a reading if a document differs from it or one of its clauses, and only
  /// then.
  private var rule: JSONSchema {
    let differing = JSONSchema().with("const", .text(Citation.Stance.differs.rawValue))
    let differs = JSONSchema.any(of: [
      differing,
      JSONSchema.having(CitationKey.says.rawValue).with("type", .text("object"))
        .with("properties", .named([Property(CitationKey.says, differing)])),
    ])
    let agreeing = JSONSchema().with("additionalProperties", .schema(.not(differs)))
    let agreed = JSONSchema().with(
      "properties", .named([Property(ClauseKey.documents, agreeing)]))
    let noneDiffers = JSONSchema().with(
      "properties",
      .named([
        Property(RuleKey.clauses, JSONSchema().with("items", .schema(agreed))),
        Property(RuleKey.documents, agreeing),
      ]))
    let reading = JSONSchema.having(RuleKey.reading.rawValue)
    let rule = JSONSchema.closed(
      RuleKey.allCases.filter { hasBuiltinMessages || !$0.isAboutBuiltinMessages }
        .map { Property($0, schema(of: $0).described($0.schemaText)) },
      required: ["id", "title", "layer", "profiles", "statement", "documents"]
    )
    .with("if", .schema(noneDiffers))
    .with("then", .schema(.not(reading)))
    .with("else", .schema(reading))
    return hasBuiltinMessages
      ? rule.with(
        "not", .schema(.having(RuleKey.discard.rawValue, RuleKey.reenqueue.rawValue))) : rule
  }

  private var hasBuiltinMessages: Bool {
    words.map { $0.vocabulary.includes.contains(.inAppMessages) } ?? true
  }

  private func schema(of key: RuleKey) -> JSONSchema {
    switch key {
    case .id: CommonShapes.dottedID
    case .title, .statement, .about, .untestable, .reading: .reference("prose")
    case .layer: .words(of: Rule.Layer.self)
    case .profiles: CommonShapes.profiles
    case .discard: .words(DiscardReason.documented.map(\.rawValue))
    case .reenqueue: .words(ReenqueueReason.documented.map(\.rawValue))
    case .types: .list(of: .words(of: Message.Kind.self), atLeast: 1, isUnique: true)
    case .clauses: .list(of: .reference("clause"), atLeast: 1)
    case .documents: CommonShapes.citations
    }
  }

  private var clause: JSONSchema {
    .closed(
      ClauseKey.allCases.map { key in
        switch key {
        case .id: Property(key, CommonShapes.plainID.described(key.schemaText))
        case .text, .because: Property(key, JSONSchema.reference("prose").described(key.schemaText))
        case .weight: Property(key, .words(of: Because.Weight.self).described(key.schemaText))
        case .documents:
          Property(
            key,
            .mapping(of: CommonShapes.documents, to: .reference("stance"))
              .described(key.schemaText))
        }
      }, required: [ClauseKey.id, .text, .documents].map(\.rawValue)
    )
    .with("if", .schema(.having(ClauseKey.weight.rawValue)))
    .with("then", .schema(.having(ClauseKey.because.rawValue)))
  }

  /// A document's citation for a clause: a word or, if that does not suffice, a mapping.
  private var stance: JSONSchema {
    .any(of: [.words(of: Citation.Stance.self), .reference("citation")])
  }

  /// A document's citation for a rule or a clause; a document outside the rule's profiles says
  /// nothing.
  private var citation: JSONSchema {
    let outside = JSONSchema.having(CitationKey.says.rawValue).with(
      "properties",
      .named([
        Property(
          CitationKey.says,
          JSONSchema().with("const", .text(Citation.Stance.outside.rawValue)))
      ]))
    let words = JSONSchema.any(of: [
      .having(CitationKey.section.rawValue), .having(CitationKey.text.rawValue),
    ])
    return CommonShapes.citation.with("if", .schema(outside)).with("then", .schema(.not(words)))
  }
}

extension RuleKey {
  /// Whether it says something about messages as the built-in words have them.
  fileprivate var isAboutBuiltinMessages: Bool {
    switch self {
    case .discard, .reenqueue, .types: true
    case .id, .title, .layer, .profiles, .statement, .about, .clauses, .untestable, .reading,
      .documents:
      false
    }
  }
}
