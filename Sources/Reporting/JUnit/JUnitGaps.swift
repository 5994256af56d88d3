import Conformance

/// The bytes of a report with gaps: the failed cases, whose causes are unknown until the end of the run.
final class JUnitGaps {
  private let bytes = Spool()
  private var gaps: [Gap] = []
  /// The number of bytes.
  private(set) var size = 0
  /// The number of failed cases for which there is room: no more of them are examined.
  private var room = Diagnosis.limit

  /// A position at which something is missing.
  struct Gap {
    /// The number of bytes before it.
    let position: Int
    /// The failed case.
    let result: CaseResult
  }

  /// Makes room for a failed case.
  ///
  /// - Returns: Whether there is room.
  func reserve() -> Bool {
    room -= 1
    return room >= 0
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
    self.gaps += gaps.map { Gap(position: start + $0.position, result: $0.result) }
  }

  /// Writes all bytes, and fills each gap.
  ///
  /// - Parameters:
  ///   - write: Receives the bytes, in order.
  ///   - filling: Returns the bytes of a failed case.
  /// - Throws: ``SystemError`` if bytes can no longer be read; these are then missing.
  func drain(
    to write: ([UInt8]) -> Void, filling: (CaseResult) -> [UInt8]
  ) throws(SystemError) {
    var rest = gaps[...]
    var passed = 0
    try bytes.drain { chunk in
      var start = 0
      while let gap = rest.first, gap.position <= passed + chunk.count {
        let end = gap.position - passed
        write(Array(chunk[start..<end]))
        write(filling(gap.result))
        start = end
        rest.removeFirst()
      }
      write(Array(chunk[start...]))
      passed += chunk.count
    }
  }
}
