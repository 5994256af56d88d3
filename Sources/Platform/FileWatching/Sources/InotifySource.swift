#if os(Linux)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// Notices changes through Linux's inotify.
  struct InotifySource: ChangeSource {
    private let descriptor: Int32
    private let isOfInterest: @Sendable (String) -> Bool
    private let roots: [WatchedFolder]
    /// The watched folders, by the numbers in events.
    private var folders: [Int32: Folder] = [:]
    private var collector = SaveCollector()

    private struct Folder {
      var path: String
      var isRecursive: Bool
      var isRoot: Bool
    }

    private static let events = UInt32(
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
        | IN_MOVE_SELF | IN_ONLYDIR)

    /// Starts to watch.
    init(
      _ roots: [WatchedFolder], isOfInterest: @escaping @Sendable (String) -> Bool
    ) throws(FileWatchError) {
      self.roots = roots
      self.isOfInterest = isOfInterest
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard descriptor >= 0 else { throw .noRoom(setting: "fs.inotify.max_user_instances") }
      do throws(FileWatchError) {
        try watchRoots()
      } catch {
        close(descriptor)
        throw error
      }
    }

    mutating func run(until stop: StopSignal, _ mailbox: ChangeMailbox) {
      defer { close(descriptor) }
      while true {
        let patience = collector.deadline.map { $0 - .now }
        if stop.wait(or: descriptor, timeout: patience) { return }
        do throws(FileWatchError) {
          for event in InotifyEvent.read(from: descriptor) { try note(event, at: .now) }
        } catch {
          return mailbox.end(error)
        }
        if let changes = collector.take(at: .now) { mailbox.deliver(changes) }
      }
    }

    private mutating func watchRoots() throws(FileWatchError) {
      for root in roots {
        _ = try watch(root.path, isRecursive: root.isRecursive, isRoot: true)
      }
    }

    /// Watches a folder, and its subfolders if requested.
    ///
    /// - Returns: The files in them that are of interest.
    private mutating func watch(
      _ path: String, isRecursive: Bool, isRoot: Bool
    ) throws(FileWatchError) -> [String] {
      var files: [String] = []
      var visited: Set<Int32> = []
      try FolderTree.walk(path, isRecursive: isRecursive) { folder throws(FileWatchError) in
        let isRoot = isRoot && folder == path
        let number = inotify_add_watch(descriptor, folder, Self.events)
        if number < 0 { return try refusal(of: folder, isRoot: isRoot) }
        // A folder has one number, whichever path leads to it; the first path is kept.
        var entry = folders[number] ?? Folder(path: folder, isRecursive: false, isRoot: false)
        entry.isRecursive = entry.isRecursive || isRecursive
        entry.isRoot = entry.isRoot || isRoot
        folders[number] = entry
        return visited.insert(number).inserted
      } file: { file in
        if isOfInterest(file) { files.append(file) }
      }
      return files
    }

    /// Handles a folder that cannot be watched.
    ///
    /// - Returns: `false` if it can be ignored, because it no longer exists or is not readable.
    /// - Throws: ``FileWatchError`` if it cannot.
    private func refusal(of folder: String, isRoot: Bool) throws(FileWatchError) -> Bool {
      switch errno {
      case ENOSPC: throw .noRoom(setting: "fs.inotify.max_user_watches")
      case ENOENT, ENOTDIR:
        if isRoot { throw .folderGone(folder) }
        return false
      case EACCES where !isRoot: return false
      case let number: throw .refused(path: folder, reason: String(cString: strerror(number)))
      }
    }

    private mutating func note(
      _ event: InotifyEvent, at time: ContinuousClock.Instant
    ) throws(FileWatchError) {
      if event.isAny(of: IN_Q_OVERFLOW) {
        // Folders may have been missed, too.
        collector.noteLoss(at: time)
        return try watchRoots()
      }
      guard let folder = folders[event.number] else { return }
      if event.isAny(of: IN_IGNORED) { folders[event.number] = nil }
      if event.isAny(of: IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT), folder.isRoot {
        throw .folderGone(folder.path)
      }
      guard let name = event.name else { return }
      let path = "\(folder.path)/\(name)"
      let appears = event.isAny(of: IN_CREATE | IN_MOVED_TO)
      let kind = appears ? FileKind(path) : nil
      let isFolder = event.isAny(of: IN_ISDIR) || kind == .folder
      if FolderTree.isIgnored(name, isFolder: isFolder) { return }
      if isFolder {
        guard folder.isRecursive else { return }
        if !appears { return forget(path, at: time) }
        for file in try watch(path, isRecursive: true, isRoot: false) {
          collector.note(.unsure, of: file, at: time)
        }
      } else if isOfInterest(path) {
        let isBegun = event.isAny(of: IN_CREATE) && kind == .file
        let isGone = event.isAny(of: IN_DELETE | IN_MOVED_FROM)
        collector.note(isBegun ? .begun : isGone ? .unsure : .saved, of: path, at: time)
      }
    }

    /// Stops watching a folder that is no longer at its path.
    private mutating func forget(_ path: String, at time: ContinuousClock.Instant) {
      for (number, folder) in folders
      where folder.path == path || folder.path.hasPrefix(path + "/") {
        inotify_rm_watch(descriptor, number)
        folders[number] = nil
      }
      collector.note(.unsure, of: path, at: time)
    }
  }
#endif
