/// A file that the user wants to have written.
package struct OutputTarget: Hashable, Sendable {
  /// The path that stands for standard output.
  package static let standardOutput = "-"

  /// The option with the path, such as `--junit`.
  package var option: String
  /// The path, as the user gave it.
  package var path: String
  /// Whether bytes are written at once, so that they survive if the run is killed.
  package var isImmediate: Bool
  /// Whether the file is shared and appended to.
  package var isShared: Bool

  /// Creates a target.
  package init(
    option: String, path: String, isImmediate: Bool = false, isShared: Bool = false
  ) {
    self.option = option
    self.path = path
    self.isImmediate = isImmediate
    self.isShared = isShared
  }
}
