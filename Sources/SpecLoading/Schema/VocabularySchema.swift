import SpecModel

/// The schema of vocabulary.yaml.
enum VocabularySchema {
  private typealias Property = JSONSchema.Property

  /// The schema.
  static var root: JSONSchema {
    SpecSchema.root(
      "The words of an iamspec suite",
      "What can happen, what can be seen, and what messages and the start of a case have.",
      JSONSchema.closed(
        VocabularyFileKey.allCases.map { Property($0, schema(of: $0).described($0.schemaText)) },
        required: [VocabularyFileKey.format.rawValue]
      ).with("dependentSchemas", .named([Property(VocabularyFileKey.semantics, meaning)])),
      definitions: [
        Property("name", name),
        Property("shape", shape),
        Property("members", .mapping(of: .reference("name"), to: .reference("shape"), atLeast: 1)),
        Property("variants", words(VariantKey.self)),
        Property("choices", choices),
        Property("phrase", phrase),
        Property("prose", CommonShapes.prose),
      ])
  }

  private static let name = JSONSchema.text(matching: SchemaPattern.name)

  private static func schema(of key: VocabularyFileKey) -> JSONSchema {
    switch key {
    case .format: SpecSchema.format
    case .name: JSONSchema().with("const", .text(VocabularyDecoder.builtinName))
    case .includes: .list(of: .words(of: IncludedWords.self), atLeast: 1, isUnique: true)
    case .semantics: .words(of: Semantics.self)
    case .states: .mapping(of: .reference("name"), to: state, atLeast: 1)
    case .classes: .mapping(of: .reference("name"), to: messageClass, atLeast: 1)
    case .shapes: .mapping(of: .reference("name"), to: .reference("shape"), atLeast: 1)
    case .actions: words(ActionKey.self)
    case .observations: words(SightKey.self)
    case .queries: words(QueryKey.self, required: [QueryKey.asks.rawValue])
    case .messages, .given: words(KeyKey.self)
    }
  }

  /// Words have a meaning only in a suite that has all of them.
  private static var meaning: JSONSchema {
    .any(
      of: Semantics.allCases.map { semantics in
        let included = JSONSchema().with("const", .text(semantics.vocabulary.rawValue))
        return JSONSchema.having(VocabularyFileKey.includes.rawValue).with(
          "properties",
          .named([
            Property(VocabularyFileKey.includes, JSONSchema().with("contains", .schema(included)))
          ]))
      })
  }

  private static var state: JSONSchema {
    .closed(
      [
        Property(StateKey.values, .list(of: .reference("name"), atLeast: 1, isUnique: true)),
        Property(StateKey.starts, .reference("name")),
      ], required: StateKey.spellings)
  }

  /// A class is told by keys, so it has some or lacks some.
  private static var messageClass: JSONSchema {
    let keys = JSONSchema.any(of: [
      .reference("name"), .list(of: .reference("name"), atLeast: 1, isUnique: true),
    ])
    return JSONSchema.closed(
      ClassKey.allCases.map { key in
        Property(key, (key == .summary ? .reference("prose") : keys).described(key.schemaText))
      }
    ).with("anyOf", .schemas([.having("with"), .having("without")]))
  }

  // MARK: Words

  private static func words<Keys: KeysOfWord>(
    _ keys: Keys.Type, required: [String] = []
  ) -> JSONSchema {
    let properties = Keys.allCases.compactMap { key in
      key.key.map { Property(key, schema(of: $0).described($0.schemaText)) }
    }
    let word = JSONSchema.closed(properties, required: required)
      .with(
        "not",
        .schema(.any(of: [.having("wire", "short"), .having("required", "default")])))
    return .mapping(of: .reference("name"), to: word, atLeast: 1)
  }

  private static func schema(of key: WordKey) -> JSONSchema {
    switch key {
    case .takes: .any(of: [.reference("name"), list, .reference("members")])
    case .short, .wire, .shortFor, .state, .asks: .reference("name")
    case .heardBy: .words(of: HearerWord.self)
    case .madeBy: .words(of: MakerWord.self)
    case .seen: .words(of: PlaceWord.self)
    case .written, .required: JSONSchema().with("type", .text("boolean"))
    case .assertedAs:
      .mapping(
        of: .reference("name"), to: .list(of: .reference("name"), atLeast: 1), atLeast: 1)
    case .defaultValue: .anything
    case .noun, .summary: .reference("prose")
    case .sends:
      .mapping(
        of: .reference("name"),
        to: JSONSchema().with("type", .texts(["string", "number", "boolean"])), atLeast: 1)
    case .sets: .mapping(of: .reference("name"), to: .reference("name"))
    case .shows, .hides: JSONSchema().with("const", .text(MonitorWord.it))
    case .phrase, .each: .reference("phrase")
    case .between: .text
    case .example: .nonemptyText
    }
  }

  private static var phrase: JSONSchema {
    .any(of: [.reference("prose"), .mapping(to: .reference("prose"), atLeast: 1)])
  }

  // MARK: Shapes

  /// A list of one shape.
  private static var list: JSONSchema {
    JSONSchema.list(of: .reference("shape"), atLeast: 1).with("maxItems", 1)
  }

  private static var shape: JSONSchema {
    .any(of: [.reference("name"), list] + ShapeKey.forms.map(record))
  }

  /// A mapping that describes a shape of one form.
  private static func record(_ form: ShapeKey) -> JSONSchema {
    .closed(
      form.companions.map { Property($0, schema(of: $0).described($0.schemaText)) },
      required: [form.rawValue])
  }

  private static func schema(of key: ShapeKey) -> JSONSchema {
    switch key {
    case .shape, .optional, .list, .map: .reference("shape")
    case .open: JSONSchema().with("type", .text("boolean"))
    case .by: .words(ValueShape.Plain.ofKeys.map(\.rawValue))
    case .members: .reference("members")
    case .variants: .reference("variants")
    case .either: .any(of: [.list(of: .reference("name"), atLeast: 1), .reference("members")])
    case .tag, .wireTag: .reference("name")
    case .choices: .reference("choices")
    case .defaultValue, .absentIs: .anything
    }
  }

  private static var choices: JSONSchema {
    let meaning = JSONSchema.closed(ChoiceKey.allCases.map { Property($0, .reference("prose")) })
    return .any(of: [
      .list(of: .reference("name"), atLeast: 1, isUnique: true),
      .mapping(
        of: .reference("name"), to: .any(of: [.reference("prose"), meaning]), atLeast: 1),
    ])
  }
}
