#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder whose files are watched.
package struct WatchedFolder: Hashable, Sendable {
  /// The absolute path with links resolved, which the paths of changes begin with.
  package let path: String
  /// Whether the folders below are watched, too, including those that are created later.
  package let isRecursive: Bool

  /// Finds a folder.
  ///
  /// Returns `nil` if there is none at the path.
  ///
  /// - Parameters:
  ///   - path: The path, absolute or relative to the current directory.
  ///   - isRecursive: Whether the folders below are watched, too.
  package init?(_ path: String, isRecursive: Bool) {
    guard FileKind(path) == .folder, let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    self.path = String(cString: resolved)
    self.isRecursive = isRecursive
  }
}

/// The kind of what is at a path.
enum FileKind: Hashable {
  /// A folder, or a link to one.
  case folder
  /// A file, which may still be written and closed.
  case file
  /// A symbolic link, or another name of a file, which is complete at once and is never closed.
  case link

  /// Finds out what is at a path.
  ///
  /// Returns `nil` if nothing is.
  init?(_ path: String) {
    var info = stat()
    if stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR {
      self = .folder
    } else if lstat(path, &info) == 0 {
      self = info.st_mode & S_IFMT == S_IFLNK || info.st_nlink > 1 ? .link : .file
    } else {
      return nil
    }
  }
}
