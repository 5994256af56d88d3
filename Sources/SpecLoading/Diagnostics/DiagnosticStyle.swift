/// How the parts of a printed diagnostic are highlighted.
package struct DiagnosticStyle: Sendable {
  /// Highlights a text.
  package typealias Accent = @Sendable (String) -> String

  /// The path, line and column.
  package var place: Accent = { $0 }
  /// The word `error` and the caret of an error.
  package var error: Accent = { $0 }
  /// The word `warning` and the caret of a warning.
  package var warning: Accent = { $0 }
  /// The word `note` and the caret of a note.
  package var note: Accent = { $0 }
  /// The sentence.
  package var message: Accent = { $0 }
  /// The code in brackets.
  package var code: Accent = { $0 }
  /// The line number and the vertical bar beside it.
  package var gutter: Accent = { $0 }
  /// The hint.
  package var hint: Accent = { $0 }

  /// No highlighting: for files and pipes.
  package static let plain = DiagnosticStyle()

  /// Colors and weights for a terminal.
  package static let ansi = DiagnosticStyle(
    place: { "\u{1B}[1m\($0)\u{1B}[0m" }, error: { "\u{1B}[1;31m\($0)\u{1B}[0m" },
    warning: { "\u{1B}[1;33m\($0)\u{1B}[0m" }, note: { "\u{1B}[1;36m\($0)\u{1B}[0m" },
    message: { "\u{1B}[1m\($0)\u{1B}[0m" }, code: { "\u{1B}[2m\($0)\u{1B}[0m" },
    gutter: { "\u{1B}[2m\($0)\u{1B}[0m" }, hint: { "\u{1B}[32m\($0)\u{1B}[0m" })
}
