import Testing

@testable import Reporting

@Suite struct `A spool` {
  /// Bytes that differ from position to position.
  private func bytes(_ count: Int, from start: Int) -> [UInt8] {
    // They repeat after 2048, so a piece of that length is built once and repeated.
    let piece = (0..<2048).map { UInt8(truncatingIfNeeded: ($0 + start) &* 31 >> 3) }
    var bytes: [UInt8] = []
    while bytes.count < count { bytes += piece }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  @Test(arguments: [[], [1], [70_000, 5], [1 << 20, 1, (1 << 20) - 1, 3 << 20, 17]])
  func `returns its bytes in order`(_ counts: [Int]) throws {
    try expectAllBack(counts, from: Spool())
  }

  @Test(arguments: [[70_000, 5], [1 << 20, 1, (1 << 20) - 1, 3 << 20, 17]])
  func `keeps bytes in memory if no file accepts them`(_ counts: [Int]) throws {
    try expectAllBack(counts, from: Spool(folder: "/dev/null/no-such-folder"))
  }

  private func expectAllBack(_ counts: [Int], from spool: Spool) throws {
    var given: [UInt8] = []
    for count in counts {
      let chunk = bytes(count, from: given.count)
      spool.append(chunk)
      given += chunk
    }
    var taken: [UInt8] = []
    try spool.drain { taken += $0 }
    #expect(taken == given)
  }

  @Test func `reads bytes back from disk in chunks`() throws {
    let spool = Spool()
    for _ in 0..<8 { spool.append([UInt8](repeating: 7, count: 1 << 20)) }
    var largest = 0
    try spool.drain { largest = max(largest, $0.count) }
    #expect(largest < 1 << 20)
  }
}
