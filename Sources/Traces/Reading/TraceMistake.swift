import SpecModel

/// Something that is wrong with a trace.
package struct TraceMistake: Error, Hashable, Sendable {
  /// The line, counted from 1; `nil` where it is the file as a whole.
  package var line: Int?
  /// The column, in Unicode scalars, counted from 1.
  package var column: Int
  /// What is wrong, as a sentence without its full stop.
  package var message: String
  /// A way out, where there is one to offer.
  package var hint: String?

  /// Describes a mistake.
  package init(line: Int?, column: Int = 1, _ message: String, hint: String? = nil) {
    self.line = line
    self.column = column
    self.message = message
    self.hint = hint
  }

  /// The mistake as a compiler would print it: the place, the sentence, and the way out.
  ///
  /// - Parameter path: What the trace is called.
  package func text(in path: String) -> String {
    let place = line.map { "\(path):\($0):\(column)" } ?? path
    let first = "\(place.visible): error: \(message.visible)\n"
    return first + (hint.map { "      = \($0.visible)\n" } ?? "")
  }
}

/// The mistakes of a trace, in the order of its lines; there is at least one.
package struct TraceMistakes: Error, Hashable, Sendable {
  /// The mistakes.
  package var all: [TraceMistake]

  /// How many of them are told, at most.
  package static let limit = 20
}

/// How large a trace may be.
package enum TraceLimit {
  /// Bytes of a line.
  package static let line = 1 << 20
  /// Bytes of a file.
  package static let file = 64 << 20
  /// Lines.
  package static let lines = 100_000
  /// The latest time of a line, in milliseconds: a year.
  package static let time = 366 * 86_400_000
}
