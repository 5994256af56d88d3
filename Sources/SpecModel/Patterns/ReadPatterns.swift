import Synchronization

/// The patterns that have been read, `nil` for those that are not valid.
///
/// To read one takes longer than to find it.
package final class ReadPatterns: Sendable {
  /// The patterns of this process.
  package static let shared = ReadPatterns()

  private let known = Mutex<[String: Pattern?]>([:])

  /// Returns a pattern, or `nil` if the text is not a valid one.
  package subscript(text: String) -> Pattern? {
    known.withLock { known in
      if let pattern = known[text] { return pattern }
      if known.count >= 1000 { known = [:] }
      let pattern = try? Pattern(text)
      known[text] = .some(pattern)
      return pattern
    }
  }
}
