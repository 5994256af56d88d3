import SpecModel

/// The schema of case files.
struct CaseSchema {
  private typealias Property = JSONSchema.Property

  /// The words of the suite; `nil` if all are built in.
  let words: SuiteWords?

  /// The shapes of a case without variants.
  private var plain: ScriptShapes { ScriptShapes(hasColumns: false, words: words) }
  /// The shapes of a case with variants, whose values may be columns.
  private var withColumns: ScriptShapes { ScriptShapes(hasColumns: true, words: words) }

  /// The schema.
  var root: JSONSchema {
    SpecSchema.root(
      "A case file of iamspec",
      "Cases that show one rule, or a few that belong together, under one introduction.",
      file,
      definitions: [
        Property("case", `case`),
        Property("variants", variants),
        Property("rules", .list(of: CommonShapes.dottedID, atLeast: 1, isUnique: true)),
        Property("prose", CommonShapes.prose),
        Property("prose-in-variants", CommonShapes.proseInVariants),
        Property("column", ScriptShapes.column),
      ] + plain.definitions + withColumns.definitions)
  }

  /// The file; rules are declared above the cases or in every single one.
  private var file: JSONSchema {
    let properties = CaseFileKey.allCases.map { key in
      Property(key, schema(of: key).described(key.schemaText))
    }
    let everyCase = JSONSchema().with(
      "properties",
      .named([
        Property(
          CaseFileKey.cases,
          JSONSchema().with("items", .schema(.having(CaseKey.rules.rawValue))))
      ]))
    return JSONSchema.closed(properties, required: ["format", "title", "cases"])
      .with("anyOf", .schemas([.having(CaseFileKey.rules.rawValue), everyCase]))
  }

  private func schema(of key: CaseFileKey) -> JSONSchema {
    switch key {
    case .format: SpecSchema.format
    case .title, .about: .reference("prose")
    case .rules: .reference("rules")
    case .given: plain.reference(.given)
    case .watch: plain.reference(.watch)
    case .messages: plain.reference(.messages)
    case .cases: .list(of: .reference("case"), atLeast: 1)
    }
  }

  /// A case, whose values may be columns only if it has variants.
  private var `case`: JSONSchema {
    JSONSchema.closed(
      CaseKey.allCases.map { key in
        Property(key, (fixed(key) ?? .anything).described(key.schemaText))
      }, required: ["id", "title", "steps"]
    )
    .with("if", .schema(.having(CaseKey.variants.rawValue)))
    .with("then", .schema(values(withColumns, prose: "prose-in-variants")))
    .with("else", .schema(values(plain, prose: "prose")))
  }

  /// The value of a key that never contains columns; `nil` for the other keys.
  private func fixed(_ key: CaseKey) -> JSONSchema? {
    switch key {
    case .id: CommonShapes.plainID
    case .rules: .reference("rules")
    case .profiles: CommonShapes.profiles
    case .variants: .reference("variants")
    case .title, .about, .keptFor, .given, .messages, .watch, .steps: nil
    }
  }

  /// The values of the other keys.
  private func values(_ shapes: ScriptShapes, prose: String) -> JSONSchema {
    let properties: [Property] = CaseKey.allCases.compactMap { key in
      switch key {
      case .id, .rules, .profiles, .variants: nil
      case .title, .about, .keptFor: Property(key, .reference(prose))
      case .given: Property(key, shapes.reference(.given))
      case .messages: Property(key, shapes.reference(.messages))
      case .watch: Property(key, shapes.reference(.watch))
      case .steps: Property(key, shapes.reference(.steps))
      }
    }
    return JSONSchema().with("properties", .named(properties))
  }

  /// The table of variants, whose cells may contain anything.
  private var variants: JSONSchema {
    let row = JSONSchema.mapping(
      of: .text(matching: SchemaPattern.name), to: .anything, atLeast: 1)
    return .mapping(of: CommonShapes.plainID, to: row, atLeast: 1)
  }
}
