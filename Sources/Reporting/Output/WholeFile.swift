#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is read or written in one go: once written, it is whole, or as it was.
package enum WholeFile {
  /// Reads a file.
  ///
  /// - Parameter limit: How many bytes at most.
  /// - Throws: ``SystemError`` where it cannot be read.
  package static func read(
    _ path: String, atMost limit: Int = .max
  ) throws(SystemError) -> [UInt8] {
    let file = try Descriptor(reading: path)
    defer { try? file.close() }
    return try file.readToEnd(atMost: limit)
  }

  /// Whether there is something at a path that is not a directory.
  package static func exists(_ path: String) -> Bool {
    FileIdentity(path: path).map { $0.sort != .directory } ?? false
  }

  /// Whether there is a regular file at a path: no directory, pipe or device.
  package static func isRegular(_ path: String) -> Bool {
    FileIdentity(path: path)?.sort == .regular
  }

  /// The path of a regular file within a directory, whatever links lead there; `nil` where it is not in
  /// it, nor in a folder of it.
  package static func path(of path: String, in directory: String) -> String? {
    guard isRegular(path), let file = realPath(path), var root = realPath(directory) else {
      return nil
    }
    if !root.hasSuffix("/") { root += "/" }
    return file.hasPrefix(root) ? String(file.dropFirst(root.count)) : nil
  }

  /// Writes a file, and makes the folders that lead to it.
  ///
  /// A link stays one, and what it leads to is replaced. What is not a regular file, such as a pipe
  /// or a device, is written as it is.
  ///
  /// - Throws: ``OutputError`` where that fails.
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
      // A file may be writable where its folder is not, or be a mount of its own.
      guard existing != nil, [EACCES, EPERM, EBUSY, EROFS, EXDEV].contains(error.code) else {
        throw OutputError(path: path, .notOpened(reason: error.reason))
      }
      try writeInPlace(bytes, to: path)
    }
  }

  /// Whether there is a directory at a path.
  package static func isDirectory(_ path: String) -> Bool {
    FileIdentity(path: path)?.sort == .directory
  }

  /// Checks that files can be written into a directory, which may be missing.
  ///
  /// - Throws: ``OutputError`` if it is a file.
  package static func checkDirectory(_ path: String, option: String) throws(OutputError) {
    if exists(path) {
      throw OutputError(
        path: path, option: option, .notOpened(reason: "it is a file, not a directory"))
    }
  }

  /// Checks that a file could be written, as far as that can be told without writing it.
  ///
  /// - Throws: ``OutputError`` where it could not.
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

  /// The path behind links; `nil` where a link leads nowhere.
  private static func resolved(_ path: String) -> String? {
    var info = stat()
    guard lstat(path, &info) == 0 else { return path }
    return info.st_mode & S_IFMT == S_IFLNK ? realPath(path) : path
  }

  /// The one path of a file by which the system knows it; `nil` where there is none.
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

  /// Writes a file beside another, and lets it take the other's place.
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
