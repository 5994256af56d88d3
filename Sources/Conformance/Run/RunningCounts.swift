/// Values that are counted by key while a run goes on.
///
/// Cases of one rule come one after the other, so most cases have the key of the case before, which
/// is compared first: counting is part of the cost of each case.
// Inlinable, because the compiler specializes it in other modules only then.
package struct RunningCounts<Key: Hashable, Value> {
  /// The keys, in the order in which they were first counted.
  @usableFromInline package var keys: [Key] = []
  /// The value of each key.
  @usableFromInline package var values: [Value] = []
  @usableFromInline var places: [Key: Int] = [:]
  @usableFromInline var latest: Int?

  /// Creates empty counts.
  @inlinable
  package init() {}

  /// The value of a key; `nil` if the key was never counted.
  @inlinable
  package subscript(key: Key) -> Value? { places[key].map { values[$0] } }

  /// Counts something.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - start: The value of a key that was never counted.
  ///   - count: Changes the value.
  @inlinable
  package mutating func count(_ key: Key, from start: Value, _ count: (inout Value) -> Void) {
    let place: Int
    if let latest, keys[latest] == key {
      place = latest
    } else if let known = places[key] {
      place = known
    } else {
      place = keys.count
      places[key] = place
      keys.append(key)
      values.append(start)
    }
    latest = place
    count(&values[place])
  }
}

extension RunningCounts: Sendable where Key: Sendable, Value: Sendable {}
