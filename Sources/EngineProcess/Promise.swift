import Synchronization

/// A value that one task waits for and another has; only the first one given counts.
final class Promise<Value: Sendable>: Sendable {
  private enum State {
    case open
    case awaited(CheckedContinuation<Value, Never>)
    case kept(Value)
  }
  private let state = Mutex(State.open)

  /// Gives the value; does nothing where one was given before.
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

  /// The value, as soon as it is there; at most one task may wait.
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
