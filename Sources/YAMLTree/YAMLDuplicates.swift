/// The search for keys that occur twice in a mapping.
///
/// Keys are equal if their text is equal byte by byte, whether quoted or not. The keys of a small
/// mapping are compared pair by pair. Those of a large one go through a hash table with the
/// standard library's seeded hash, so that no file can be made of keys that collide.
struct YAMLDuplicates {
  typealias Pair = (key: Int, first: Int)

  /// The largest number of keys that are compared pair by pair.
  private static let smallCount = 12

  // These are kept from one mapping to the next to save allocations.
  private var keys: ContiguousArray<Key> = []
  private var table: ContiguousArray<Int32> = []

  private struct Key {
    var position: Int32
    /// The offset of the key's text; for an alias, that of the node it stands for.
    var start: UInt32
    var size: UInt32

    var range: Range<Int> { Int(start)..<Int(start) + Int(size) }
  }

  /// Finds the keys that repeat an earlier key of a mapping, each with that earlier key.
  mutating func find(
    in records: UnsafeBufferPointer<YAMLRecord>, _ text: UnsafeBufferPointer<UInt8>, mapping: Int
  ) -> [Pair] {
    collectKeys(of: mapping, in: records)
    return keys.count <= Self.smallCount ? comparePairs(text) : hash(text)
  }

  /// Collects the keys that are scalars; others were reported when they were read.
  private mutating func collectKeys(of mapping: Int, in records: UnsafeBufferPointer<YAMLRecord>) {
    keys.removeAll(keepingCapacity: true)
    var position = mapping + 1
    let end = records[mapping].end(at: mapping)
    while position < end {
      var key = records[position]
      let value = key.end(at: position)
      if key.kind == .alias { key = records[Int(key.payload)] }
      if key.kind == .scalar {
        keys.append(
          Key(
            position: Int32(truncatingIfNeeded: position), start: key.payload, size: key.size))
      }
      position = records[value].end(at: value)
    }
  }

  private func comparePairs(_ text: UnsafeBufferPointer<UInt8>) -> [Pair] {
    var found: [Pair] = []
    for index in keys.indices.dropFirst() {
      for earlier in 0..<index where areEqual(keys[earlier], keys[index], text) {
        found.append((key: Int(keys[index].position), first: Int(keys[earlier].position)))
        break
      }
    }
    return found
  }

  /// Enters the keys one by one in an open-addressed table that is at most half full.
  private mutating func hash(_ text: UnsafeBufferPointer<UInt8>) -> [Pair] {
    let bytes = UnsafeRawBufferPointer(text)
    var found: [Pair] = []
    let mask = (keys.count * 2 - 1).roundedUpToMask
    table.removeAll(keepingCapacity: true)
    table.append(contentsOf: repeatElement(-1, count: mask + 1))
    for (index, key) in keys.enumerated() {
      var hasher = Hasher()
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes[key.range]))
      var slot = hasher.finalize() & mask
      while table[slot] >= 0, !areEqual(keys[Int(table[slot])], key, text) {
        slot = (slot + 1) & mask
      }
      if table[slot] < 0 {
        table[slot] = Int32(truncatingIfNeeded: index)
      } else {
        found.append((key: Int(key.position), first: Int(keys[Int(table[slot])].position)))
      }
    }
    return found
  }

  @inline(__always)
  private func areEqual(_ left: Key, _ right: Key, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard left.size == right.size else { return false }
    var offset = 0
    while offset < Int(left.size), text[Int(left.start) + offset] == text[Int(right.start) + offset]
    {
      offset += 1
    }
    return offset == Int(left.size)
  }
}

extension Int {
  /// The smallest number of the form 2ⁿ − 1 that is not less than this one, which is positive.
  fileprivate var roundedUpToMask: Int { (1 << (Int.bitWidth - leadingZeroBitCount)) - 1 }
}
