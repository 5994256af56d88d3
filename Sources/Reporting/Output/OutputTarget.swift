/// A file that the user wants to be written.
package struct OutputTarget: Hashable, Sendable {
  /// The path that means standard output.
  package static let standardOutput = "-"

  /// The option that names it: `--junit`.
  package var option: String
  /// The path, as the user gave it.
  package var path: String
  /// Whether bytes are passed on as they come, so that a killed run leaves them.
  package var isImmediate: Bool
  /// Whether the file is shared, and is added to at its end.
  package var isShared: Bool

  /// Describes a file.
  package init(
    option: String, path: String, isImmediate: Bool = false, isShared: Bool = false
  ) {
    self.option = option
    self.path = path
    self.isImmediate = isImmediate
    self.isShared = isShared
  }
}
