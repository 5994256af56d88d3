/// The bytes of a report in which something is still missing: at the end of each failure's text, its
/// cause, which is known when the run is over.
final class JUnitGaps {
  private let bytes = Spool()
  private var gaps: [Gap] = []
  /// How many bytes there are.
  private(set) var size = 0

  /// A place at which something is missing.
  struct Gap {
    /// How many bytes come before it.
    let position: Int
    /// The failed case, by its id and profile.
    let id: String
  }

  /// Adds bytes.
  func append(_ bytes: [UInt8]) {
    self.bytes.append(bytes)
    size += bytes.count
  }

  /// Adds gaps of what was added last.
  ///
  /// - Parameters:
  ///   - gaps: The gaps, in order.
  ///   - start: Where their positions are counted from.
  func add(_ gaps: [Gap], from start: Int) {
    self.gaps += gaps.map { Gap(position: start + $0.position, id: $0.id) }
  }

  /// Passes all bytes on, and fills each gap.
  ///
  /// - Parameters:
  ///   - write: Takes the bytes, in order.
  ///   - filling: Returns what belongs into the gap of a case.
  /// - Throws: ``SystemError`` where bytes can no longer be read; they are missing then.
  func drain(
    to write: ([UInt8]) -> Void, filling: (String) -> [UInt8]
  ) throws(SystemError) {
    var rest = gaps[...]
    var passed = 0
    try bytes.drain { chunk in
      var start = 0
      while let gap = rest.first, gap.position <= passed + chunk.count {
        let end = gap.position - passed
        write(Array(chunk[start..<end]))
        write(filling(gap.id))
        start = end
        rest.removeFirst()
      }
      write(Array(chunk[start...]))
      passed += chunk.count
    }
  }
}
