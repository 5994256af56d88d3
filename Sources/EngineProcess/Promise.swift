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
  func keep(_ value: Value) {
    let continuation: CheckedContinuation<Value, Never>? = state.withLock { state in
      switch state {
      case .kept: return nil
      case .open:
        state = .kept(value)
        return nil
      case .awaited(let continuation):
        state = .kept(value)
        return continuation
      }
    }
    continuation?.resume(returning: value)
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
