#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The number of files that this process may have open; the pipes to engines count as files.
package enum OpenFiles {
  /// The number of files that iamspec opens besides the pipes to its engines: reports, case files,
  /// and files for threads.
  package static let ownCount = 16
  /// The number of files that an engine process needs while it starts; it keeps half of them.
  static let countPerProcess = 12

  /// A limit on open files that is too low for the files needed.
  package struct Shortage: Error, Hashable, Sendable {
    /// The number of files that may be open.
    package var limit: Int
    /// The number of files that are needed.
    package var needed: Int
  }

  /// Makes sure that more files can be opened, raising the soft limit if necessary.
  ///
  /// - Throws: ``Shortage`` if the hard limit is too low.
  package static func makeRoom(for count: Int) throws(Shortage) {
    var limits = rlimit()
    guard getrlimit(openFiles, &limits) == 0 else { return }
    // The first free ones are usually enough, and checking all of them takes longer than a short run.
    if has(count, free: descriptors(below: limits.rlim_cur), unless: isOpen) { return }
    let needed = openCount(below: limits.rlim_cur) + count
    if limits.rlim_cur >= needed { return }
    limits.rlim_cur = min(limits.rlim_max, rlim_t(needed))
    guard limits.rlim_cur >= needed, setrlimit(openFiles, &limits) == 0 else {
      throw Shortage(limit: Int(limits.rlim_max), needed: needed)
    }
  }

  /// Returns whether enough descriptors are free.
  ///
  /// It looks at each of them once: other threads open and close files meanwhile, so another look
  /// may show something else.
  ///
  /// - Parameters:
  ///   - count: The number of free descriptors that are needed.
  ///   - descriptors: The descriptors to look at, until enough are found.
  ///   - isOpen: Returns whether a descriptor is not free.
  package static func has(
    _ count: Int, free descriptors: Range<Int32>, unless isOpen: (Int32) -> Bool
  ) -> Bool {
    var rest = count
    for descriptor in descriptors {
      if rest <= 0 { break }
      if !isOpen(descriptor) { rest -= 1 }
    }
    return rest <= 0
  }

  /// The number of engine processes that can run at the same time; at least 1, even if there is no
  /// room for it.
  package static var processLimit: Int {
    var limits = rlimit()
    guard getrlimit(openFiles, &limits) == 0 else { return .max }
    let room = Int(clamping: limits.rlim_max) - openCount(below: limits.rlim_cur) - ownCount
    return max(1, room / countPerProcess)
  }

  /// Whether an engine process can be started now: another program may have lowered the limit.
  ///
  /// swift-subprocess may wait for ever if it has the files for a part of the start only.
  static var hasRoomForStart: Bool {
    var limits = rlimit()
    guard getrlimit(openFiles, &limits) == 0 else { return true }
    return has(10, free: descriptors(below: limits.rlim_cur), unless: isOpen)
  }

  /// Makes sure that engine processes can be started.
  ///
  /// - Parameters:
  ///   - jobs: The number of processes at a time.
  ///   - command: The engine's program and its arguments.
  /// - Throws: ``EngineStartError`` if the hard limit is too low.
  static func makeRoom(forProcesses jobs: Int, of command: [String]) throws(EngineStartError) {
    do throws(Shortage) {
      try makeRoom(for: ownCount + jobs * countPerProcess)
    } catch {
      throw EngineStartError(
        command: command,
        situation: .tooManyFiles(error, jobs: jobs, possibleJobs: jobs > 1 ? processLimit : 1))
    }
  }

  /// Returns the number of open files; if the limit was lowered, some may be above it.
  private static func openCount(below limit: rlim_t) -> Int {
    descriptors(below: limit).count(where: isOpen)
  }

  private static func descriptors(below limit: rlim_t) -> Range<Int32> {
    0..<Int32(min(limit, 4096))
  }

  private static func isOpen(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFD) >= 0 }

  #if canImport(Glibc)
    private static var openFiles: Int32 { Int32(RLIMIT_NOFILE.rawValue) }
  #else
    private static var openFiles: Int32 { RLIMIT_NOFILE }
  #endif
}

extension OpenFiles.Shortage: CustomStringConvertible {
  /// The shortage, and how to fix it.
  package var description: String {
    "this machine lets iamspec have \(limit) files open at a time, and \(needed) are needed; "
      + "raise the limit first: ulimit -n \(needed)"
  }
}
