#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folders that contain a file.
enum Folders {
  /// Creates the missing folders for a file.
  ///
  /// - Returns: The folders that were created, the outermost first.
  @discardableResult
  static func make(toward path: String) throws(SystemError) -> [String] {
    let folder = Self.folder(of: path)
    guard access(folder, F_OK) != 0, folder != "/", folder != "." else { return [] }
    let made = try make(toward: folder)
    if mkdir(folder, 0o777) == 0 { return made + [folder] }
    // Another process may have created it in the meantime.
    guard errno == EEXIST else { throw SystemError(code: errno) }
    return made
  }

  /// Removes folders that were created, unless something else is in them by now.
  static func remove(_ folders: [String]) {
    for folder in folders.reversed() { rmdir(folder) }
  }

  /// Returns the folder of a file's path; a slash at the end of the path is ignored.
  static func folder(of path: String) -> String {
    var parts = path.utf8[...]
    while parts.count > 1, parts.last == UInt8(ascii: "/") { parts.removeLast() }
    guard let slash = parts.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == parts.startIndex ? "/" : String(parts[..<slash]) ?? "."
  }
}
