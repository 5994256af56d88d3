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
        Property("rules", .rules),
        .prose,
        Property("prose-in-variants", .proseInVariants),
        Property("column", ScriptShapes.column),
      ] + plain.definitions + withColumns.definitions)
  }

  /// The file; rules are declared above the cases or in every single one.
  private var file: JSONSchema {
    let everyCase = JSONSchema().with(
      "properties",
      [
        Property(CaseFileKey.cases, JSONSchema().with("items", .having(CaseKey.rules.rawValue)))
      ])
    return CaseFileKey.record.schema()
      .with("anyOf", [.having(CaseFileKey.rules.rawValue), everyCase])
  }

  /// A case, whose values may be columns only if it has variants.
  private var `case`: JSONSchema {
    CaseKey.record.schema()
      .with("if", .having(CaseKey.variants.rawValue))
      .with("then", values(withColumns))
      .with("else", values(plain))
  }

  /// The values of the keys that may contain columns.
  private func values(_ shapes: ScriptShapes) -> JSONSchema {
    let properties: [Property] = CaseKey.allCases.compactMap { key in
      switch key {
      case .id, .rules, .profiles, .variants: nil
      case .title, .about, .keptFor: Property(key, shapes.prose)
      case .given: Property(key, shapes.reference(.given))
      case .messages: Property(key, shapes.reference(.messages))
      case .watch: Property(key, shapes.reference(.watch))
      case .steps: Property(key, shapes.reference(.steps))
      }
    }
    return JSONSchema().with("properties", properties)
  }

  /// The table of variants, whose cells may contain anything.
  private var variants: JSONSchema {
    let row = JSONSchema.mapping(of: .text(matching: SchemaPattern.name), to: .anything, atLeast: 1)
    return .mapping(of: .plainID, to: row, atLeast: 1)
  }
}
