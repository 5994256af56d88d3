/// Reads a string that has escapes: the parser to check it, the reader to have its text.
struct JSONEscapedString {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let start: Int
  /// The byte that is read next; after the string, the one behind its closing quote.
  private(set) var position: Int

  /// Creates a reader of the string whose first byte, behind the quote, is this.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.bytes = bytes
    self.start = start
    position = start
  }

  /// Reads up to the closing quote.
  mutating func read() throws(JSONError) -> String {
    var text: [UInt8] = []
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

  private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  private func error(_ message: String) -> JSONError { JSONError(message, offset: position) }
}
