/// The members of an object, which are written or read in the same way.
///
/// Each method takes the member of the record that is written, and returns it. If a record is read,
/// it takes `nil`, and returns what it read. Only reading throws.
package struct JSONMembers: ~Copyable {
  /// What writes the members; `nil` if they are read.
  private var writer: JSONWriter?
  /// What reads the members; `nil` if they are written.
  private let reader: JSONReader?
  /// Whether nothing is written that depends on where a suite was loaded from.
  let omitsFiles: Bool

  /// Creates members that are read.
  init(_ reader: JSONReader) {
    self.reader = reader
    writer = nil
    omitsFiles = false
  }

  /// Writes members.
  ///
  /// - Parameters:
  ///   - json: Where to write them.
  ///   - pass: Passes each member.
  static func write(to json: inout JSONWriter, _ pass: (inout Self) throws(JSONError) -> Void) {
    var members = Self(consume json)
    do { try pass(&members) } catch { preconditionFailure("writing throws nothing") }
    guard let writer = members.writer.take() else { preconditionFailure("nothing is written") }
    json = writer
  }

  private init(_ writer: consuming JSONWriter) {
    reader = nil
    omitsFiles = writer.omitsFiles
    self.writer = consume writer
  }

  /// Passes a member that is always there.
  package mutating func required<Value: JSONCodable>(
    _ key: StaticString, _ value: Value?
  ) throws(JSONError) -> Value {
    if let reader { return try reader.required(key) }
    guard let value else { preconditionFailure("`\(key)` is missing from what is written") }
    writer?.member(key, value)
    return value
  }

  /// Passes a member that is absent if it is `nil`.
  package mutating func optional<Value: JSONCodable>(
    _ key: StaticString, _ value: Value?
  ) throws(JSONError) -> Value? {
    if let reader { return try reader.optional(key) }
    writer?.member(key, value)
    return value
  }

  /// Passes a member that is absent if it has a certain value.
  package mutating func optional<Value: JSONCodable & Equatable>(
    _ key: StaticString, _ value: Value?, or usual: Value
  ) throws(JSONError) -> Value {
    if let reader { return try reader.optional(key, or: usual) }
    guard let value, value != usual else { return usual }
    writer?.member(key, value)
    return value
  }

  /// Passes a value whose members are among those of the record.
  package mutating func part<Part: JSONObject>(_ part: Part?) throws(JSONError) -> Part {
    if let reader { return try Part(reader) }
    guard let part else { preconditionFailure("a part is missing from what is written") }
    if var json = writer.take() {
      part.writeMembers(to: &json)
      writer = consume json
    }
    return part
  }

  /// Checks what was read; what is written is right.
  ///
  /// - Throws: The problem of the member with the key.
  package func check(
    _ key: StaticString, _ isRight: Bool, _ problem: @autoclosure () -> String
  ) throws(JSONError) {
    if let reader, !isRight { throw try reader.member(key).error(problem()) }
  }
}

extension JSONReader {
  /// Returns a required member.
  package func required<Value: JSONCodable>(_ key: StaticString) throws(JSONError) -> Value {
    try Value(member(key))
  }

  /// Returns a member; `nil` if it is absent or null.
  func optional<Value: JSONCodable>(_ key: StaticString) throws(JSONError) -> Value? {
    guard let member: JSONReader = optional(key) else { return nil }
    return try Value(member)
  }

  /// Returns a member; the usual value if it is absent or null.
  package func optional<Value: JSONCodable>(
    _ key: StaticString, or usual: Value
  ) throws(JSONError) -> Value {
    guard let member: JSONReader = optional(key) else { return usual }
    return try Value(member)
  }
}
