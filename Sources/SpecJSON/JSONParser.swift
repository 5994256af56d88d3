/// Finds the values of a JSON text in UTF-8, and checks them.
///
/// The parser follows RFC 8259 strictly and limits the depth. It reads the replies of engines, so
/// no input may make it crash, recurse without bound, or take more than linear time.
package struct JSONParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// The records, in memory that is large enough for those of any text of this length.
  private let records: UnsafeMutableBufferPointer<JSONRecord>
  /// The number of records so far.
  private var count = 0
  private static let maximumDepth = 64

  /// Parses a text that contains one value and white space.
  ///
  /// - Parameter bytes: The text, as UTF-8.
  /// - Throws: `JSONError` with the offset at which the text stops being JSON.
  package static func parse(_ bytes: some Collection<UInt8>) throws(JSONError) -> JSONValue {
    try JSONReader(parsing: bytes).value
  }

  /// Finds the positions of a text's values.
  ///
  /// - Throws: `JSONError` with the byte at which the text stops being JSON.
  static func records(of bytes: ArraySlice<UInt8>) throws(JSONError) -> ContiguousArray<JSONRecord>
  {
    guard bytes.count <= Int(UInt32.max) else { throw JSONError("the text is too long") }
    var failure: JSONError?
    let records = bytes.withUnsafeBufferPointer { bytes in
      // A value takes two bytes with what separates or closes it, unless it is the last of those that are open. This
      // reserves address space only: a page is used when it is written to.
      ContiguousArray(unsafeUninitializedCapacity: bytes.count / 2 + maximumDepth + 2) {
        records, count in
        var parser = JSONParser(bytes: bytes, records: records)
        do throws(JSONError) { try parser.document() } catch { failure = error }
        count = parser.count
      }
    }
    if let failure { throw failure }
    return records
  }

  private init(
    bytes: UnsafeBufferPointer<UInt8>, records: UnsafeMutableBufferPointer<JSONRecord>
  ) {
    self.bytes = bytes
    self.records = records
  }

  private mutating func document() throws(JSONError) {
    try value(depth: 0)
    skipSpace()
    if position < bytes.count { throw error("there is more after the value") }
  }

  private mutating func value(depth: Int) throws(JSONError) {
    skipSpace()
    guard let byte = peek() else { throw error("the text ends where a value should be") }
    switch byte {
    case UInt8(ascii: "{"): try object(depth: depth)
    case UInt8(ascii: "["): try array(depth: depth)
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "t"): try literal("true", .true)
    case UInt8(ascii: "f"): try literal("false", .false)
    case UInt8(ascii: "n"): try literal("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    case 0xEF where bytes.starts(with: [0xEF, 0xBB, 0xBF]) && position == 0:
      throw error("the text starts with a byte order mark, which JSON does not allow")
    default: throw error("this is not the start of a value")
    }
  }

  private mutating func object(depth: Int) throws(JSONError) {
    let record = try open(.object, depth)
    defer { records[record].end = UInt32(truncatingIfNeeded: count) }
    skipSpace()
    if take(UInt8(ascii: "}")) { return }
    var keys = 0
    while true {
      skipSpace()
      guard peek() == UInt8(ascii: "\"") else { throw error("expected a key in quotes") }
      try string()
      keys += 1
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw error("expected a colon after the key") }
      try value(depth: depth + 1)
      skipSpace()
      if take(UInt8(ascii: "}")) { return try checkKeys(from: record + 1, count: keys) }
      guard take(UInt8(ascii: ",")) else { throw error("expected a comma or the object's end") }
    }
  }

  /// Checks that an object has no key twice.
  ///
  /// - Parameters:
  ///   - first: The index of the first key's record; the records end with the object's.
  ///   - count: The number of keys.
  private func checkKeys(from first: Int, count: Int) throws(JSONError) {
    if count < 2 { return }
    // Nearly all objects are small, and comparing lengths settles most pairs of keys.
    if count <= 16 {
      var position = Int(records[first + 1].end)
      while position < self.count {
        var earlier = first
        while earlier < position {
          if isSameKey(earlier, position) { throw repeatedKey(at: position) }
          earlier = Int(records[earlier + 1].end)
        }
        position = Int(records[position + 1].end)
      }
    } else {
      var keys = Set<String>(minimumCapacity: count)
      var position = first
      while position < self.count {
        if !keys.insert(key(at: position)).inserted { throw repeatedKey(at: position) }
        position = Int(records[position + 1].end)
      }
    }
  }

  private func isSameKey(_ one: Int, _ other: Int) -> Bool {
    let (one, other) = (records[one], records[other])
    if one.kind == .escapedString || other.kind == .escapedString {
      return key(one).utf8.elementsEqual(key(other).utf8)
    }
    guard one.count == other.count else { return false }
    return bytes[one.range].elementsEqual(bytes[other.range])
  }

  private func repeatedKey(at index: Int) -> JSONError {
    JSONError(
      "the key `\(key(at: index))` appears twice", offset: Int(records[index].start))
  }

  private func key(at index: Int) -> String { key(records[index]) }

  private func key(_ record: JSONRecord) -> String {
    guard record.kind == .escapedString else {
      return String(decoding: bytes[record.range], as: UTF8.self)
    }
    var string = JSONEscapedString(bytes, from: Int(record.start))
    // It has been read before without an error.
    return (try? string.read()) ?? ""
  }

  private mutating func array(depth: Int) throws(JSONError) {
    let record = try open(.array, depth)
    defer { records[record].end = UInt32(truncatingIfNeeded: count) }
    skipSpace()
    if take(UInt8(ascii: "]")) { return }
    while true {
      try value(depth: depth + 1)
      skipSpace()
      if take(UInt8(ascii: "]")) { return }
      guard take(UInt8(ascii: ",")) else { throw error("expected a comma or the array's end") }
    }
  }

  /// Begins an object or an array, and returns the index of its record.
  private mutating func open(_ kind: JSONRecord.Kind, _ depth: Int) throws(JSONError) -> Int {
    if depth >= Self.maximumDepth { throw error("nested deeper than \(Self.maximumDepth) levels") }
    add(kind, from: position)
    position += 1
    return count - 1
  }

  /// Adds the record of the value that was just read.
  private mutating func add(_ kind: JSONRecord.Kind, from start: Int) {
    precondition(count < records.count, "a text has no more values than there is room for")
    records.initializeElement(
      at: count,
      to: JSONRecord(
        kind: kind, start: UInt32(truncatingIfNeeded: start),
        count: UInt32(truncatingIfNeeded: position - start),
        end: UInt32(truncatingIfNeeded: count + 1)))
    count += 1
  }

  private mutating func literal(
    _ text: StaticString, _ kind: JSONRecord.Kind
  ) throws(JSONError) {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count,
      bytes[position..<position + count].elementsEqual(
        UnsafeBufferPointer(start: text.utf8Start, count: count))
    else { throw error("this is not the start of a value") }
    position += count
    add(kind, from: position - count)
  }

  private mutating func number() throws(JSONError) {
    let start = position
    _ = take(UInt8(ascii: "-"))
    let whole = position
    if !take(UInt8(ascii: "0")) { try digits() }
    if position == whole { throw error("a number needs digits") }
    var isWhole = true
    if take(UInt8(ascii: ".")) {
      isWhole = false
      try digits()
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      isWhole = false
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    add(isWhole && position - whole <= 15 ? .shortInteger : .number, from: start)
    if records[count - 1].kind == .number, !number(from: start).isFinite {
      throw error("the number is too large")
    }
  }

  private func number(from start: Int) -> Double {
    Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? .infinity
  }

  private mutating func digits() throws(JSONError) {
    let start = position
    while let byte = peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      position += 1
    }
    if position == start { throw error("a number needs digits") }
  }

  // A string without escapes is taken as it is; most strings have none.
  private mutating func string() throws(JSONError) {
    position += 1
    let start = position
    position = PlainText.end(in: UnsafeRawBufferPointer(bytes), from: position)
    var isASCII = true
    while let byte = peek() {
      if byte == UInt8(ascii: "\"") {
        if !isASCII, String(validating: bytes[start..<position], as: UTF8.self) == nil {
          throw JSONError("the string is not valid UTF-8", offset: start)
        }
        add(.string, from: start)
        position += 1
        return
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
      if byte < 0x20 { throw error("a string has an unescaped control character") }
      isASCII = isASCII && byte < 0x80
      position += 1
    }
    throw error("the text ends inside a string")
  }

  private mutating func escapedString(from start: Int) throws(JSONError) {
    var string = JSONEscapedString(bytes, from: start)
    defer { position = string.position }
    _ = try string.read()
    position = string.position - 1
    add(.escapedString, from: start)
  }

  private mutating func skipSpace() {
    while let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  private func error(_ message: String) -> JSONError { JSONError(message, offset: position) }
}
