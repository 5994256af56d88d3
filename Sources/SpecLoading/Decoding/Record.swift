import SpecModel

/// A key of a record: of a mapping whose keys the format defines.
///
/// What the format says of a key stands in its ``field``, and nowhere else: the schema of the record and what it
/// must have follow from that. A decoder only reads the values.
protocol RecordKey: Vocabulary {
  /// The record that has all of these keys.
  static var record: Record<Self> { get }
  /// What the format says of the key.
  var field: Field { get }
}

extension RecordKey {
  static var words: WordTable<Self> { record.keys }
}

/// What the format says of a key.
struct Field {
  /// Whether each record must have it.
  let isRequired: Bool
  /// What editors show beside it; `nil` if its name says all.
  let text: String?
  /// The schema of its value in a suite with these words; `nil` if all are built in.
  let schema: (SuiteWords?) -> JSONSchema

  /// A key that each record must have.
  static func required(
    _ schema: @autoclosure @escaping () -> JSONSchema, _ text: String? = nil
  ) -> Field {
    Field(isRequired: true, text: text) { _ in schema() }
  }

  /// A key that a record may have.
  static func optional(
    _ schema: @autoclosure @escaping () -> JSONSchema, _ text: String? = nil
  ) -> Field {
    Field(isRequired: false, text: text) { _ in schema() }
  }

  /// A key that each record must have, and whose value depends on the words of the suite.
  static func required(
    _ text: String, in schema: @escaping (SuiteWords?) -> JSONSchema
  ) -> Field {
    Field(isRequired: true, text: text, schema: schema)
  }

  /// A key that a record may have, and whose value depends on the words of the suite.
  static func optional(
    _ text: String, in schema: @escaping (SuiteWords?) -> JSONSchema
  ) -> Field {
    Field(isRequired: false, text: text, schema: schema)
  }

  /// The first key of every file.
  static var format: Field { required(SpecSchema.format) }
}

/// A mapping whose keys the format defines.
struct Record<Key: RecordKey>: Sendable {
  /// What such a mapping describes, such as `a message`.
  let owner: String
  /// The keys, in the order in which editors offer them.
  let keys: WordTable<Key>
  /// The keys that it must have.
  let required: KeyPositions

  /// Creates a record with all keys of its kind, or some of them.
  init(_ owner: String, _ chosen: [Key] = Array(Key.allCases)) {
    self.owner = owner
    keys = WordTable(chosen)
    required = chosen.indices.reduce(into: KeyPositions()) { required, position in
      if chosen[position].field.isRequired { required.insert(position) }
    }
  }

  /// Tells whether the format defines a key of it.
  func has(_ key: Key) -> Bool { keys.position(of: key) != nil }

  /// The schema of the record in a suite with these words; `nil` if all are built in.
  func schema(_ words: SuiteWords? = nil) -> JSONSchema {
    .closed(
      keys.all.map { JSONSchema.Property($0, $0.field, words) },
      required: keys.all.filter(\.field.isRequired).map(\.rawValue))
  }
}

extension JSONSchema.Property {
  /// A key of a record, as the format describes it.
  init(_ name: some RawRepresentable<String>, _ field: Field, _ words: SuiteWords? = nil) {
    let schema = field.schema(words)
    self.init(name, field.text.map(schema.described) ?? schema)
  }
}

/// Some keys of a table, by their positions.
struct KeyPositions: Sendable {
  private var bits: UInt64 = 0

  /// Adds a key, and tells whether it was there already.
  @discardableResult
  mutating func insert(_ position: Int) -> Bool {
    defer { bits |= 1 << UInt64(position) }
    return contains(position)
  }

  /// Tells whether a key is among them.
  func contains(_ position: Int) -> Bool { bits & (1 << UInt64(position)) != 0 }

  /// Tells whether all of some keys are among them.
  func contains(_ others: KeyPositions) -> Bool { others.bits & ~bits == 0 }
}
