/// How the parts of a printed diagnostic are set off from each other.
package struct DiagnosticStyle: Sendable {
  /// Sets off a text.
  package typealias Accent = @Sendable (String) -> String

  /// The path, line and column.
  package var place: Accent = { $0 }
  /// The word `error`, and the caret of one.
  package var error: Accent = { $0 }
  /// The word `warning`, and the caret of one.
  package var warning: Accent = { $0 }
  /// The word `note`, and the caret of one.
  package var note: Accent = { $0 }
  /// The sentence.
  package var message: Accent = { $0 }
  /// The code in its brackets.
  package var code: Accent = { $0 }
  /// The number of a line and the rule beside it.
  package var gutter: Accent = { $0 }
  /// The way out.
  package var hint: Accent = { $0 }

  /// Sets nothing off: for files and pipes.
  package static let plain = DiagnosticStyle()

  /// Colors and weights for a terminal.
  package static let ansi = DiagnosticStyle(
    place: { "\u{1B}[1m\($0)\u{1B}[0m" }, error: { "\u{1B}[1;31m\($0)\u{1B}[0m" },
    warning: { "\u{1B}[1;33m\($0)\u{1B}[0m" }, note: { "\u{1B}[1;36m\($0)\u{1B}[0m" },
    message: { "\u{1B}[1m\($0)\u{1B}[0m" }, code: { "\u{1B}[2m\($0)\u{1B}[0m" },
    gutter: { "\u{1B}[2m\($0)\u{1B}[0m" }, hint: { "\u{1B}[32m\($0)\u{1B}[0m" })
}
