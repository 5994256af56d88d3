import Synchronization

/// A value that one task waits for and another provides; only the first value counts.
final class Promise<Value: Sendable>: Sendable {
  private enum State {
    case open
    case awaited(CheckedContinuation<Value, Never>)
    case kept(Value)
  }
  private let state = Mutex(State.open)

  /// Provides the value; does nothing if there is one already.
  ///
  /// - Returns: Whether this is the value.
  @discardableResult
  func keep(_ value: Value) -> Bool {
    let (isFirst, continuation): (Bool, CheckedContinuation<Value, Never>?) = state.withLock {
      switch $0 {
      case .kept: return (false, nil)
      case .open:
        $0 = .kept(value)
        return (true, nil)
      case .awaited(let continuation):
        $0 = .kept(value)
        return (true, continuation)
      }
    }
    continuation?.resume(returning: value)
    return isFirst
  }

  /// The value, once there is one; at most one task may wait for it.
  var value: Value {
    get async {
      await withCheckedContinuation { continuation in
        let value: Value? = state.withLock { state in
          if case .kept(let value) = state { return value }
          state = .awaited(continuation)
          return nil
        }
        if let value { continuation.resume(returning: value) }
      }
    }
  }
}
