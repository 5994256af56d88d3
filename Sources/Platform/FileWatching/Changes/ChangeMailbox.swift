import Synchronization

/// Holds changes until the watcher asks for them; changes in between are merged.
final class ChangeMailbox: Sendable {
  private struct State {
    var changes: FileChanges?
    var end: FileWatchError?
    var reader: CheckedContinuation<Void, Never>?

    var isReady: Bool { changes != nil || end != nil }
  }

  private let state = Mutex(State())

  /// Adds changes.
  func deliver(_ changes: FileChanges) {
    update { state in
      if state.changes?.add(changes) == nil { state.changes = changes }
    }
  }

  /// Ends the watch with an error.
  func end(_ error: FileWatchError) {
    update { $0.end = error }
  }

  private func update(_ body: (inout State) -> Void) {
    let reader = state.withLock { state in
      body(&state)
      return state.reader.take()
    }
    reader?.resume()
  }

  /// Waits for changes.
  ///
  /// Only one reader may wait at a time.
  ///
  /// - Parameter isTaking: Whether to remove the changes.
  /// - Throws: The error that ended the watch, or `CancellationError`; pending changes are kept for
  ///   the next call.
  func changes(isTaking: Bool) async throws -> FileChanges {
    while true {
      try Task.checkCancellation()
      let (changes, end) = state.withLock { state in
        (isTaking ? state.changes.take() : state.changes, state.end)
      }
      if let changes { return changes }
      if let end { throw end }
      await wait()
    }
  }

  private func wait() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if state.isReady || Task.isCancelled { return true }
          precondition(state.reader == nil, "a mailbox has one reader at a time")
          state.reader = continuation
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.reader.take() }?.resume()
    }
  }
}
