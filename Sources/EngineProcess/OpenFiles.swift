#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How many files this process may have open at a time; the pipes to engines count as files.
package enum OpenFiles {
  /// How many files iamspec opens beside its engines: reports, case files, and what its threads and
  /// signals take.
  package static let ownCount = 16
  /// How many files an engine process takes while it is started; it keeps half of them.
  static let countPerProcess = 12

  /// The limit of this process does not leave room for all files that have to be opened.
  package struct Shortage: Error, Hashable, Sendable {
    /// How many files may be open at a time.
    package var limit: Int
    /// How many would have to be.
    package var needed: Int
  }

  /// Makes sure that so many more files can be opened, and raises the soft limit where that is needed.
  ///
  /// - Throws: ``Shortage`` where the hard limit is too low.
  package static func makeRoom(for count: Int) throws(Shortage) {
    var limits = rlimit()
    guard getrlimit(openFiles, &limits) == 0 else { return }
    // The first free ones tell as a rule, and to look at all of them takes longer than a short run.
    let free = descriptors(below: limits.rlim_cur).lazy.filter { !isOpen($0) }
    if free.prefix(count).count == count { return }
    let needed = openCount(below: limits.rlim_cur) + count
    if limits.rlim_cur >= needed { return }
    limits.rlim_cur = min(limits.rlim_max, rlim_t(needed))
    guard limits.rlim_cur >= needed, setrlimit(openFiles, &limits) == 0 else {
      throw Shortage(limit: Int(limits.rlim_max), needed: needed)
    }
  }

  /// How many engine processes can run side by side; at least one, for which there may be no room.
  package static var processLimit: Int {
    var limits = rlimit()
    guard getrlimit(openFiles, &limits) == 0 else { return .max }
    let room = Int(clamping: limits.rlim_max) - openCount(below: limits.rlim_cur) - ownCount
    return max(1, room / countPerProcess)
  }

  /// Makes sure that engine processes can be started.
  ///
  /// - Parameters:
  ///   - jobs: How many of them run side by side.
  ///   - command: The engine's program and its arguments.
  /// - Throws: ``EngineStartError`` where the hard limit is too low.
  static func makeRoom(forProcesses jobs: Int, of command: [String]) throws(EngineStartError) {
    do throws(Shortage) {
      try makeRoom(for: ownCount + jobs * countPerProcess)
    } catch {
      throw EngineStartError(
        command: command,
        situation: .tooManyFiles(error, jobs: jobs, possibleJobs: jobs > 1 ? processLimit : 1))
    }
  }

  /// The number of open files; a limit that was lowered may leave some above it.
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
  /// The shortage, and a way out.
  package var description: String {
    "this machine lets iamspec have \(limit) files open at a time, and \(needed) are needed; "
      + "raise the limit first: ulimit -n \(needed)"
  }
}
