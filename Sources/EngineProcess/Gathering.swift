import Synchronization

/// Values that come one at a time, in any order, for somebody who waits for all of them.
final class Gathering<Value: Sendable>: Sendable {
  private let state: Mutex<(values: [Value?], missing: Int)>
  private let completion: @Sendable ([Value]) -> Void

  /// Creates a gathering.
  ///
  /// - Parameters:
  ///   - count: How many values come; at least one.
  ///   - completion: Called once, with all of them in the order of their places.
  init(_ count: Int, completion: @escaping @Sendable ([Value]) -> Void) {
    state = Mutex((Array(repeating: nil, count: count), count))
    self.completion = completion
  }

  /// Puts a value in its place; call it once for each place.
  func put(_ value: Value, at place: Int) {
    let all: [Value]? = state.withLock { state in
      state.values[place] = value
      state.missing -= 1
      return state.missing == 0 ? state.values.compactMap(\.self) : nil
    }
    if let all { completion(all) }
  }
}
