import SpecModel

/// Prints diagnostics for people: the place, the sentence, the line with a caret, and the hint.
///
/// Control characters in quoted text are escaped, so all line feeds and colors come from the
/// printer.
///
///     Specs/stack/order.yaml:14:20: error: `dispalyed` is not an observation [unknown-observation]
///        14 |         expect: [{dispalyed: second}]
///           |                   ^^^^^^^^^
///           = did you mean `displayed`?
package struct DiagnosticPrinter: Sendable {
  /// The number of columns for a line of a file; longer lines are clipped around the caret.
  let width: Int
  /// How the parts of a diagnostic are highlighted.
  let style: DiagnosticStyle
  private let sources: [String: SourceFile]

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - sources: The files whose lines are shown.
  ///   - width: The number of columns for a line of a file.
  ///   - style: How the parts of a diagnostic are highlighted.
  package init(
    sources: [SourceFile], width: Int = 80, style: DiagnosticStyle = .plain
  ) {
    self.width = max(width, 40)
    self.style = style
    self.sources = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
  }

  /// Prints diagnostics one after another, with a line break at the end.
  package func print(_ diagnostics: [Diagnostic]) -> String {
    var lines = LineIndex.Cache()
    return diagnostics.map { print($0, &lines) }.joined(separator: "\n")
  }

  /// Prints one diagnostic, with a line break at the end.
  package func print(_ diagnostic: Diagnostic) -> String {
    print([diagnostic])
  }

  private func print(_ diagnostic: Diagnostic, _ lines: inout LineIndex.Cache) -> String {
    let severity = diagnostic.severity.rawValue
    let accent = diagnostic.severity == .error ? style.error : style.warning
    var output = "\(style.place(heading(diagnostic.place))): \(accent(severity)): "
    output +=
      "\(style.message(diagnostic.message.visible)) \(style.code("[\(diagnostic.code.id)]"))\n"
    output += excerpt(diagnostic.place, accent, &lines)
    if let hint = diagnostic.hint {
      for line in wrapped(hint) { output += "\(DiagnosticPrinter.indent)\(style.hint(line))\n" }
    }
    for note in diagnostic.notes {
      output +=
        "\(style.place(heading(note.place))): \(style.note("note")): \(note.message.visible)\n"
      output += excerpt(note.place, style.note, &lines)
    }
    return output
  }

  private func heading(_ place: Diagnostic.Place) -> String {
    switch place {
    case .file(let path): path.visible
    case .span(let location, _): location.description.visible
    }
  }

  /// The spaces below a line number.
  private static let indent = "      "

  /// Breaks a hint into lines.
  private func wrapped(_ hint: String) -> [String] {
    let room = width - DiagnosticPrinter.indent.count
    var lines: [String] = []
    var (line, columns) = ("=", 1)
    for word in hint.visible.split(separator: " ", omittingEmptySubsequences: false) {
      let needed = word.count
      if columns + 1 + needed > room, columns > 1 {
        lines.append(line)
        (line, columns) = (" ", 1)
      }
      line += " \(word)"
      columns += 1 + needed
    }
    return lines + [line]
  }

  /// Returns a line of a file with a caret under the place.
  private func excerpt(
    _ place: Diagnostic.Place, _ accent: DiagnosticStyle.Accent, _ cache: inout LineIndex.Cache
  ) -> String {
    guard case .span(let location, let length) = place, let source = sources[location.file],
      let line = cache.line(location.line, of: source)
    else { return "" }
    let number = String(location.line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.count)) + number
    let blank = String(repeating: " ", count: gutter.count)
    let clip = LineExcerpt(
      line, column: location.column, length: length, width: width - gutter.count - 3)
    let marker = String(repeating: " ", count: clip.caretOffset)
    let caret = accent(String(repeating: "^", count: clip.caretLength))
    return "\(style.gutter("\(gutter) |")) \(clip.text)\n"
      + "\(style.gutter("\(blank) |")) \(marker)\(caret)\n"
  }
}

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
