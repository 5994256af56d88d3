import Mustache

/// How text is escaped in the report: scalar by scalar.
///
/// The template engine's own way goes character by character, and a quotation mark with a combining
/// accent behind it is one character that is no quotation mark: an engine could end an attribute
/// with it.
struct HTMLEscaping: MustacheContentType {
  /// The name under which templates ask for it.
  static let name = "REPORT"

  /// Makes the name known to the template engine; once is enough, and more do no harm.
  static func register() {
    MustacheContentTypes.register(HTMLEscaping(), named: name)
  }

  /// Returns a text that is text between tags and in quoted attributes.
  func escapeText(_ text: String) -> String { Self.escaped(text) }

  /// Returns a text that is text between tags and in quoted attributes.
  static func escaped(_ text: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): result += "&lt;".utf8
      case UInt8(ascii: ">"): result += "&gt;".utf8
      case UInt8(ascii: "&"): result += "&amp;".utf8
      case UInt8(ascii: "\""): result += "&quot;".utf8
      case UInt8(ascii: "'"): result += "&#39;".utf8
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns JSON that no reader of HTML takes for the end of the script it stands in.
  ///
  /// The three bytes stand in JSON's strings alone, where they may be written as escapes.
  static func embeddable(_ json: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count)
    for byte in json {
      switch byte {
      case UInt8(ascii: "<"): result += "\\u003c".utf8
      case UInt8(ascii: ">"): result += "\\u003e".utf8
      case UInt8(ascii: "&"): result += "\\u0026".utf8
      default: result.append(byte)
      }
    }
    return result
  }
}
