/// The work of each shard, as a binary heap: the shard with the least work comes first.
struct ShardLoads {
  private var heap: [(load: Int, shard: Int)]

  /// Creates the loads of a number of shards without work.
  init(count: Int) {
    // All loads are equal and ordered by index, which is a valid heap.
    heap = (0..<count).map { (0, $0 + 1) }
  }

  /// Adds work to the shard that has the least; of several, to the one with the lowest number.
  ///
  /// - Returns: The number of the shard, counted from 1.
  mutating func addToLeast(_ load: Int) -> Int {
    let shard = heap[0].shard
    heap[0].load += load
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child] < heap[least] {
        least = child
      }
      if least == parent { return shard }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
