extension JSONSchema {
  /// Anything at all.
  static let anything = JSONSchema()

  /// A text of this shape.
  static func text(matching pattern: String) -> JSONSchema {
    JSONSchema().with("type", .text("string")).with("pattern", .text(pattern))
  }

  /// A text that may be empty.
  static let text = JSONSchema().with("type", .text("string"))

  /// A text that is not empty.
  static let nonemptyText = text.with("minLength", 1)

  /// One of these words.
  static func words(_ words: [String]) -> JSONSchema {
    JSONSchema().with("enum", .texts(words))
  }

  /// One of the words of a vocabulary.
  static func words<Word: Vocabulary>(of vocabulary: Word.Type) -> JSONSchema {
    words(Word.spellings)
  }

  /// What is defined under this name.
  static func reference(_ name: String) -> JSONSchema {
    JSONSchema().with("$ref", .text("#/$defs/\(name)"))
  }

  /// At least one of these.
  static func any(of schemas: [JSONSchema]) -> JSONSchema {
    JSONSchema().with("anyOf", .schemas(schemas))
  }

  /// Whatever has these keys, all of them.
  static func having(_ keys: String...) -> JSONSchema {
    JSONSchema().with("required", .texts(keys))
  }

  /// Whatever does not fit a schema.
  static func not(_ schema: JSONSchema) -> JSONSchema {
    JSONSchema().with("not", .schema(schema))
  }

  /// A list.
  ///
  /// - Parameters:
  ///   - element: What its elements are.
  ///   - minimum: How many there are at least.
  ///   - isUnique: Whether no two of them are the same.
  static func list(
    of element: JSONSchema, atLeast minimum: Int? = nil, isUnique: Bool = false
  ) -> JSONSchema {
    let list = JSONSchema().with("type", .text("array")).with("items", .schema(element))
      .with("minItems", minimum)
    return isUnique ? list.with("uniqueItems", .flag(true)) : list
  }

  /// A mapping whose keys the format names, and no others.
  ///
  /// - Parameters:
  ///   - properties: The keys, in the order in which editors offer them.
  ///   - required: Those that must be there.
  static func closed(_ properties: [Property], required: [String] = []) -> JSONSchema {
    let object = JSONSchema().with("type", .text("object")).with("properties", .named(properties))
      .with("additionalProperties", .flag(false))
    return required.isEmpty ? object : object.with("required", .texts(required))
  }

  /// A mapping of exactly one of these keys.
  static func sole(_ properties: [Property]) -> JSONSchema {
    closed(properties).with("minProperties", 1).with("maxProperties", 1)
  }

  /// A mapping whose keys the author chooses.
  ///
  /// - Parameters:
  ///   - keys: What the keys are; absent if any text will do.
  ///   - values: What stands under them.
  ///   - minimum: How many there are at least.
  static func mapping(
    of keys: JSONSchema? = nil, to values: JSONSchema, atLeast minimum: Int? = nil
  ) -> JSONSchema {
    var mapping = JSONSchema().with("type", .text("object"))
    if let keys { mapping = mapping.with("propertyNames", .schema(keys)) }
    return mapping.with("additionalProperties", .schema(values)).with("minProperties", minimum)
  }
}
