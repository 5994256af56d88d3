/// Writes indented XML as bytes.
struct XMLWriter {
  /// The bytes written so far.
  private(set) var bytes: [UInt8] = []
  private var open: [String] = []
  private let depth: Int

  /// Creates a writer for elements at some depth of their document.
  init(depth: Int = 0) {
    self.depth = depth
  }

  /// Writes markup that needs no escaping, on its own line.
  mutating func raw(_ text: String) {
    indent()
    bytes += Array(text.utf8)
    bytes.append(0x0A)
  }

  /// Opens an element; ``close()`` ends it.
  mutating func open(_ name: String, _ attributes: [(String, String?)] = []) {
    startTag(name, attributes)
    bytes += Array(">\n".utf8)
    open.append(name)
  }

  /// Ends the element that was opened last.
  mutating func close() {
    guard let name = open.popLast() else { return }
    raw("</\(name)>")
  }

  /// Writes an empty element.
  mutating func empty(_ name: String, _ attributes: [(String, String?)] = []) {
    startTag(name, attributes)
    bytes += Array("/>\n".utf8)
  }

  /// Writes an element that contains exactly the given text.
  mutating func text(
    _ name: String, _ attributes: [(String, String?)] = [], content text: String
  ) {
    startTag(name, attributes)
    bytes.append(UInt8(ascii: ">"))
    XMLText.append(content: text, to: &bytes)
    bytes += Array("</\(name)>\n".utf8)
  }

  /// Returns the bytes written so far, and removes them.
  mutating func drain() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  private mutating func startTag(_ name: String, _ attributes: [(String, String?)]) {
    indent()
    bytes.append(UInt8(ascii: "<"))
    bytes += Array(name.utf8)
    for case (let key, let value?) in attributes {
      bytes.append(UInt8(ascii: " "))
      bytes += Array(key.utf8)
      bytes += Array("=\"".utf8)
      XMLText.append(attribute: value, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  private mutating func indent() {
    bytes += repeatElement(UInt8(ascii: " "), count: (depth + open.count) * 2)
  }
}
