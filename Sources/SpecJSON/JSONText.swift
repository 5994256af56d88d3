import SpecModel

/// A JSON text and the positions of its values: one record for each value, in the order of the
/// text.
///
/// Bundles, requests and replies are read with it. A tree of values would need an allocation for
/// each value, and another one for its path in error messages. Here, nothing is created for a value
/// until it is requested, and its path only for an error.
final class JSONText: Sendable {
  private let bytes: ArraySlice<UInt8>
  private let records: ContiguousArray<JSONRecord>
  /// The words of the suite that the text is about; `nil` if all are built in.
  let words: SuiteWords?
  /// Whether words that are not built in are read as they come.
  let acceptsAny: Bool

  /// Parses a text that contains one value and white space.
  ///
  /// - Throws: `JSONError` with the offset at which the text stops being JSON.
  init(parsing bytes: ArraySlice<UInt8>, words: SuiteWords?, acceptsAny: Bool) throws(JSONError) {
    self.acceptsAny = acceptsAny
    self.bytes = bytes
    self.words = words
    records = try JSONParser.records(of: bytes)
  }

  /// Creates the same text about a suite with these words.
  init(_ text: JSONText, words: SuiteWords?) {
    (bytes, records, acceptsAny) = (text.bytes, text.records, text.acceptsAny)
    self.words = words
  }

  /// The kind of a value.
  func kind(at index: Int) -> JSONRecord.Kind { records[index].kind }

  /// The offset of a value, in bytes from 0; a string begins with its quote.
  func offset(of index: Int) -> Int {
    let record = records[index]
    let isString = record.kind == .string || record.kind == .escapedString
    return Int(record.start) - (isString ? 1 : 0)
  }

  /// The index of the record that follows a value and everything that it contains.
  func end(of index: Int) -> Int { Int(records[index].end) }

  /// Returns the index of the record of a member's value; `nil` if there is none.
  func member(_ key: String, of index: Int) -> Int? {
    var key = key
    return key.withUTF8 { member($0, of: index) }
  }

  /// Returns the index of the record of a member's value; the key is in UTF-8.
  func member(_ wanted: UnsafeBufferPointer<UInt8>, of index: Int) -> Int? {
    guard kind(at: index) == .object else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      var position = index + 1
      let end = end(of: index)
      while position < end {
        if isKey(at: position, wanted, in: bytes) { return position + 1 }
        position = self.end(of: position + 1)
      }
      return nil
    }
  }

  @inline(__always)
  private func isKey(
    at index: Int, _ wanted: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let record = records[index]
    if record.kind == .escapedString { return string(at: index).utf8.elementsEqual(wanted) }
    guard Int(record.count) == wanted.count else { return false }
    let start = Int(record.start)
    for offset in wanted.indices where bytes[start + offset] != wanted[offset] { return false }
    return true
  }

  /// Returns the word that a string without escapes spells; `nil` if it is none of them.
  func word<Word>(at index: Int, among words: KnownWords<Word>) -> Word? {
    let record = records[index]
    guard record.kind == .string else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      words.word(spelled: UnsafeBufferPointer(rebasing: bytes[record.range]))
    }
  }

  /// Returns the text of a string or a key.
  func string(at index: Int) -> String {
    let record = records[index]
    return bytes.withUnsafeBufferPointer { bytes in
      guard record.kind == .escapedString else {
        let text = UnsafeBufferPointer(rebasing: bytes[record.range])
        // So a short text, which is kept in place, is made in a third of the time.
        if text.count <= 15 {
          return String(unsafeUninitializedCapacity: text.count) {
            $0.initialize(fromContentsOf: text)
          }
        }
        return String(decoding: text, as: UTF8.self)
      }
      var string = JSONEscapedString(bytes, from: Int(record.start))
      // The parser has read it before without an error.
      return (try? string.read()) ?? ""
    }
  }

  /// Returns the value of a number.
  func number(at index: Int) -> Double {
    let record = records[index]
    if let whole = shortInteger(at: index) { return Double(whole) }
    return Double(String(decoding: bytes(of: record), as: UTF8.self)) ?? .nan
  }

  /// A number converted to a whole number.
  enum Integer {
    case exactly(Int)
    case isTooLarge
    case isNotWhole
  }

  /// Returns a number as a whole number, exact to the last digit.
  func integer(at index: Int) -> Integer {
    let digits = bytes(of: records[index])
    let isSpelledOut = digits.allSatisfy { byte in
      byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    if isSpelledOut {
      return Int(String(decoding: digits, as: UTF8.self)).map(Integer.exactly) ?? .isTooLarge
    }
    let number = number(at: index)
    guard number == number.rounded() else { return .isNotWhole }
    // Above this, not every whole number has a floating-point representation.
    return abs(number) < 0x1p53 ? .exactly(Int(number)) : .isTooLarge
  }

  /// Returns a whole number of few digits, or `nil` for any other number.
  func shortInteger(at index: Int) -> Int? {
    let record = records[index]
    guard record.kind == .shortInteger else { return nil }
    var digits = bytes(of: record)
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits.removeFirst() }
    var result = 0
    for byte in digits { result = result * 10 + Int(byte &- UInt8(ascii: "0")) }
    return isNegative ? -result : result
  }

  /// Returns the bytes of a value.
  private func bytes(of record: JSONRecord) -> ArraySlice<UInt8> {
    let start = bytes.startIndex + Int(record.start)
    return bytes[start..<start + Int(record.count)]
  }

  /// Returns the path of a value for messages, such as `given.host.choice`; empty for the top
  /// value.
  func path(to index: Int) -> String {
    var path = ""
    var position = 0
    while position < index {
      let isObject = kind(at: position) == .object
      var child = position + (isObject ? 2 : 1)
      var element = 0
      while end(of: child) <= index {
        child = end(of: child) + (isObject ? 1 : 0)
        element += 1
      }
      if isObject {
        path += (path.isEmpty ? "" : ".") + string(at: child - 1)
      } else {
        path += "[\(element)]"
      }
      position = child
    }
    return path
  }
}

/// The position and the kind of a value in a text.
struct JSONRecord {
  let kind: Kind
  /// The offset of the first byte; for a string, of the one after the quote.
  let start: UInt32
  /// The number of bytes; for a string, those between the quotes; 0 for objects and arrays.
  let count: UInt32
  /// The index of the record that follows the value and everything that it contains.
  ///
  /// In an object, the records of keys and values alternate.
  var end: UInt32

  /// The kind of a value.
  enum Kind: UInt8 {
    case null, `true`, `false`
    /// A number of at most 15 digits, without a fraction or an exponent.
    case shortInteger
    case number
    case string, escapedString
    case array, object
  }

  /// The range of the bytes.
  var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}
