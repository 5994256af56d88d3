#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is read or written at once: after a write, it is complete or unchanged.
package enum WholeFile {
  /// The size up to which a file is read, in bytes.
  static let limit = 512 << 20

  /// Reads a file to its end.
  ///
  /// - Throws: ``SystemError`` if the file cannot be read, or does not end within the limit.
  package static func read(_ path: String) throws(SystemError) -> [UInt8] {
    let bytes = try read(path, atMost: limit + 1)
    if bytes.count > limit { throw SystemError(code: EOVERFLOW) }
    return bytes
  }

  /// Reads the beginning of a file.
  ///
  /// - Parameter limit: The largest number of bytes.
  /// - Throws: ``SystemError`` if the file cannot be read.
  package static func read(
    _ path: String, atMost limit: Int
  ) throws(SystemError) -> [UInt8] {
    let file = try Descriptor(reading: path)
    defer { try? file.close() }
    return try file.readToEnd(atMost: limit)
  }

  /// Tells whether a path leads to something other than a directory.
  package static func exists(_ path: String) -> Bool {
    FileIdentity(path: path).map { $0.sort != .directory } ?? false
  }

  /// Tells whether a path leads to a regular file, not to a directory, pipe or device.
  package static func isRegular(_ path: String) -> Bool {
    FileIdentity(path: path)?.sort == .regular
  }

  /// Returns the path of a regular file within a directory, resolving links; `nil` if the file is
  /// not inside the directory.
  package static func path(of path: String, in directory: String) -> String? {
    guard isRegular(path), let file = realPath(path), var root = realPath(directory) else {
      return nil
    }
    if !root.hasSuffix("/") { root += "/" }
    return file.hasPrefix(root) ? String(file.dropFirst(root.count)) : nil
  }

  /// Writes a file, and creates its folders.
  ///
  /// A link is kept, and the file it leads to is replaced. Pipes, devices and the like are written
  /// to directly.
  ///
  /// - Throws: ``OutputError`` if that fails.
  package static func write(
    _ bytes: [UInt8], to path: String, option: String? = nil
  ) throws(OutputError) {
    guard !path.isEmpty else { throw OutputError(path: path, option: option, .emptyPath) }
    let existing = FileIdentity(path: path)
    if existing?.sort == .directory { throw OutputError(path: path, .isDirectory) }
    guard existing == nil || existing?.sort == .regular, let place = resolved(path) else {
      return try writeInPlace(bytes, to: path)
    }
    do throws(SystemError) {
      try Folders.make(toward: place)
      try replace(place, with: bytes)
    } catch {
      // A file may be writable although its folder is not, or be a mount point.
      guard existing != nil, [EACCES, EPERM, EBUSY, EROFS, EXDEV].contains(error.code) else {
        throw OutputError(path: path, .notOpened(reason: error.reason))
      }
      try writeInPlace(bytes, to: path)
    }
  }

  /// Tells whether a path leads to a directory.
  package static func isDirectory(_ path: String) -> Bool {
    FileIdentity(path: path)?.sort == .directory
  }

  /// Checks that a path can be used as a directory; it need not exist yet.
  ///
  /// - Throws: ``OutputError`` if it is a file.
  package static func checkDirectory(_ path: String, option: String) throws(OutputError) {
    if exists(path) {
      throw OutputError(
        path: path, option: option, .notOpened(reason: "it is a file, not a directory"))
    }
  }

  /// Checks whether a file can be written, as far as possible without writing it.
  ///
  /// - Throws: ``OutputError`` if it cannot.
  package static func check(_ path: String, option: String) throws(OutputError) {
    guard !path.isEmpty else { throw OutputError(path: path, option: option, .emptyPath) }
    if FileIdentity(path: path)?.sort == .directory {
      throw OutputError(path: path, option: option, .isDirectory)
    }
    var place = path
    while access(place, F_OK) != 0, place != "/", place != "." { place = Folders.folder(of: place) }
    if place != path, FileIdentity(path: place)?.sort != .directory {
      throw OutputError(
        path: path, option: option, .notOpened(reason: SystemError(code: ENOTDIR).reason))
    }
    guard access(place, W_OK) == 0 else {
      throw OutputError(
        path: path, option: option, .notOpened(reason: SystemError(code: errno).reason))
    }
  }

  /// Resolves the links of a path; `nil` if one is dangling.
  private static func resolved(_ path: String) -> String? {
    var info = stat()
    guard lstat(path, &info) == 0 else { return path }
    return info.st_mode & S_IFMT == S_IFLNK ? realPath(path) : path
  }

  /// Returns the canonical path of a file; `nil` if it does not exist.
  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func writeInPlace(_ bytes: [UInt8], to path: String) throws(OutputError) {
    let file = try OutputFile(OutputTarget(option: "", path: path))
    try file.begin()
    file.write(bytes)
    try file.close()
  }

  /// Writes a file beside another, and then replaces that one with it.
  private static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let (name, descriptor) = try newFile(beside: path)
    do throws(SystemError) {
      do throws(SystemError) {
        var info = stat()
        if stat(path, &info) == 0 { fchmod(descriptor.number, info.st_mode & 0o7777) }
        try descriptor.write(bytes)
      } catch {
        try? descriptor.close()
        throw error
      }
      try descriptor.close()
      try SystemError.check(rename(name, path))
    } catch {
      unlink(name)
      throw error
    }
  }

  private static func newFile(beside path: String) throws(SystemError) -> (String, Descriptor) {
    while true {
      let suffix = String(UInt64.random(in: 0 ... .max), radix: 36)
      let name = "\(Folders.folder(of: path))/.iamspec-\(suffix).tmp"
      do throws(SystemError) {
        return (name, try Descriptor(opening: name, adding: O_CREAT | O_EXCL))
      } catch {
        if error.code != EEXIST { throw error }
      }
    }
  }
}
