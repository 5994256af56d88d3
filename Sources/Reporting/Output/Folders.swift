#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folders that lead to a file.
enum Folders {
  /// Makes those that are missing.
  static func make(toward path: String) throws(SystemError) {
    let folder = Self.folder(of: path)
    guard access(folder, F_OK) != 0, folder != "/", folder != "." else { return }
    try make(toward: folder)
    // Another process may have made it meanwhile.
    if mkdir(folder, 0o777) != 0, errno != EEXIST { throw SystemError(code: errno) }
  }

  /// The folder in which a file lies, as the path names it; a slash at the end of it counts as none.
  static func folder(of path: String) -> String {
    var parts = path.utf8[...]
    while parts.count > 1, parts.last == UInt8(ascii: "/") { parts.removeLast() }
    guard let slash = parts.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == parts.startIndex ? "/" : String(parts[..<slash]) ?? "."
  }
}
