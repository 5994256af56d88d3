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
  static func make(toward path: String) throws(SystemError) {
    let folder = Self.folder(of: path)
    guard access(folder, F_OK) != 0, folder != "/", folder != "." else { return }
    try make(toward: folder)
    // Another process may have created it in the meantime.
    if mkdir(folder, 0o777) != 0, errno != EEXIST { throw SystemError(code: errno) }
  }

  /// Returns the folder of a file's path; a slash at the end of the path is ignored.
  static func folder(of path: String) -> String {
    var parts = path.utf8[...]
    while parts.count > 1, parts.last == UInt8(ascii: "/") { parts.removeLast() }
    guard let slash = parts.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == parts.startIndex ? "/" : String(parts[..<slash]) ?? "."
  }
}
