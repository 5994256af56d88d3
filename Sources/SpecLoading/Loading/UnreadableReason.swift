#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why the system would not let a file be read, in words.
enum UnreadableReason {
  /// Puts the system's error into words.
  ///
  /// - Parameter missing: What to say of a file that is not there.
  static func words(for error: any Error, missing: String) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoPermission?: "permission denied"
    case .fileReadNoSuchFile?, .fileNoSuchFile?: missing
    default: "\(error)"
    }
  }
}
