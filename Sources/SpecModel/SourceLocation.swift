/// A place in a spec file, or nowhere.
package struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The file's path as the user gave it, relative to where the suite was loaded from.
  package var file: String
  /// The line, counted from 1.
  package var line: Int
  /// The column in characters, counted from 1.
  package var column: Int

  /// Creates a location; lines and columns count from 1.
  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The location of anything that is not in a file, such as a case built in memory.
  package static let nowhere = SourceLocation(file: "", line: 0, column: 0)

  /// The location as compilers write it: `stack/order.yaml:12:3`.
  package var description: String { "\(file):\(line):\(column)" }
}
