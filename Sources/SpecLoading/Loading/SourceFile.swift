#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One file of a suite, in memory or on disk.
package struct SourceFile: Sendable {
  /// The path within the suite, parts joined by slashes: `stack/order.yaml`.
  package let relativePath: String
  private let root: String
  private let contents: Contents

  private enum Contents: Sendable {
    case held([UInt8])
    /// In this directory, to be read whenever it is asked for.
    case onDisk(directory: String)
  }

  /// Creates a file from its contents.
  ///
  /// - Parameters:
  ///   - relativePath: The path within the suite.
  ///   - root: What stands before it in diagnostics: the suite's directory as the user gave it.
  ///   - bytes: What the file holds.
  package init(_ relativePath: String, in root: String = "", bytes: [UInt8]) {
    self.relativePath = relativePath
    self.root = root
    contents = .held(bytes)
  }

  /// Names a file on disk; nothing is read yet.
  ///
  /// - Parameters:
  ///   - relativePath: The path within the suite.
  ///   - root: What stands before it in diagnostics.
  ///   - directory: The directory of the suite on disk.
  init(_ relativePath: String, in root: String, directory: String) {
    self.relativePath = relativePath
    self.root = root
    contents = .onDisk(directory: directory)
  }

  /// The path that diagnostics show.
  package var path: String { SourceFile.path(of: relativePath, in: root) }

  /// What the file holds; nothing if it cannot be read.
  package var bytes: [UInt8] { (try? read()) ?? [] }

  /// Returns what the file holds.
  ///
  /// - Throws: The system's error if it cannot be read.
  func read() throws -> [UInt8] {
    switch contents {
    case .held(let bytes): return bytes
    case .onDisk(let directory):
      return [UInt8](
        try Data(contentsOf: URL(filePath: SourceFile.path(of: relativePath, in: directory))))
    }
  }

  /// Returns a path within a suite as diagnostics show it.
  package static func path(of relativePath: String, in root: String) -> String {
    if root.isEmpty { return relativePath }
    return root.hasSuffix("/") ? root + relativePath : "\(root)/\(relativePath)"
  }
}
