/// A pattern over ids: `*` stands for any characters, slashes among them, and `?` for one.
package struct Glob: Hashable, Sendable {
  private let pattern: [UInt8]

  /// Creates a pattern from its text.
  package init(_ text: String) {
    pattern = Array(text.utf8)
  }

  /// Tells whether the whole of an id matches; takes time in proportion to both lengths at worst.
  package func matches(_ id: String) -> Bool {
    let text = Array(id.utf8)
    var (at, position) = (0, 0)
    var afterStar: (at: Int, position: Int)?
    while position < text.count {
      if at < pattern.count, pattern[at] == UInt8(ascii: "*") {
        afterStar = (at + 1, position)
        at += 1
      } else if at < pattern.count,
        pattern[at] == UInt8(ascii: "?") || pattern[at] == text[position]
      {
        at += 1
        position += 1
      } else if let star = afterStar {
        // Let the last star take one more character, and try again after it.
        at = star.at
        position = star.position + 1
        afterStar = (star.at, position)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
