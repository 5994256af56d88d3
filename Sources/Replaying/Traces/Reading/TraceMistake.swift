import SpecModel

/// An error in a trace.
package struct TraceMistake: Error, Hashable, Sendable {
  /// The line, counted from 1, or `nil` for the file as a whole.
  package var line: Int?
  /// The column, in Unicode scalars, counted from 1.
  package var column: Int
  /// The message, as a sentence without its full stop.
  package var message: String
  /// A fix, if there is one to suggest.
  package var hint: String?

  /// Creates an error.
  package init(line: Int?, column: Int = 1, _ message: String, hint: String? = nil) {
    self.line = line
    self.column = column
    self.message = message
    self.hint = hint
  }

  /// Returns the error as a compiler would print it: the place, the message, and the fix.
  ///
  /// - Parameter path: The path of the trace.
  package func text(in path: String) -> String {
    let place = line.map { "\(path):\($0):\(column)" } ?? path
    let first = "\(place.visible): error: \(message.visible)\n"
    return first + (hint.map { "      = \($0.visible)\n" } ?? "")
  }
}

/// The errors in a trace, in the order of its lines; there is at least one.
package struct TraceMistakes: Error, Hashable, Sendable {
  /// The errors.
  package var all: [TraceMistake]

  /// The maximum number of errors that are reported.
  package static let limit = 20
}

/// The limits of a trace.
package enum TraceLimit {
  /// The maximum number of bytes in a line.
  package static let line = 1 << 20
  /// The maximum number of bytes in a file.
  package static let file = 64 << 20
  /// The maximum number of lines.
  package static let lines = 100_000
  /// The latest time of a line, in milliseconds: a year.
  package static let time = 366 * 86_400_000
}
