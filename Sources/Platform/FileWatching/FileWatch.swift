import Dispatch

/// A watch over folders, which reports the files that are saved in them.
///
/// On Linux the kernel reports changes (inotify), within a millisecond; elsewhere the folders are
/// polled several times a second. Files and folders whose names begin with a dot are ignored, and so
/// are folders that tools fill.
package final class FileWatch: Sendable {
  /// How changes are found.
  package enum Method: Hashable, Sendable, CaseIterable {
    /// The system reports them; on systems that do not, the same as polling.
    case notification
    /// The folders are polled every 200 milliseconds.
    case polling
  }

  private let mailbox = ChangeMailbox()
  private let stop: StopSignal

  /// Starts to watch; all changes from now on are reported.
  ///
  /// - Parameters:
  ///   - folders: The folders.
  ///   - method: How changes are found.
  ///   - isOfInterest: Returns whether to report changes of the file at an absolute path; called on
  ///     a thread of the watch.
  /// - Throws: ``FileWatchError`` if a folder cannot be watched.
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
    // This thread sleeps in system calls; Swift's own threads are few and must not.
    DispatchQueue(label: "FileWatch").async {
      var source = source
      source.run(until: stop, mailbox)
    }
  }

  /// Waits for changes; those since the last call are returned at once, merged into one value.
  ///
  /// Only one task may wait at a time.
  ///
  /// - Throws: ``FileWatchError`` at the end of the watch, `CancellationError` if the task is
  ///   cancelled. No change is lost in either case.
  package func next() async throws -> FileChanges {
    try await mailbox.changes(isTaking: true)
  }

  /// Waits for changes like ``next()``, and leaves them for it.
  package func peek() async throws -> FileChanges {
    try await mailbox.changes(isTaking: false)
  }
}
