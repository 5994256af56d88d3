/// The end of an engine's standard error.
struct LogTail: Sendable {
  private var bytes: [UInt8] = []
  private var dropped = 0

  /// Adds bytes, and drops the first ones beyond the limit.
  mutating func append(_ chunk: some Collection<UInt8>, limit: Int) {
    bytes.append(contentsOf: chunk)
    // Dropping moves the rest; doing so only at twice the limit keeps the total time linear.
    if bytes.count > 2 * limit { trim(to: limit) }
  }

  /// Drops the first bytes beyond the limit.
  mutating func trim(to limit: Int) {
    guard bytes.count > limit else { return }
    dropped += bytes.count - limit
    bytes.removeFirst(bytes.count - limit)
  }

  /// The text, with bytes that are not UTF-8 replaced, and with a note if something was dropped.
  var text: String {
    if bytes.isEmpty { return "" }
    let text = String(decoding: bytes, as: UTF8.self)
    return dropped == 0 ? text : "[… \(dropped) bytes before this were dropped]\n\(text)"
  }

  /// The last line that is not blank, shortened; `nil` if there is none.
  var lastLine: String? {
    lines(atMost: 1).last
  }

  /// Returns the last lines that are not blank, each shortened.
  func lines(atMost count: Int) -> [String] {
    bytes.suffix(count * 1024).split(separator: UInt8(ascii: "\n"))
      .filter { line in line.contains { $0 > 0x20 } }
      .suffix(count).map { excerpt(of: $0, limit: 200) }
  }
}

/// Returns the contents of a line for display: shortened, and without control characters.
func excerpt(of line: some Collection<UInt8>, limit: Int = 80) -> String {
  let text = String(decoding: line.prefix(4 * limit), as: UTF8.self)
  let shown = text.unicodeScalars.prefix(limit).map { scalar in
    scalar.properties.generalCategory == .control ? " " : Character(scalar)
  }
  let isWhole = shown.count == text.unicodeScalars.count && line.count <= 4 * limit
  return String(shown) + (isWhole ? "" : "…")
}
