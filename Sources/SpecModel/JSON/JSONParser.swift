/// Reads one JSON value from UTF-8 bytes.
///
/// Strict after RFC 8259, with a limit on depth; replies of engines pass through here, so nothing in
/// the input may make it crash, recurse without bound, or take more than linear time.
package struct JSONParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private static let maximumDepth = 64

  /// Parses a text that holds one value and white space.
  ///
  /// - Parameter bytes: The text, as UTF-8.
  /// - Throws: `JSONError` with the byte at which the text stops being JSON.
  package static func parse(_ bytes: some Collection<UInt8>) throws(JSONError) -> JSONValue {
    let result: Result<JSONValue, JSONError>? = bytes.withContiguousStorageIfAvailable { buffer in
      var parser = JSONParser(bytes: buffer)
      do throws(JSONError) {
        return .success(try parser.document())
      } catch {
        return .failure(error)
      }
    }
    if let result { return try result.get() }
    return try parse(Array(bytes))
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func document() throws(JSONError) -> JSONValue {
    let value = try value(depth: 0)
    skipSpace()
    if position < bytes.count { throw error("there is more after the value") }
    return value
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    skipSpace()
    guard let byte = peek() else { throw error("the text ends where a value should be") }
    switch byte {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try literal("true", .boolean(true))
    case UInt8(ascii: "f"): return try literal("false", .boolean(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw error("this is not the start of a value")
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    try enter(depth)
    var members: [JSONValue.Member] = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipSpace()
      guard peek() == UInt8(ascii: "\"") else { throw error("expected a key in quotes") }
      let key = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw error("expected a colon after the key") }
      members.append(JSONValue.Member(key: key, value: try value(depth: depth + 1)))
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw error("expected a comma or the object's end") }
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
    try enter(depth)
    var values: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array(values) }
    while true {
      values.append(try value(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(values) }
      guard take(UInt8(ascii: ",")) else { throw error("expected a comma or the array's end") }
    }
  }

  private mutating func enter(_ depth: Int) throws(JSONError) {
    if depth >= Self.maximumDepth { throw error("nested deeper than \(Self.maximumDepth) levels") }
    position += 1
  }

  private mutating func literal(
    _ text: StaticString, _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count,
      bytes[position..<position + count].elementsEqual(
        UnsafeBufferPointer(start: text.utf8Start, count: count))
    else { throw error("this is not the start of a value") }
    position += count
    return value
  }

  private mutating func number() throws(JSONError) -> JSONValue {
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
    if isWhole, position - whole <= 15 {
      var result = 0
      for byte in bytes[whole..<position] { result = result * 10 + Int(byte &- UInt8(ascii: "0")) }
      return .number(Double(whole == start ? result : -result))
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let result = Double(text), result.isFinite else { throw error("the number is too large") }
    return .number(result)
  }

  private mutating func digits() throws(JSONError) {
    let start = position
    while let byte = peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      position += 1
    }
    if position == start { throw error("a number needs digits") }
  }

  // The text up to the first escape is taken as it stands; most strings have none.
  private mutating func string() throws(JSONError) -> String {
    position += 1
    let start = position
    while let byte = peek() {
      if byte == UInt8(ascii: "\"") {
        guard let text = String(validating: bytes[start..<position], as: UTF8.self) else {
          throw JSONError("the string is not valid UTF-8", offset: start)
        }
        position += 1
        return text
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
      if byte < 0x20 { throw error("a control character stands in a string unescaped") }
      position += 1
    }
    throw error("the text ends inside a string")
  }

  private mutating func escapedString(from start: Int) throws(JSONError) -> String {
    var text = Array(bytes[start..<position])
    while let byte = peek() {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw JSONError("the string is not valid UTF-8", offset: start)
        }
        return string
      case UInt8(ascii: "\\"):
        text.append(contentsOf: try escape().utf8)
      case ..<0x20:
        position -= 1
        throw error("a control character stands in a string unescaped")
      default:
        text.append(byte)
      }
    }
    throw error("the text ends inside a string")
  }

  private mutating func escape() throws(JSONError) -> String {
    guard let byte = peek() else { throw error("the text ends inside a string") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return String(try unicodeEscape())
    default:
      position -= 1
      throw error("this is no escape that JSON knows")
    }
  }

  /// Reads the digits of `\uXXXX`, and of the second half where it is a surrogate pair.
  private mutating func unicodeEscape() throws(JSONError) -> Character {
    let first = try codeUnit()
    var units = [first]
    if (0xD800...0xDBFF).contains(first), take(UInt8(ascii: "\\")) {
      guard take(UInt8(ascii: "u")) else { throw error("half of a surrogate pair") }
      units.append(try codeUnit())
    }
    guard let text = String(validating: units, as: UTF16.self), let character = text.first else {
      throw error("half of a surrogate pair")
    }
    return character
  }

  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    guard position + 4 <= bytes.count,
      bytes[position..<position + 4].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw error("expected four hexadecimal digits") }
    position += 4
    return unit
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
