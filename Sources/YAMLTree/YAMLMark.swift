/// A place in a YAML file as editors count it: lines and columns from 1.
@usableFromInline
package struct YAMLMark: Sendable, Hashable {
  /// The line, from 1.
  @usableFromInline package var line: Int
  /// The column, from 1, in Unicode scalars: a tab, an accented letter and an emoji count one each.
  @usableFromInline package var column: Int

  /// Creates a place from a line and a column, both counted from 1.
  @inlinable
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension YAMLMark: Comparable {
  /// Tells whether one place comes before another in the file.
  @usableFromInline
  package static func < (left: YAMLMark, right: YAMLMark) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension YAMLMark: CustomStringConvertible {
  /// The place as compilers write it, such as `3:14`.
  @usableFromInline package var description: String { "\(line):\(column)" }
}
