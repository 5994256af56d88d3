/// A place in a spec file, or nowhere.
package struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The file's path as the user gave it, relative to where the suite was loaded from.
  package var file: String
  /// The position in the file.
  package var position: SourcePosition

  /// Creates a location from a position in a file.
  package init(file: String, _ position: SourcePosition) {
    self.file = file
    self.position = position
  }

  /// Creates a location; lines and columns count from 1.
  package init(file: String, line: Int, column: Int) {
    self.init(file: file, SourcePosition(line: line, column: column))
  }

  /// The line, counted from 1.
  package var line: Int { position.line }
  /// The column in characters, counted from 1.
  package var column: Int { position.column }

  /// The location of anything that is not in a file, such as a case built in memory.
  package static let nowhere = SourceLocation(file: "", .nowhere)

  /// The location as compilers write it: `stack/order.yaml:12:3`.
  package var description: String { "\(file):\(line):\(column)" }
}

/// A line and a column in a file that is known.
///
/// Suites have hundreds of thousands of steps, so a position takes eight bytes, and copying it
/// counts no references.
package struct SourcePosition: Hashable, Sendable {
  private let storedLine: UInt32
  private let storedColumn: UInt32

  /// Creates a position; lines and columns count from 1.
  package init(line: Int, column: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }

  /// The line, counted from 1.
  package var line: Int { Int(storedLine) }
  /// The column in characters, counted from 1.
  package var column: Int { Int(storedColumn) }

  /// The position of anything that is not in a file.
  package static let nowhere = SourcePosition(line: 0, column: 0)
}
