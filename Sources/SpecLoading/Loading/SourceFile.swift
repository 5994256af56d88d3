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

/// One file of a suite, in memory or on disk.
package struct SourceFile: Sendable {
  /// The path within the suite, with parts separated by slashes: `stack/order.yaml`.
  package let relativePath: String
  private let root: String
  private let contents: Contents

  private enum Contents: Sendable {
    case held([UInt8])
    /// In this directory, read on each request.
    case onDisk(directory: String)
  }

  /// Creates a file from its contents.
  ///
  /// - Parameters:
  ///   - relativePath: The path within the suite.
  ///   - root: The prefix of the path in diagnostics: the suite's directory as the user gave it.
  ///   - bytes: The contents of the file.
  package init(_ relativePath: String, in root: String = "", bytes: [UInt8]) {
    self.relativePath = relativePath
    self.root = root
    contents = .held(bytes)
  }

  /// Creates a reference to a file on disk without reading it.
  ///
  /// - Parameters:
  ///   - relativePath: The path within the suite.
  ///   - root: The prefix of the path in diagnostics.
  ///   - directory: The directory of the suite on disk.
  init(_ relativePath: String, in root: String, directory: String) {
    self.relativePath = relativePath
    self.root = root
    contents = .onDisk(directory: directory)
  }

  /// The path that diagnostics show.
  package var path: String { SourceFile.path(of: relativePath, in: root) }

  /// The contents of the file; empty if it cannot be read.
  package var bytes: [UInt8] { (try? read()) ?? [] }

  /// Returns the contents of the file.
  ///
  /// - Throws: The system's error if it cannot be read.
  func read() throws -> [UInt8] {
    switch contents {
    case .held(let bytes): return bytes
    case .onDisk(let directory):
      return try Self.bytes(ofFile: SourceFile.path(of: relativePath, in: directory))
    }
  }

  /// The largest size of a file, in bytes.
  static let limit = 64 << 20

  /// Returns the contents of a file on disk.
  ///
  /// - Throws: The system's error if it cannot be read; a pipe, a device and a file beyond the limit
  ///   are errors.
  static func bytes(ofFile path: String) throws -> [UInt8] {
    var info = stat()
    if stat(path, &info) == 0, info.st_size > limit { throw CocoaError(.fileReadTooLarge) }
    return [UInt8](try Data(contentsOf: URL(filePath: path)))
  }

  /// Returns a path within a suite as diagnostics show it.
  package static func path(of relativePath: String, in root: String) -> String {
    if root.isEmpty || root == "." { return relativePath }
    return root.hasSuffix("/") ? root + relativePath : "\(root)/\(relativePath)"
  }
}
