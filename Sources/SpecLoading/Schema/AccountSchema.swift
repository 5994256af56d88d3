import SpecModel

/// The schema of the account of a document.
enum AccountSchema {
  private typealias Property = JSONSchema.Property

  /// The schema.
  static var root: JSONSchema {
    SpecSchema.root(
      "What became of the sentences of a document",
      "Every sentence, item and block of code of a document in its order, with what rests on it.",
      .closed(
        AccountFileKey.allCases.map { key in
          switch key {
          case .format: Property(key, SpecSchema.format)
          case .sections: Property(key, .list(of: .reference("section"), atLeast: 1))
          }
        }, required: AccountFileKey.spellings),
      definitions: [
        Property("section", section),
        Property("sentence", sentence),
        Property("prose", CommonShapes.prose),
      ])
  }

  private static var section: JSONSchema {
    .closed(
      AccountSectionKey.allCases.map { key in
        switch key {
        case .heading:
          Property(
            key,
            JSONSchema.reference("prose").described(
              "The heading, exactly as in the document; none for what comes before the first."))
        case .sentences: Property(key, .list(of: .reference("sentence"), atLeast: 1))
        }
      }, required: [])
  }

  private static var sentence: JSONSchema {
    let accounts = [AccountSentenceKey.clauses, .questions].map { JSONSchema.having($0.rawValue) }
    return JSONSchema.closed(
      AccountSentenceKey.allCases.map { Property($0, schema(of: $0).described($0.schemaText)) },
      required: [AccountSentenceKey.digest.rawValue]
    )
    .with("if", .schema(.any(of: accounts)))
    .with(
      "then",
      .schema(
        JSONSchema.having(AccountSentenceKey.says.rawValue)
          .with("not", .schema(.having(AccountSentenceKey.none.rawValue)))))
  }

  private static func schema(of key: AccountSentenceKey) -> JSONSchema {
    switch key {
    case .digest: .text(matching: "^[bcdfghjkmnpqrstv]{\(SourceDigest.length)}$")
    case .says: .reference("prose")
    case .clauses: .list(of: .nonemptyText, atLeast: 1, isUnique: true)
    case .questions: .list(of: CommonShapes.dottedID, atLeast: 1, isUnique: true)
    case .none: .words(of: SourceAccount.Reason.self)
    }
  }
}
