import SpecModel

/// The schema of the account of a document.
enum AccountSchema {
  /// The schema.
  static var root: JSONSchema {
    ListFile.account.schema(
      "What became of the sentences of a document",
      "Every sentence, item and block of code of a document in its order, with what rests on it.",
      definitions: [
        JSONSchema.Property("section", AccountSectionKey.record.schema()),
        JSONSchema.Property("sentence", sentence),
        .prose,
      ])
  }

  /// A sentence, which must be paraphrased if something rests on it.
  private static var sentence: JSONSchema {
    let isUsed = JSONSchema().havingAny(of: [AccountSentenceKey.clauses, .questions])
    return AccountSentenceKey.record.schema()
      .with("if", isUsed)
      .with(
        "then",
        JSONSchema.having(AccountSentenceKey.says.rawValue)
          .with("not", .having(AccountSentenceKey.none.rawValue)))
  }
}
