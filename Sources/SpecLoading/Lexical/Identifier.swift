/// The forms of the names in a suite.
enum Identifier {
  /// `two-waiting`: cases, variants, files, chapters, profiles, documents, answers, probes.
  case plain
  /// `stack.last-in-first-out`: rules and questions.
  case dotted
  /// `first_message`: messages and the columns of variants.
  case name

  /// Tells whether bytes have this form.
  func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    self == .name ? Identifier.isName(bytes) : isIdentifier(bytes)
  }

  /// Tells whether bytes are letters and digits, separated by single hyphens or, if allowed,
  /// periods.
  private func isIdentifier(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var isSeparated = true
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        isSeparated = false
      case UInt8(ascii: "-") where !isSeparated,
        UInt8(ascii: ".") where !isSeparated && self == .dotted:
        isSeparated = true
      default:
        return false
      }
    }
    return !isSeparated
  }

  /// Tells whether bytes are a lowercase letter, then lowercase letters, digits and underscores.
  static func isName(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, isLowercaseLetter(first) else { return false }
    return bytes.allSatisfy(isNameByte)
  }

  /// Tells whether a name may contain a byte.
  static func isNameByte(_ byte: UInt8) -> Bool {
    isLowercaseLetter(byte) || byte.digitValue != nil || byte == UInt8(ascii: "_")
  }

  private static func isLowercaseLetter(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }

  /// The form in words.
  var shape: String {
    switch self {
    case .plain: "lowercase letters and digits, with single hyphens between them"
    case .dotted: "lowercase letters and digits, with single hyphens or periods between them"
    case .name: "a lowercase letter, then lowercase letters, digits and underscores"
    }
  }
}
