import EngineProcess
import Testing

@Suite struct `Room for open files` {
  /// Returns whether there is room, and the descriptors that were looked at.
  private func room(
    for count: Int, below limit: Int32, open: (Int32) -> Bool
  ) -> (isThere: Bool, seen: [Int32]) {
    var seen: [Int32] = []
    let isThere = OpenFiles.has(count, free: 0..<limit) { descriptor in
      seen.append(descriptor)
      return open(descriptor)
    }
    return (isThere, seen)
  }

  @Test func `is found in the first free descriptors`() {
    let room = room(for: 2, below: 100) { $0 < 3 }
    #expect(room.isThere)
    #expect(room.seen == [0, 1, 2, 3, 4])
  }

  @Test func `is missing if too few are free`() {
    let room = room(for: 3, below: 5) { $0 < 3 }
    #expect(!room.isThere)
    #expect(room.seen == [0, 1, 2, 3, 4])
  }

  @Test func `is found while other threads open what was free`() {
    // Whatever was looked at is open from then on.
    var taken: Set<Int32> = []
    let room = room(for: 3, below: 10) { !taken.insert($0).inserted }
    #expect(room.isThere)
    #expect(room.seen == [0, 1, 2])
  }
}
