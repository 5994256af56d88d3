import SpecModel

/// A key of a record: of a mapping whose keys the format defines.
protocol RecordKey: Vocabulary {
  /// The record that has all of these keys.
  static var record: Record<Self> { get }
}

extension RecordKey {
  static var words: WordTable<Self> { record.keys }
}

/// What the format says of a key.
struct Field: Sendable {
  /// Whether each record must have it.
  let isRequired: Bool
  /// What editors show beside it; `nil` if its name says all.
  let text: String?
  /// The schema of its value in a suite with these words; `nil` if all are built in.
  let schema: @Sendable (SuiteWords?) -> JSONSchema

  /// A key that each record must have.
  static func required(
    _ schema: @autoclosure @escaping @Sendable () -> JSONSchema, _ text: String? = nil
  ) -> Field {
    Field(isRequired: true, text: text) { _ in schema() }
  }

  /// A key that a record may have.
  static func optional(
    _ schema: @autoclosure @escaping @Sendable () -> JSONSchema, _ text: String? = nil
  ) -> Field {
    Field(isRequired: false, text: text) { _ in schema() }
  }

  /// A key that each record must have, and whose value depends on the words of the suite.
  static func required(
    _ text: String, in schema: @escaping @Sendable (SuiteWords?) -> JSONSchema
  ) -> Field {
    Field(isRequired: true, text: text, schema: schema)
  }

  /// A key that a record may have, and whose value depends on the words of the suite.
  static func optional(
    _ text: String, in schema: @escaping @Sendable (SuiteWords?) -> JSONSchema
  ) -> Field {
    Field(isRequired: false, text: text, schema: schema)
  }

  /// The first key of every file.
  static var format: Field { required(SpecSchema.format) }
}

/// A mapping whose keys the format defines.
///
/// All that the format says of the keys stands in a table here: the schema of the record and what it must have follow
/// from that. A decoder only reads the values.
final class Record<Key: RecordKey>: Sendable {
  /// What such a mapping describes, such as `a message`.
  let owner: String
  /// The keys, in the order in which editors offer them.
  let keys: WordTable<Key>
  /// The keys that it must have.
  let required: KeyPositions
  private let table: [(key: Key, field: Field)]

  /// Creates a record with all keys of its kind.
  convenience init(_ owner: String, _ table: KeyValuePairs<Key, Field>) {
    precondition(table.count == Key.allCases.count, "the table of \(owner) lacks a key")
    self.init(owner, table.map { (key: $0.key, field: $0.value) })
  }

  /// Returns a record with some of the keys.
  func part(_ owner: String, _ keys: [Key]) -> Record {
    Record(owner, keys.map { (key: $0, field: self[$0]) })
  }

  /// Returns a record with all keys but some.
  func part(_ owner: String, without others: [Key]) -> Record {
    Record(owner, table.filter { !others.contains($0.key) })
  }

  private init(_ owner: String, _ table: [(key: Key, field: Field)]) {
    precondition(table.count <= KeyPositions.limit, "the table of \(owner) has too many keys")
    (self.owner, self.table) = (owner, table)
    keys = WordTable(table.map(\.key))
    required = table.indices.reduce(into: KeyPositions()) { required, position in
      if table[position].field.isRequired { required.insert(position) }
    }
  }

  /// What the format says of a key.
  subscript(key: Key) -> Field {
    guard let position = keys.position(of: key) else {
      preconditionFailure("\(owner) has no `\(key.rawValue)`")
    }
    return table[position].field
  }

  /// Tells whether the format defines a key of it.
  func has(_ key: Key) -> Bool { keys.position(of: key) != nil }

  /// The schema of the record in a suite with these words; `nil` if all are built in.
  func schema(_ words: SuiteWords? = nil) -> JSONSchema {
    .closed(
      table.map { JSONSchema.Property($0.key, $0.field, words) },
      required: table.filter(\.field.isRequired).map(\.key.rawValue))
  }
}

extension JSONSchema.Property {
  /// A key of a record, as the format describes it.
  init(_ name: some RawRepresentable<String>, _ field: Field, _ words: SuiteWords? = nil) {
    let schema = field.schema(words)
    self.init(name, field.text.map(schema.described) ?? schema)
  }
}
