#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A descriptor of an open file, a pipe or a device that this process reads or writes.
package struct Descriptor: Hashable, Sendable {
  /// The number of the descriptor.
  package let number: Int32

  /// Standard input.
  package static let standardInput = Descriptor(number: STDIN_FILENO)
  /// Standard output.
  package static let standardOutput = Descriptor(number: STDOUT_FILENO)
  /// Standard error.
  package static let standardError = Descriptor(number: STDERR_FILENO)

  /// Creates a descriptor from its number.
  package init(number: Int32) {
    self.number = number
  }

  /// Opens a file, and creates it if it does not exist.
  ///
  /// - Parameter flags: Additional flags for `open(2)`.
  package init(opening path: String, adding flags: Int32 = 0) throws(SystemError) {
    var result: Int32
    repeat { result = open(path, O_WRONLY | O_CLOEXEC | flags, 0o666) } while isInterrupted(result)
    number = try SystemError.check(result)
  }

  /// How long a pipe may be silent while it is read, in seconds.
  static let patience = 10

  /// Opens a file for reading; a directory is an error when it is read, and so is a pipe to which
  /// nobody writes.
  package init(reading path: String) throws(SystemError) {
    var result: Int32
    // Otherwise, opening a pipe would wait for a writer.
    repeat {
      result = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    } while isInterrupted(result)
    number = try SystemError.check(result)
    var info = stat()
    guard fstat(number, &info) == 0, info.st_mode & S_IFMT == S_IFIFO else { return }
    do throws(SystemError) {
      // Before it has a writer, it would seem to be at its end.
      try waitForBytes()
    } catch {
      try? close()
      throw error
    }
  }

  /// Waits until there is something to read.
  ///
  /// - Throws: ``SystemError`` if that takes too long.
  private func waitForBytes() throws(SystemError) {
    var ready = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    var result: Int32
    repeat { result = poll(&ready, 1, Int32(Self.patience * 1000)) } while isInterrupted(result)
    if result == 0 { throw SystemError(code: ETIMEDOUT) }
  }

  /// Opens a file without a name, for this process alone.
  init(temporaryIn folder: String) throws(SystemError) {
    var path = Array("\(folder)/iamspec-XXXXXX".utf8CString)
    number = try SystemError.check(mkstemp(&path))
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    unlink(path)
  }

  /// Reads bytes at an offset of the file; none at its end.
  func read(atMost count: Int, at offset: Int) throws(SystemError) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      var result: Int
      repeat {
        result = pread(number, buffer.baseAddress, count, off_t(offset))
      } while result < 0 && errno == EINTR
      if result < 0 { code = errno }
      read = max(result, 0)
    }
    if code != 0 { throw SystemError(code: code) }
    return bytes
  }

  /// Reads the next bytes; none at the end.
  ///
  /// - Parameter count: The largest number of bytes; a pipe may return fewer although more will
  ///   come.
  package func read(atMost count: Int) throws(SystemError) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      var result: Int
      repeat {
        result = systemRead(number, buffer.baseAddress, count)
      } while result < 0 && errno == EINTR
      if result < 0 { code = errno }
      read = max(result, 0)
    }
    if code == EAGAIN {
      try waitForBytes()
      return try read(atMost: count)
    }
    if code != 0 { throw SystemError(code: code) }
    return bytes
  }

  /// Reads to the end.
  ///
  /// - Parameter limit: The largest number of bytes.
  package func readToEnd(atMost limit: Int = .max) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let more = try read(atMost: min(limit - bytes.count, 1 << 18))
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// Creates another descriptor of the same open file; engines do not inherit it.
  package func duplicate() throws(SystemError) -> Descriptor {
    Descriptor(number: try SystemError.check(fcntl(number, F_DUPFD_CLOEXEC, 3)))
  }

  /// Writes all of the bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to write.
  ///   - offset: The offset in the file, counted from 0; `nil` for the current position.
  package func write(_ bytes: [UInt8], at offset: Int? = nil) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[done...])
        return if let offset {
          pwrite(number, rest.baseAddress, rest.count, off_t(offset + done))
        } else {
          systemWrite(number, rest.baseAddress, rest.count)
        }
      }
      if count >= 0 {
        done += count
      } else if errno == EAGAIN {
        // Another process has made the stream non-blocking, so this waits.
        var ready = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, -1)
      } else if errno != EINTR {
        throw SystemError(code: errno)
      }
    }
  }

  /// Truncates or extends a file.
  package func setSize(_ size: Int) throws(SystemError) {
    try SystemError.check(ftruncate(number, off_t(size)))
  }

  /// Closes the descriptor; some file systems only now report that there is no space.
  package func close() throws(SystemError) {
    // The descriptor is closed even if the call was interrupted.
    if systemClose(number) < 0, errno != EINTR { throw SystemError(code: errno) }
  }

  /// Locks a file while it is written; closing it unlocks it.
  ///
  /// - Parameter isPatient: Whether to wait while another process holds the lock.
  /// - Returns: Whether no other process holds the lock, which is always so on a file system
  ///   without locks.
  package func lock(isPatient: Bool = false) -> Bool {
    var result: Int32
    repeat {
      result = flock(number, isPatient ? LOCK_EX : LOCK_EX | LOCK_NB)
    } while isInterrupted(result)
    return result == 0 || errno != EWOULDBLOCK
  }

  /// Whether another process holds the lock of a file that was opened for reading.
  package var isLockedElsewhere: Bool {
    if flock(number, LOCK_SH | LOCK_NB) == 0 {
      flock(number, LOCK_UN)
      return false
    }
    return errno == EWOULDBLOCK
  }
}

/// Tells whether a signal interrupted a call, so that it must be repeated.
private func isInterrupted(_ result: Int32) -> Bool { result < 0 && errno == EINTR }

// The method named `read` hides the C function.
private let systemRead = read(_:_:_:)
private let systemWrite = write(_:_:_:)
private let systemClose = close(_:)
