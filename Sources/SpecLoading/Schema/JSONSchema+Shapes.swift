extension JSONSchema {
  /// Any value.
  static let anything = JSONSchema()

  /// A text that matches a regular expression.
  static func text(matching pattern: String) -> JSONSchema {
    JSONSchema().with("type", "string").with("pattern", pattern)
  }

  /// A text that may be empty.
  static let text = JSONSchema().with("type", "string")

  /// A non-empty text.
  static let nonemptyText = text.with("minLength", 1)

  /// One of these words.
  static func words(_ words: [String]) -> JSONSchema {
    JSONSchema().with("enum", words)
  }

  /// One of the words of a vocabulary.
  static func words<Word: Vocabulary>(of vocabulary: Word.Type) -> JSONSchema {
    words(Word.spellings)
  }

  /// One of a few words that no case has.
  static func words<Word: RawRepresentable<String> & CaseIterable>(of _: Word.Type) -> JSONSchema {
    words(Word.allCases.map(\.rawValue))
  }

  /// The definition with this name.
  static func reference(_ name: String) -> JSONSchema {
    JSONSchema().with("$ref", "#/$defs/\(name)")
  }

  /// A value that is valid under at least one of these schemas.
  static func any(of schemas: [JSONSchema]) -> JSONSchema {
    JSONSchema().with("anyOf", schemas)
  }

  /// A mapping that has all of these keys.
  static func having(_ keys: String...) -> JSONSchema {
    JSONSchema().with("required", keys)
  }

  /// A value that is not valid under a schema.
  static func not(_ schema: JSONSchema) -> JSONSchema {
    JSONSchema().with("not", schema)
  }

  /// A list.
  ///
  /// - Parameters:
  ///   - element: The schema of its elements.
  ///   - minimum: The smallest number of elements.
  ///   - isUnique: Whether all elements must differ.
  static func list(
    of element: JSONSchema, atLeast minimum: Int? = nil, isUnique: Bool = false
  ) -> JSONSchema {
    let list = JSONSchema().with("type", "array").with("items", element)
      .with("minItems", minimum)
    return isUnique ? list.with("uniqueItems", .flag(true)) : list
  }

  /// A mapping with only the given keys.
  ///
  /// - Parameters:
  ///   - properties: The keys, in the order in which editors offer them.
  ///   - required: The required keys.
  static func closed(_ properties: [Property], required: [String] = []) -> JSONSchema {
    let object = JSONSchema().with("type", "object").with("properties", properties)
      .with("additionalProperties", .flag(false))
    return required.isEmpty ? object : object.with("required", required)
  }

  /// A mapping with exactly one of these keys.
  static func sole(_ properties: [Property]) -> JSONSchema {
    closed(properties).with("minProperties", 1).with("maxProperties", 1)
  }

  /// A mapping whose keys the author chooses.
  ///
  /// - Parameters:
  ///   - keys: The schema of the keys; `nil` for any text.
  ///   - values: The schema of the values.
  ///   - minimum: The smallest number of entries.
  static func mapping(
    of keys: JSONSchema? = nil, to values: JSONSchema, atLeast minimum: Int? = nil
  ) -> JSONSchema {
    var mapping = JSONSchema().with("type", "object")
    if let keys { mapping = mapping.with("propertyNames", keys) }
    return mapping.with("additionalProperties", values).with("minProperties", minimum)
  }
}
