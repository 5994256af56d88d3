/// How much each shard has to do, as a binary heap: the one with the least comes first.
struct ShardLoads {
  private var heap: [(load: Int, shard: Int)]

  /// Creates the loads of a number of shards, all of them empty.
  init(count: Int) {
    // All are equal, and in the order of their indices: this is a heap already.
    heap = (0..<count).map { (0, $0 + 1) }
  }

  /// Gives more to the shard that has the least to do; of several, to the one with the lowest index.
  ///
  /// - Returns: The index of the shard, counted from 1.
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
