import SpecJSON
import SpecModel

extension PlannedCases {
  /// Returns the keys that decide which shard each case goes to, without reading a file.
  ///
  /// - Parameter timings: The durations of cases in earlier runs.
  func shardKeys(_ timings: CaseTimings) -> [ShardKey] {
    func key(_ hash: UInt64) -> ShardKey { ShardKey(hash: hash, microseconds: timings[hash]) }
    switch storage {
    case .held(let cases): return cases.map { key(ShardKey.hash(of: $0.id)) }
    case .read(let parts, _):
      var keys: [ShardKey] = []
      keys.reserveCapacity(count)
      for part in parts {
        for number in 0..<part.count {
          var hash = part.ids[part.indices[number]]
          hash.combine(" [\(part.profile)]".utf8)
          keys.append(key(hash.value))
        }
      }
      return keys
    }
  }

  /// Picks some of the cases; files without any of them will not be read.
  ///
  /// - Parameter indices: The indices of the cases, from 0, in order.
  func picked(_ indices: [Int]) -> PlannedCases {
    switch storage {
    case .held(let cases): return PlannedCases(indices.map { cases[$0] })
    case .read(let parts, let reader):
      var rest = indices[...]
      var first = 0
      let picked = parts.compactMap { part -> Part? in
        let end = first + part.count
        let own = rest.prefix { $0 < end }
        rest = rest.dropFirst(own.count)
        defer { first = end }
        if own.isEmpty { return nil }
        var part = part
        part.indices = .some(own.map { part.indices[$0 - first] })
        return part
      }
      return PlannedCases(parts: picked, reader: reader)
    }
  }
}
