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
      RulesFileKey.record.schema(),
      definitions: [
        Property("document", DocumentKey.record.schema()),
        Property("profile", ProfileKey.record.schema(words)),
        Property("chapter", ChapterKey.inSuite.schema()),
      ] + ruleDefinitions)
  }

  /// The schema of a chapter's rules.yaml.
  var chapterRoot: JSONSchema {
    SpecSchema.root(
      "The rules of a chapter of an iamspec suite",
      "The chapter's title and its rules; its id is the name of the folder.",
      ChapterKey.file.schema(),
      definitions: ruleDefinitions)
  }

  private var ruleDefinitions: [Property] {
    [
      Property("rule", rule),
      Property("clause", clause),
      Property("stance", stance),
      Property("citation", citation),
      .prose,
    ]
  }

  /// A rule; it must state a reading if a document differs from it or one of its clauses, and only
  /// then.
  private var rule: JSONSchema {
    let differing = JSONSchema.constant(Citation.Stance.differs.rawValue)
    let differs = JSONSchema.any(of: [
      differing,
      JSONSchema.having(CitationKey.says.rawValue).with("type", "object")
        .with("properties", [Property(CitationKey.says, differing)]),
    ])
    let agreeing = JSONSchema().with("additionalProperties", .not(differs))
    let agreed = JSONSchema().with("properties", [Property(ClauseKey.documents, agreeing)])
    let noneDiffers = JSONSchema().with(
      "properties",
      [
        Property(RuleKey.clauses, JSONSchema().with("items", agreed)),
        Property(RuleKey.documents, agreeing),
      ])
    let reading = JSONSchema.having(RuleKey.reading.rawValue)
    let keys = words.haveBuiltinMessages ? RuleKey.record : RuleKey.recordWithoutMessages
    let rule = keys.schema()
      .with("if", noneDiffers)
      .with("then", .not(reading))
      .with("else", reading)
    return words.haveBuiltinMessages
      ? rule.with("not", .having(RuleKey.discard.rawValue, RuleKey.reenqueue.rawValue)) : rule
  }

  /// A clause, whose weight is that of its words.
  private var clause: JSONSchema {
    ClauseKey.record.schema()
      .with("if", .having(ClauseKey.weight.rawValue))
      .with("then", .having(ClauseKey.because.rawValue))
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
      [
        Property(CitationKey.says, .constant(Citation.Stance.outside.rawValue))
      ])
    let words = JSONSchema().havingAny(of: [CitationKey.section, .text])
    return CitationKey.record.schema().with("if", outside).with("then", .not(words))
  }
}
