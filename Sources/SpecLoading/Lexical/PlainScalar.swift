/// What an unquoted scalar could be under the rules of YAML 1.1.
///
/// Parsers disagree about which of these are text, so specs quote them.
enum PlainScalar: Equatable {
  /// Only a text.
  case text
  /// An integer or a decimal number as JSON writes it.
  case number
  /// A number in a notation that only some parsers know: `012`, `0x1f`, `1_000`, `.5`, `1:30`.
  case oddNumber
  /// `true` or `false`.
  case boolean
  /// A word that some parsers read as a boolean: `no`, `on`, `True`.
  case oddBoolean
  /// An empty scalar, `~` or `null`.
  case null
  /// A date or a moment.
  case date
  /// `<<` or `=`, which have a special meaning.
  case indicator

  /// Classifies the bytes of an unquoted scalar.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.first else {
      self = .null
      return
    }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      self = PlainScalar(numeric: bytes)
    case UInt8(ascii: "~") where bytes.count == 1: self = .null
    case UInt8(ascii: "=") where bytes.count == 1: self = .indicator
    case UInt8(ascii: "<") where bytes.elementsEqual("<<".utf8): self = .indicator
    case _ where bytes.count <= 5: self = PlainScalar(word: bytes)
    default: self = .text
    }
  }

  /// Classifies a short word.
  private init(word bytes: UnsafeBufferPointer<UInt8>) {
    // Hardly any word gets as far as the comparison.
    let isSuspect =
      switch (bytes[0] | 0x20, bytes.count) {
      case (UInt8(ascii: "y"), 1), (UInt8(ascii: "n"), 1): true
      case (UInt8(ascii: "n"), 2), (UInt8(ascii: "o"), 2): true
      case (UInt8(ascii: "y"), 3), (UInt8(ascii: "o"), 3): true
      case (UInt8(ascii: "t"), 4), (UInt8(ascii: "n"), 4): true
      case (UInt8(ascii: "f"), 5): bytes[4] | 0x20 == UInt8(ascii: "e")
      default: false
      }
    guard isSuspect else {
      self = .text
      return
    }
    let word = String(decoding: bytes, as: UTF8.self)
    switch word {
    case "true", "false": self = .boolean
    case "null", "Null", "NULL": self = .null
    case "True", "TRUE", "False", "FALSE", "yes", "Yes", "YES", "no", "No", "NO", "on", "On", "ON",
      "off", "Off", "OFF", "y", "Y", "n", "N":
      self = .oddBoolean
    default: self = .text
    }
  }

  /// Classifies bytes that begin with a digit, a sign or a point.
  private init(numeric bytes: UnsafeBufferPointer<UInt8>) {
    if JSONNumber.matches(bytes) {
      self = .number
    } else if PlainScalar.isDate(bytes) {
      self = .date
    } else {
      self = PlainScalar.isOddNumber(String(decoding: bytes, as: UTF8.self)) ? .oddNumber : .text
    }
  }

  /// Tells whether bytes begin like `2026-01-31` and continue like a moment.
  private static func isDate(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let shape = bytes.prefix { $0.digitValue != nil }.count
    guard shape == 4, bytes.count >= 8, bytes[4] == UInt8(ascii: "-") else { return false }
    let allowed = "0123456789-:+.TtZ ".utf8
    return bytes.dropFirst(5).allSatisfy { allowed.contains($0) }
      && bytes.dropFirst(5).contains(UInt8(ascii: "-"))
  }

  /// Tells whether a text that is not a JSON number is a number in another notation.
  private static func isOddNumber(_ text: String) -> Bool {
    var digits = Substring(text)
    if digits.first == "-" || digits.first == "+" { digits = digits.dropFirst() }
    if [".inf", ".Inf", ".INF", ".nan", ".NaN", ".NAN"].contains(digits) { return true }
    let lowercase = digits.lowercased().replacing("_", with: "")
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where lowercase.hasPrefix(prefix) {
      return Int(lowercase.dropFirst(2), radix: radix) != nil || lowercase.count > 12
    }
    guard let first = lowercase.first, first.isNumber || first == "." else { return false }
    if lowercase.contains(":") {
      return lowercase.split(separator: ":", omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && Double(String($0)) != nil
      }
    }
    return Double(lowercase) != nil && lowercase.contains(where: \.isNumber)
  }
}

/// Numbers as JSON writes them.
enum JSONNumber {
  /// Tells whether bytes are a number in JSON's notation, which every YAML parser agrees on.
  static func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    func digits() -> Int {
      let start = index
      while index < bytes.count, bytes[index].digitValue != nil { index += 1 }
      return index - start
    }
    if bytes.first == UInt8(ascii: "-") { index += 1 }
    let startsWithZero = index < bytes.count && bytes[index] == UInt8(ascii: "0")
    let whole = digits()
    guard whole == 1 || (whole > 1 && !startsWithZero) else { return false }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      guard digits() > 0 else { return false }
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-")
      {
        index += 1
      }
      guard digits() > 0 else { return false }
    }
    return index == bytes.count
  }

  /// Parses a whole number.
  ///
  /// - Returns: The number; `nil` if the bytes are not one or have more than 18 digits.
  static func integer(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard matches(bytes), bytes.count <= 18 else { return nil }
    let isNegative = bytes[0] == UInt8(ascii: "-")
    var value = 0
    for byte in bytes.dropFirst(isNegative ? 1 : 0) {
      guard let digit = byte.digitValue else { return nil }
      value = value * 10 + digit
    }
    return isNegative ? -value : value
  }
}
