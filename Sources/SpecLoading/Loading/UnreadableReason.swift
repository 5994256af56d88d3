#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The reason why a file cannot be read, in words.
enum UnreadableReason {
  /// Returns the words for the system's error.
  ///
  /// - Parameter missing: The words for a file that does not exist.
  static func words(for error: any Error, missing: String = "it no longer exists") -> String {
    guard let error = error as? CocoaError else { return "\(error)" }
    switch error.code {
    // Foundation reports this, too, for anything that is neither a file nor a directory.
    case .fileReadNoPermission:
      return isSpecial(error.filePath)
        ? "it is a pipe or a device, not a file" : "permission denied"
    case .fileReadNoSuchFile, .fileNoSuchFile:
      return isLink(error.filePath) ? "it is a link to a file that does not exist" : missing
    case .fileReadTooLarge: return "it has more than \(SourceFile.limit >> 20) MiB, the limit"
    default: break
    }
    switch (error.userInfo["NSUnderlyingError"] as? POSIXError)?.code {
    case .EISDIR?: return "it is a directory"
    case .ENOTDIR?: return "its path leads through something that is not a directory"
    case .ELOOP?: return "its links lead in a circle"
    case let code?: return String(cString: strerror(code.rawValue))
    case nil: return "\(error)"
    }
  }

  /// Tells whether a path is that of a symbolic link.
  private static func isLink(_ path: String?) -> Bool {
    var info = stat()
    guard let path, lstat(path, &info) == 0 else { return false }
    return info.st_mode & S_IFMT == S_IFLNK
  }

  /// Tells whether a path leads to something other than a regular file.
  private static func isSpecial(_ path: String?) -> Bool {
    var info = stat()
    guard let path, stat(path, &info) == 0 else { return false }
    return info.st_mode & S_IFMT != S_IFREG
  }
}
