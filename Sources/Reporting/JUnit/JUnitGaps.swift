/// The bytes of a report with gaps: the cause at the end of each failure's text, which is unknown
/// until the end of the run.
final class JUnitGaps {
  private let bytes = Spool()
  private var gaps: [Gap] = []
  /// The number of bytes.
  private(set) var size = 0

  /// A position at which something is missing.
  struct Gap {
    /// The number of bytes before it.
    let position: Int
    /// The failed case, by its id and profile.
    let id: String
  }

  /// Adds bytes.
  func append(_ bytes: [UInt8]) {
    self.bytes.append(bytes)
    size += bytes.count
  }

  /// Adds gaps in the bytes added last.
  ///
  /// - Parameters:
  ///   - gaps: The gaps, in order.
  ///   - start: The position from which theirs are counted.
  func add(_ gaps: [Gap], from start: Int) {
    self.gaps += gaps.map { Gap(position: start + $0.position, id: $0.id) }
  }

  /// Writes all bytes, and fills each gap.
  ///
  /// - Parameters:
  ///   - write: Receives the bytes, in order.
  ///   - filling: Returns the text for the gap of a case.
  /// - Throws: ``SystemError`` if bytes can no longer be read; these are then missing.
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
