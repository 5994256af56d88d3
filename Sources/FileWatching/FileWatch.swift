import Dispatch

/// A watch over folders, which tells what in them was saved.
///
/// On Linux the kernel tells (inotify), within a millisecond; elsewhere the folders are looked
/// through several times a second. Files and folders whose names begin with a dot are passed over, and
/// so are folders that tools fill on their own.
package final class FileWatch: Sendable {
  /// How changes are found.
  package enum Method: Hashable, Sendable, CaseIterable {
    /// The system tells of them; where it does not, the same as polling.
    case notification
    /// The folders are looked through every 200 milliseconds.
    case polling
  }

  private let mailbox = ChangeMailbox()
  private let stop: StopSignal

  /// Begins to watch; whatever happens from now on is told.
  ///
  /// - Parameters:
  ///   - folders: The folders.
  ///   - method: How changes are found.
  ///   - isOfInterest: Whether the file at an absolute path is to be told of; it is asked on a thread
  ///     of the watch.
  /// - Throws: ``FileWatchError`` where a folder cannot be watched.
  package init(
    _ folders: [WatchedFolder], method: Method = .notification,
    isOfInterest: @escaping @Sendable (String) -> Bool
  ) throws(FileWatchError) {
    guard let stop = StopSignal() else { throw .noRoom(setting: nil) }
    self.stop = stop
    #if os(Linux)
      if method == .notification {
        start(try InotifySource(folders, isOfInterest: isOfInterest))
        return
      }
    #endif
    start(try PollingSource(folders, isOfInterest: isOfInterest))
  }

  deinit { stop.give() }

  private func start(_ source: some ChangeSource) {
    let (mailbox, stop) = (mailbox, stop)
    // A thread that sleeps in system calls; Swift's own are few and must not.
    DispatchQueue(label: "FileWatch").async {
      var source = source
      source.run(until: stop, mailbox)
    }
  }

  /// Waits for changes; what came since the last call is there at once, put together.
  ///
  /// Only one task may wait at a time.
  ///
  /// - Throws: ``FileWatchError`` at the end of the watch, `CancellationError` where the task is
  ///   cancelled; no change is lost by that.
  package func next() async throws -> FileChanges {
    try await mailbox.changes(isTaking: true)
  }

  /// Waits for changes as ``next()`` does, and leaves them for it.
  package func peek() async throws -> FileChanges {
    try await mailbox.changes(isTaking: false)
  }
}
