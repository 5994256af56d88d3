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
  /// The name of the key.
  let name: String
  /// Whether each record must have it.
  let isRequired: Bool
  /// What editors show beside it; `nil` if its name says all.
  let text: String?
  /// The schema of its value in a suite with these words; `nil` if all are built in.
  let schema: @Sendable (SuiteWords?) -> JSONSchema
}

/// The rows of a record's table.
extension RecordKey {
  /// A key that each record must have.
  static func must(
    _ key: Self, _ schema: @autoclosure @escaping @Sendable () -> JSONSchema, _ text: String? = nil
  ) -> Field {
    Field(name: key.rawValue, isRequired: true, text: text) { _ in schema() }
  }

  /// A key that a record may have.
  static func may(
    _ key: Self, _ schema: @autoclosure @escaping @Sendable () -> JSONSchema, _ text: String? = nil
  ) -> Field {
    Field(name: key.rawValue, isRequired: false, text: text) { _ in schema() }
  }

  /// A key that each record must have, and whose value depends on the words of the suite.
  static func must(
    _ key: Self, _ text: String, in schema: @escaping @Sendable (SuiteWords?) -> JSONSchema
  ) -> Field {
    Field(name: key.rawValue, isRequired: true, text: text, schema: schema)
  }

  /// A key that a record may have, and whose value depends on the words of the suite.
  static func may(
    _ key: Self, _ text: String, in schema: @escaping @Sendable (SuiteWords?) -> JSONSchema
  ) -> Field {
    Field(name: key.rawValue, isRequired: false, text: text, schema: schema)
  }
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
  private let fields: [Field]

  /// Creates a record with all keys of its kind, in their order.
  convenience init(_ owner: String, _ fields: [Field]) {
    self.init(owner, WordTable(), fields)
  }

  /// Returns a record with some of the keys.
  func part(_ owner: String, _ keys: [Key]) -> Record {
    Record(owner, WordTable(keys), keys.map { self[$0] })
  }

  /// Returns a record with all keys but some.
  func part(_ owner: String, without others: [Key]) -> Record {
    part(owner, Key.allCases.filter { !others.contains($0) })
  }

  private init(_ owner: String, _ keys: WordTable<Key>, _ fields: [Field]) {
    (self.owner, self.keys, self.fields) = (owner, keys, fields)
    var required = KeyPositions()
    var position = 0
    for field in fields {
      if field.isRequired { required.insert(position) }
      position += 1
    }
    self.required = required
    precondition(keys.count == position, "the table of \(owner) lacks a key")
  }

  /// What the format says of a key.
  subscript(key: Key) -> Field {
    guard let position = keys.position(of: key) else {
      preconditionFailure("\(owner) has no `\(key.rawValue)`")
    }
    return fields[position]
  }

  /// Tells whether the format defines a key of it.
  func has(_ key: Key) -> Bool { keys.position(of: key) != nil }

  /// The schema of the record in a suite with these words; `nil` if all are built in.
  func schema(_ words: SuiteWords? = nil) -> JSONSchema {
    precondition(fields.map(\.name) == keys.spellings, "the table of \(owner) has another order")
    return .closed(
      fields.map { JSONSchema.Property($0, words) },
      required: fields.filter(\.isRequired).map(\.name))
  }
}

extension JSONSchema.Property {
  /// A key of a record, as the format describes it.
  init(_ field: Field, _ words: SuiteWords? = nil) {
    let schema = field.schema(words)
    self.init(field.name, field.text.map(schema.described) ?? schema)
  }
}
