import SpecModel

/// The shapes that several formats share.
extension JSONSchema {
  /// A text for people, as each format that has some defines it.
  static let prose = reference("prose")

  /// A text for people, in which `${column}` is replaced by the value in the variant.
  static let proseInVariants = text(matching: SchemaPattern.prose)

  /// The id of a case, a variant, a chapter, a profile or a document.
  static let plainID = text(matching: SchemaPattern.plainID)

  /// The id of a rule or a question.
  static let dottedID = text(matching: SchemaPattern.dottedID)

  /// The ids of rules.
  static let rules = list(of: dottedID, atLeast: 1, isUnique: true)

  /// The ids of profiles.
  static let profiles = list(of: plainID, atLeast: 1, isUnique: true)

  /// The ids of the documents that share a citation: `pt, ko`.
  static let documents = text(matching: SchemaPattern.plainIDs)

  /// Citations by the ids of documents.
  static let citations = mapping(of: documents, to: .reference("citation"))

  /// `true` or `false`.
  static let flag = JSONSchema().with("type", "boolean")

  /// A number, whole or not.
  static let number = JSONSchema().with("type", "number")

  /// A whole number that every engine can represent.
  static let int32 = integer.with("minimum", Int(Int32.min)).with("maximum", Int(Int32.max))

  /// Exactly one value.
  static func constant(_ value: String) -> JSONSchema { JSONSchema().with("const", value) }
}

extension JSONSchema.Property {
  /// The definition of a text for people.
  static let prose = Self(
    "prose",
    .text(matching: SchemaPattern.prose)
      .with("not", JSONSchema().with("pattern", SchemaPattern.interpolation)))
}

extension JSONSchema {
  /// Returns the schema of a mapping that has exactly one of some keys.
  func havingOne(of keys: [some RawRepresentable<String>]) -> JSONSchema {
    with("oneOf", .schemas(keys.map { .having($0.rawValue) }))
  }

  /// Returns the schema of a mapping that has at least one of some keys.
  func havingAny(of keys: [some RawRepresentable<String>]) -> JSONSchema {
    with("anyOf", .schemas(keys.map { .having($0.rawValue) }))
  }
}
