#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Notices changes by polling several times a second, for systems without notifications.
///
/// A save that changes neither a file's size nor its modification time, to the nanosecond, goes
/// unnoticed.
struct PollingSource: ChangeSource {
  private let folders: [WatchedFolder]
  private let isOfInterest: @Sendable (String) -> Bool
  private var stamps: [String: Stamp] = [:]

  /// The time between two polls.
  private static let interval: Duration = .milliseconds(200)

  /// The properties of a file that a save changes.
  private struct Stamp: Hashable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
    var number: UInt64
  }

  /// Records the present state of the folders.
  init(
    _ folders: [WatchedFolder], isOfInterest: @escaping @Sendable (String) -> Bool
  ) throws(FileWatchError) {
    self.folders = folders
    self.isOfInterest = isOfInterest
    stamps = try look()
  }

  mutating func run(until stop: StopSignal, _ mailbox: ChangeMailbox) {
    while !stop.wait(timeout: Self.interval) {
      do {
        let time = ContinuousClock.now
        let now = try look()
        let paths = Set(now.keys).union(stamps.keys).filter { now[$0] != stamps[$0] }
        stamps = now
        if !paths.isEmpty { mailbox.deliver(FileChanges(paths: paths, since: time)) }
      } catch {
        return mailbox.end(error)
      }
    }
  }

  private func look() throws(FileWatchError) -> [String: Stamp] {
    var found: [String: Stamp] = [:]
    for folder in folders {
      guard FileKind(folder.path) == .folder else { throw .folderGone(folder.path) }
      FolderTree.walk(folder.path, isRecursive: folder.isRecursive) { _ in
        true
      } file: { path in
        if isOfInterest(path) { found[path] = stamp(of: path) }
      }
    }
    return found
  }

  private func stamp(of path: String) -> Stamp? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    return Stamp(
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(info.st_size),
      number: UInt64(info.st_ino))
  }
}
