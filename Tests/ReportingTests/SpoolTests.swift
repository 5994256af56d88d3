import Testing

@testable import Reporting

@Suite struct `A spool` {
  /// Bytes that differ from place to place.
  private func bytes(_ count: Int, from start: Int) -> [UInt8] {
    // They come again after 2048: a piece that is that long is made once, and repeated.
    let piece = (0..<2048).map { UInt8(truncatingIfNeeded: ($0 + start) &* 31 >> 3) }
    var bytes: [UInt8] = []
    while bytes.count < count { bytes += piece }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  @Test(arguments: [[], [1], [70_000, 5], [1 << 20, 1, (1 << 20) - 1, 3 << 20, 17]])
  func `gives back what it was given, in order`(_ counts: [Int]) throws {
    try expectAllBack(counts, from: Spool())
  }

  @Test(arguments: [[70_000, 5], [1 << 20, 1, (1 << 20) - 1, 3 << 20, 17]])
  func `keeps in memory what no file takes`(_ counts: [Int]) throws {
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

  @Test func `hands over what is on disk in chunks`() throws {
    let spool = Spool()
    for _ in 0..<8 { spool.append([UInt8](repeating: 7, count: 1 << 20)) }
    var largest = 0
    try spool.drain { largest = max(largest, $0.count) }
    #expect(largest < 1 << 20)
  }
}
