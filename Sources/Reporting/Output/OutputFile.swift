import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file, a pipe or a device to which a report is written in chunks during the run.
///
/// Opening it changes nothing: a file keeps its contents until the first bytes are written or
/// ``begin()`` is called. ``close()`` reports errors of writing, so that the run and the other
/// reports continue.
package final class OutputFile: Sendable {
  /// The path, as the user gave it.
  package let path: String
  /// Whether this is the process's standard output, under any name.
  package let isStandardOutput: Bool
  /// The identity of the file.
  let identity: FileIdentity?

  private let target: OutputTarget
  private let descriptor: Descriptor
  /// The folders that were created for the file; `nil` if the file itself was there before.
  private let newFolders: [String]?
  private let progress = Mutex(Progress())

  /// The progress of writing.
  private struct Progress: ~Copyable {
    var state = State.open
    /// Bytes that are collected into larger writes.
    var pending: [UInt8] = []
    var trouble: OutputError?
    /// Keeps CI systems from obeying what leaves on a standard stream; `nil` for other files.
    var lines: LogCommands.Lines?
    /// The position of the next bytes in a regular file.
    var position = 0
    /// The end of the file, which is after the position if bytes were written ahead of their turn.
    var end = 0
  }

  private enum State {
    case open
    case begun
    case closed
  }

  /// The number of bytes that are collected before a write.
  private var chunk: Int { target.isShared ? .max : target.isImmediate ? 1 : 1 << 16 }

  /// Opens a file, and creates it and its folders if they do not exist.
  init(_ target: OutputTarget) throws(OutputError) {
    self.target = target
    path = target.path
    guard !path.isEmpty else { throw OutputError(path: path, option: target.option, .emptyPath) }
    let existing = FileIdentity(path: path)
    func isSame(as stream: Descriptor) -> Bool {
      existing?.isExclusive == true && existing == FileIdentity(stream)
    }
    isStandardOutput = path == OutputTarget.standardOutput || isSame(as: .standardOutput)
    do throws(SystemError) {
      if isStandardOutput {
        (descriptor, newFolders) = (try Descriptor.standardOutput.duplicate(), nil)
      } else if isSame(as: .standardError) {
        (descriptor, newFolders) = (try Descriptor.standardError.duplicate(), nil)
      } else {
        (descriptor, newFolders) = try Self.open(path, isShared: target.isShared)
      }
    } catch {
      let isDirectory = error.code == EISDIR || existing?.sort == .directory
      throw OutputError(
        path: path, option: target.option,
        isDirectory ? .isDirectory : .notOpened(reason: error.reason))
    }
    identity = FileIdentity(descriptor)
    if isStream { progress.withLock { $0.lines = LogCommands.Lines(target.commands) } }
  }

  private static func open(
    _ path: String, isShared: Bool
  ) throws(SystemError) -> (Descriptor, newFolders: [String]?) {
    let folders = try Folders.make(toward: path)
    let flags = isShared ? O_APPEND : 0
    do throws(SystemError) {
      return (try Descriptor(opening: path, adding: O_CREAT | O_EXCL | flags), folders)
    } catch {
      guard error.code == EEXIST else { throw error }
      return (try Descriptor(opening: path, adding: O_CREAT | flags), nil)
    }
  }

  /// Whether bytes can be written at any position.
  private var isSeekable: Bool {
    identity?.sort == .regular && !isStream && !target.isShared
  }

  /// Whether other processes write through the same descriptor.
  private var isStream: Bool {
    isStandardOutput || identity == FileIdentity(.standardError)
  }

  /// Locks the file for this process.
  ///
  /// - Throws: ``OutputError`` if another process is writing it.
  func lock() throws(OutputError) {
    guard isSeekable, !descriptor.lock() else { return }
    throw OutputError(path: path, option: target.option, .isBeingWritten)
  }

  /// Empties the file, unless it is shared, so that no remains of an earlier run are mistaken for
  /// this one's; writing the first bytes does the same.
  func begin() throws(OutputError) {
    let trouble = progress.withLock { progress in
      begin(&progress)
      return progress.trouble
    }
    if let trouble { throw trouble }
  }

  private func begin(_ progress: inout Progress) {
    guard progress.state == .open else { return }
    progress.state = .begun
    guard isSeekable else { return }
    do throws(SystemError) { try descriptor.setSize(0) } catch { note(error, &progress) }
  }

  /// Restores everything to its state before the file was opened; does nothing if it has been
  /// written.
  func discard() {
    progress.withLock { progress in
      guard progress.state == .open else { return }
      progress.state = .closed
      if let newFolders {
        unlink(path)
        Folders.remove(newFolders)
      }
      try? descriptor.close()
    }
  }

  /// Writes bytes in order; they replace bytes that were written ahead of their turn.
  package func write(_ bytes: [UInt8]) {
    progress.withLock { progress in
      progress.pending += progress.lines?.pass(bytes) ?? bytes
      if progress.pending.count >= chunk { flush(&progress) }
    }
  }

  /// Writes bytes ahead of their turn: they stay in the file until the next bytes are written in
  /// order.
  ///
  /// This only affects regular files, and only as long as there is space.
  package func writeAhead(_ bytes: [UInt8]) {
    progress.withLock { progress in
      flush(&progress)
      guard isSeekable, progress.trouble == nil else { return }
      do throws(SystemError) {
        try descriptor.write(bytes, at: progress.end)
        progress.end += bytes.count
      } catch {
        try? descriptor.setSize(progress.end)
      }
    }
  }

  /// Records that bytes are missing, whatever else is written.
  package func fail(_ error: SystemError) {
    progress.withLock { note(error, &$0) }
  }

  /// Writes the remaining bytes, and closes the file.
  ///
  /// - Throws: ``OutputError`` if anything could not be written.
  package func close() throws(OutputError) {
    let trouble = progress.withLock { progress -> OutputError? in
      guard progress.state != .closed else { return nil }
      begin(&progress)
      progress.state = .closed
      progress.pending += progress.lines?.end() ?? []
      if target.isShared, identity?.sort == .regular { awaitTurn(&progress) }
      flush(&progress)
      dropAhead(&progress)
      checkSize(&progress)
      checkPlace(&progress)
      do throws(SystemError) { try descriptor.close() } catch { note(error, &progress) }
      return progress.trouble
    }
    if let trouble { throw trouble }
  }

  /// Waits until no other process appends to a shared file, so that each one's text stays together.
  private func awaitTurn(_ progress: inout Progress) {
    guard !progress.pending.isEmpty else { return }
    _ = descriptor.lock(isPatient: true)
    var info = stat()
    // Another process may have left its last line without a line feed.
    if fstat(descriptor.number, &info) == 0, info.st_size > 0 {
      progress.pending.insert(UInt8(ascii: "\n"), at: 0)
    }
  }

  private func flush(_ progress: inout Progress) {
    defer { progress.pending.removeAll(keepingCapacity: true) }
    guard progress.trouble == nil, !progress.pending.isEmpty else { return }
    begin(&progress)
    checkSize(&progress)
    dropAhead(&progress)
    do throws(SystemError) {
      try descriptor.write(progress.pending, at: isSeekable ? progress.position : nil)
      progress.position += progress.pending.count
      progress.end = progress.position
    } catch {
      note(error, &progress)
    }
  }

  private func dropAhead(_ progress: inout Progress) {
    guard progress.end > progress.position else { return }
    try? descriptor.setSize(progress.position)
    progress.end = progress.position
  }

  /// Notices that something else has truncated or extended the file since the last write, so that
  /// it is not what this process wrote.
  private func checkSize(_ progress: inout Progress) {
    guard isSeekable, progress.trouble == nil else { return }
    var info = stat()
    guard fstat(descriptor.number, &info) == 0, Int(info.st_size) != progress.end else { return }
    note("something else changed it while it was written", &progress)
  }

  /// Notices that the path no longer leads to the file, as after a build that empties its folder.
  private func checkPlace(_ progress: inout Progress) {
    guard identity?.sort == .regular, !isStream, FileIdentity(path: path) != identity else {
      return
    }
    note("it was moved, replaced or removed while it was written", &progress)
  }

  private func note(_ interference: String, _ progress: inout Progress) {
    progress.trouble =
      progress.trouble
      ?? OutputError(
        path: path, option: target.option,
        .cutShort(reason: interference + "; name a file that nothing else touches"))
  }

  private func note(_ error: SystemError, _ progress: inout Progress) {
    // A reader that leaves has seen what it wanted; nobody misses anything.
    if error.code == EPIPE, isStandardOutput { return }
    progress.trouble =
      progress.trouble
      ?? OutputError(path: path, option: target.option, .cutShort(reason: error.reason))
  }
}
