/// A stream that people read: a terminal, or the log of a CI job.
package protocol Console: Sendable {
  /// The number of columns.
  var width: Int { get }
  /// Whether the stream is a terminal.
  var isInteractive: Bool { get }
  /// Whether the stream takes no more.
  var hasFailed: Bool { get }

  /// Writes text; a stream that takes no more drops it.
  func write(_ text: PrintedText)
}

extension Console {
  /// Writes what is wrong: `error:`, and the text, whose further lines are indented.
  package func writeError(_ text: PrintedText) {
    write("error: \(text.indented(by: 7))\n")
  }
}
