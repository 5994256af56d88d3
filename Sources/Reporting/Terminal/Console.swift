/// A stream that people read: a terminal, or the log of a CI job.
package protocol Console: Sendable {
  /// The number of columns.
  var width: Int { get }
  /// Whether the stream is a terminal.
  var isInteractive: Bool { get }
  /// Whether a line may be redrawn to show progress.
  var showsProgress: Bool { get }
  /// Whether the stream accepts no more text.
  var hasFailed: Bool { get }

  /// Writes text; a stream that accepts no more drops it.
  func write(_ text: PrintedText)
}

extension Console {
  /// Writes an error: `error:` and the text, with further lines indented.
  package func writeError(_ text: PrintedText) {
    writeMessage("error: \(text.indented(by: 7))\n")
  }

  /// Writes a message.
  ///
  /// On a terminal, its lines are wrapped to the width. In logs and pipes they stay whole, for
  /// programs that read them.
  package func writeMessage(_ text: PrintedText) {
    write(isInteractive ? text.wrapped(to: width) : text)
  }
}
