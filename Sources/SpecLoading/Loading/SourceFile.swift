/// One file of a suite, in memory.
package struct SourceFile: Sendable {
  /// The path that diagnostics show.
  package let path: String
  /// The path within the suite, parts joined by slashes: `stack/order.yaml`.
  package let relativePath: String
  /// What the file holds.
  package let bytes: [UInt8]

  /// Creates a file from its contents.
  ///
  /// - Parameters:
  ///   - relativePath: The path within the suite.
  ///   - root: What stands before it in diagnostics: the suite's directory as the user gave it.
  ///   - bytes: What the file holds.
  package init(_ relativePath: String, in root: String = "", bytes: [UInt8]) {
    self.relativePath = relativePath
    self.bytes = bytes
    path = SourceFile.path(of: relativePath, in: root)
  }

  /// Returns a path within a suite as diagnostics show it.
  package static func path(of relativePath: String, in root: String) -> String {
    if root.isEmpty { return relativePath }
    return root.hasSuffix("/") ? root + relativePath : "\(root)/\(relativePath)"
  }
}
