/// A place in a spec file.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The file's path as the user gave it, relative to where the suite was loaded from.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column in characters, counted from 1.
  public var column: Int

  /// Creates a location; lines and columns count from 1.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The location as compilers write it: `stack/order.yaml:12:3`.
  public var description: String { "\(file):\(line):\(column)" }
}
