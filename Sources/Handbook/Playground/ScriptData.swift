import Reporting

/// Data in a script.
enum ScriptData {
  /// Returns an expression whose value is some JSON.
  ///
  /// It is parsed, because JSON is no JavaScript: a key `__proto__` of an object literal is no key.
  static func expression(_ json: [UInt8]) -> String {
    let literal = HTMLText.embeddable(json).flatMap { byte in
      "'\\".utf8.contains(byte) ? [UInt8(ascii: "\\"), byte] : [byte]
    }
    return "JSON.parse('\(String(decoding: literal, as: UTF8.self))')"
  }
}
