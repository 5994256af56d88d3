/// A pattern for ids: `*` matches any characters, including slashes, and `?` matches one.
package struct Glob: Hashable, Sendable {
  private let pattern: [UInt8]

  /// Creates a pattern from its text.
  package init(_ text: String) {
    pattern = Array(text.utf8)
  }

  /// Tells whether a whole id matches; the time is at worst proportional to the product of both
  /// lengths.
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
