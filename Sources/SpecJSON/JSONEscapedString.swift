/// Reads a string with escapes: for the parser, which checks it, and for the reader, which needs
/// its text.
struct JSONEscapedString {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let start: Int
  /// The byte that is read next; after the string, the one after its closing quote.
  private(set) var position: Int

  /// Creates a reader of the string whose first byte, after the opening quote, is at `start`.
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
        throw error("a string has an unescaped control character")
      default:
        text.append(byte)
      }
    }
    throw error("the text ends inside a string")
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    guard let byte = peek() else { throw error("the text ends inside a string") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default:
      position -= 1
      throw error("this is not an escape in JSON")
    }
  }

  /// Reads the digits of `\uXXXX`, and the second half of a surrogate pair.
  private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let half = "this is half of a surrogate pair, not a character"
    guard UTF16.isLeadSurrogate(first), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw error(half)
    }
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second),
      let scalar = Unicode.Scalar(
        0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
    else { throw error(half) }
    return scalar
  }

  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    guard position + 4 <= bytes.count else { throw error("expected four hexadecimal digits") }
    var unit: UInt16 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = hexadecimalDigit(byte) else {
        throw error("expected four hexadecimal digits")
      }
      unit = unit << 4 | digit
    }
    position += 4
    return unit
  }

  private func hexadecimalDigit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A")) + 10
    default: nil
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
