#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A descriptor of an open file, a pipe or a device that this process reads or writes.
package struct Descriptor: Hashable, Sendable {
  /// The number that the system knows it by.
  package let number: Int32

  /// Standard input.
  package static let standardInput = Descriptor(number: STDIN_FILENO)
  /// Standard output.
  package static let standardOutput = Descriptor(number: STDOUT_FILENO)
  /// Standard error.
  package static let standardError = Descriptor(number: STDERR_FILENO)

  /// Names a descriptor.
  package init(number: Int32) {
    self.number = number
  }

  /// Opens a file, and makes it where it is missing.
  ///
  /// - Parameter flags: What to add to the flags of `open(2)`.
  package init(opening path: String, adding flags: Int32 = 0) throws(SystemError) {
    var result: Int32
    repeat { result = open(path, O_WRONLY | O_CLOEXEC | flags, 0o666) } while isInterrupted(result)
    number = try SystemError.check(result)
  }

  /// Opens a file to be read; a directory is none.
  package init(reading path: String) throws(SystemError) {
    var result: Int32
    repeat { result = open(path, O_RDONLY | O_CLOEXEC) } while isInterrupted(result)
    number = try SystemError.check(result)
  }

  /// Opens a file without a name, to be written and read by this process alone.
  init(temporaryIn folder: String) throws(SystemError) {
    var path = Array("\(folder)/iamspec-XXXXXX".utf8CString)
    number = try SystemError.check(mkstemp(&path))
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    unlink(path)
  }

  /// Reads bytes from a place in the file; none at its end.
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

  /// Reads the bytes that come next; none at the end.
  ///
  /// - Parameter count: How many at most; of a pipe, it may be fewer although more will come.
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
    if code != 0 { throw SystemError(code: code) }
    return bytes
  }

  /// Reads to the end.
  ///
  /// - Parameter limit: How many bytes at most.
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
  ///   - bytes: What to write.
  ///   - offset: Where in the file, counted from 0; absent: where the descriptor stands.
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
        // Someone else has made the stream one that does not wait; so this waits.
        var ready = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, -1)
      } else if errno != EINTR {
        throw SystemError(code: errno)
      }
    }
  }

  /// Cuts a file off, or makes it longer.
  package func setSize(_ size: Int) throws(SystemError) {
    try SystemError.check(ftruncate(number, off_t(size)))
  }

  /// Closes it; some file systems tell only now that there is no room.
  package func close() throws(SystemError) {
    // The descriptor is gone even where the call was interrupted.
    if systemClose(number) < 0, errno != EINTR { throw SystemError(code: errno) }
  }

  /// Takes the lock that goes with a file while it is written; closing gives it back.
  ///
  /// - Parameter isPatient: Whether to wait for whoever has it.
  /// - Returns: Whether nobody else has it. A file system without locks has nobody.
  package func lock(isPatient: Bool = false) -> Bool {
    var result: Int32
    repeat {
      result = flock(number, isPatient ? LOCK_EX : LOCK_EX | LOCK_NB)
    } while isInterrupted(result)
    return result == 0 || errno != EWOULDBLOCK
  }

  /// Whether somebody holds the lock of a file that was opened to be read.
  package var isLockedElsewhere: Bool {
    if flock(number, LOCK_SH | LOCK_NB) == 0 {
      flock(number, LOCK_UN)
      return false
    }
    return errno == EWOULDBLOCK
  }
}

/// A call of the system that has failed.
package struct SystemError: Error, Hashable, Sendable {
  /// What `errno` said.
  package var code: Int32

  /// Takes what `errno` said.
  package init(code: Int32) { self.code = code }

  /// The reason, in the system's words.
  package var reason: String {
    code == EBADF ? "it is closed" : String(cString: strerror(code))
  }

  /// Whether the file is not there, or not even the folder that should hold it.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// Returns the result of a call, unless it is a failure.
  @discardableResult
  static func check(_ result: Int32) throws(SystemError) -> Int32 {
    if result < 0 { throw SystemError(code: errno) }
    return result
  }
}

/// Whether a call was broken off by a signal, and is to be made again.
private func isInterrupted(_ result: Int32) -> Bool { result < 0 && errno == EINTR }

// A method's own name hides the C function's.
private let systemRead = read(_:_:_:)
private let systemWrite = write(_:_:_:)
private let systemClose = close(_:)
