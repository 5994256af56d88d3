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

/// The forms of texts, as regular expressions that work in all dialects of JSON Schema.
enum SchemaPattern {
  /// An id: ``Identifier/plain``.
  static let plainID = "^[a-z0-9]+(-[a-z0-9]+)*$"
  /// Ids, separated by a comma and a space.
  static let plainIDs = "^[a-z0-9]+(-[a-z0-9]+)*(, [a-z0-9]+(-[a-z0-9]+)*)*$"
  /// The id of a rule or a question: ``Identifier/dotted``.
  static let dottedID = "^[a-z0-9]+([-.][a-z0-9]+)*$"
  /// The name of a message or a column: ``Identifier/name``.
  static let name = "^[a-z][a-z0-9_]*$"
  /// A reference to a column.
  static let column = "^\\$[a-z][a-z0-9_]*$"
  /// A name, or a reference to a column.
  static let nameOrColumn = "^\\$?[a-z][a-z0-9_]*$"
  /// A text that is not blank.
  static let prose = "[^\\n]"
  /// `${column}` within a text.
  static let interpolation = "\\$\\{[^}]*\\}"

  /// A span of time of at most a year, judged by its number of digits: ``DurationLiteral``.
  static let duration = "^(\(count(10))ms|\(count(7))s|\(count(5))m)$"
  /// A span of time longer than zero.
  static let positiveDuration =
    "^([1-9][0-9]{0,10}ms|[1-9][0-9]{0,7}s|[1-9][0-9]{0,5}m)$"
  /// A span of time in whole seconds.
  static let wholeSeconds = "^((0|[1-9][0-9]{0,7}000)ms|\(count(7))s|\(count(5))m)$"
  /// A moment, as `CalendarDate` reads it, except that the month may lack the day.
  static let moment =
    "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
    + "T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$"

  /// A moment on the wire; later versions may allow fractions of a second.
  static let wireMoment = "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$"

  /// A whole number without a leading zero, with up to so many digits after the first.
  private static func count(_ digits: Int) -> String { "(0|[1-9][0-9]{0,\(digits)})" }
}
