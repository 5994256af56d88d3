import SpecLoading
import SpecModel
import Testing

/// Where diagnostics put their carets, and how they show long lines.
@Suite struct DiagnosticPrinterTests {
  /// Prints a diagnostic in a file of one line and returns the line and the caret under it.
  private func excerpt(
    _ line: String, column: Int, length: Int, width: Int = 80
  ) -> [String] {
    let source = SourceFile("a.yaml", bytes: Array(line.utf8))
    let location = SourceLocation(file: "a.yaml", line: 1, column: column)
    let diagnostic = Diagnostic(
      severity: .error, code: .suite(.unknownKey), message: "what",
      place: .span(location, length: length))
    let text = DiagnosticPrinter(sources: [source], width: width).print([diagnostic])
    return text.split(separator: "\n").dropFirst().map { String($0.dropFirst(8)) }
  }

  @Test("The caret is under the columns of the mistake")
  func plain() {
    #expect(excerpt("do: [dimsiss]", column: 6, length: 7) == ["do: [dimsiss]", "     ^^^^^^^"])
  }

  @Test("The caret is right after characters with several bytes, scalars or terminal columns")
  func wide() {
    #expect(excerpt("é: [no]", column: 5, length: 2) == ["é: [no]", "    ^^"])
    #expect(excerpt("{특가: no}", column: 6, length: 2) == ["{특가: no}", "       ^^"])
    #expect(excerpt("{특가: no}", column: 2, length: 2) == ["{특가: no}", " ^^^^"])
    #expect(excerpt("👩‍👩‍👧: no", column: 8, length: 2) == ["👩‍👩‍👧: no", "    ^^"])
    #expect(excerpt("e\u{301}: no", column: 5, length: 2) == ["e\u{301}: no", "   ^^"])
  }

  @Test("A tab advances to the next multiple of four columns, and control characters are escaped")
  func control() {
    #expect(excerpt("a\tb: no", column: 6, length: 2) == ["a   b: no", "       ^^"])
    #expect(excerpt("a\u{1B}[31m", column: 2, length: 1) == ["a\u{FFFD}[31m", " ^"])
  }

  @Test("A place after the end of a line or of the file has its caret there")
  func end() {
    #expect(excerpt("key:", column: 5, length: 0) == ["key:", "    ^"])
    #expect(excerpt("", column: 1, length: 1) == ["", "^"])
  }

  @Test("A long line is clipped around the caret", arguments: [1, 30, 200, 5000, 9990, 10_000])
  func long(column: Int) {
    let line = String(repeating: "0123456789", count: 1000)
    let lines = excerpt(line, column: column, length: 3)
    #expect(lines.count == 2)
    #expect(lines[0].count <= 72, "\(lines[0])")
    let caret = lines[1].filter { $0 == " " }.count
    #expect(Array(lines[0])[caret] == Array(line)[column - 1])
    #expect(lines[0].hasPrefix("…") == (column > 60))
    #expect(lines[0].hasSuffix("…") == (column < 9950))
  }

  @Test("A caret that is longer than the line ends with the line")
  func longCaret() {
    let lines = excerpt(String(repeating: "a", count: 500), column: 3, length: 400, width: 60)
    #expect(lines[0].count <= 52)
    #expect(lines[1].count <= 52)
  }

  @Test("A style highlights the parts and nothing else")
  func style() {
    let location = SourceLocation(file: "a.yaml", line: 1, column: 1)
    let diagnostic = Diagnostic(
      severity: .warning, code: .suite(.neverDelivered), message: "what",
      place: .span(location, length: 1), hint: "try")
    let source = SourceFile("a.yaml", bytes: Array("a".utf8))
    let plain = DiagnosticPrinter(sources: [source]).print([diagnostic])
    let colored = DiagnosticPrinter(sources: [source], style: .ansi).print([diagnostic])
    #expect(colored != plain)
    #expect(colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
  }

  @Test("Quoted text cannot start a new line, and a long line costs little")
  func hostile() {
    let name = "a\r\n::error::b\u{1B}[31m"
    let location = SourceLocation(file: "\(name).yaml", line: 1, column: 1)
    let diagnostic = Diagnostic(
      severity: .error, code: .suite(.unknownKey), message: "`\(name)`",
      place: .span(location, length: 1),
      notes: [Diagnostic.Note(message: "`\(name)`", place: .file("\(name).yaml"))],
      hint: "write `\(name)`")
    let shown = "a\\r\\n::error::b\\u{1b}[31m"
    #expect(
      DiagnosticPrinter(sources: []).print(diagnostic) == """
        \(shown).yaml:1:1: error: `\(shown)` [unknown-key]
              = write `\(shown)`
        \(shown).yaml: note: `\(shown)`

        """)
  }

  @Test("Long messages, hints and lines take time proportional to their length")
  func linear() {
    // If anything took quadratic time, this would run for many minutes.
    let word = String(repeating: "x", count: 300_000)
    let words = String(repeating: "x ", count: 150_000)
    for text in [word, words] {
      let location = SourceLocation(file: "a.yaml", line: 1, column: text.count - 5)
      let diagnostic = Diagnostic(
        severity: .error, code: .suite(.unknownKey), message: text,
        place: .span(location, length: 3),
        hint: text)
      let printer = DiagnosticPrinter(sources: [SourceFile("a.yaml", bytes: Array(text.utf8))])
      let lines = printer.print(diagnostic).split(separator: "\n")
      #expect(lines[0] == "a.yaml:1:\(text.count - 5): error: \(text) [unknown-key]")
      #expect(lines[1].hasPrefix("    1 | …") && lines[1].utf8.count <= 90)
    }
  }

  @Test("Names that are too long are not searched for suggestions")
  func longNames() {
    let name = String(repeating: "x", count: 160_000)
    let long = (0..<400).map { name + "\($0)" }
    let names = long + ["dismiss"]
    for _ in 0..<100 {
      #expect(Suggestion.nearest(to: "dimsiss", among: names) == "dismiss")
    }
    #expect(Suggestion.nearest(to: long[0], among: long) == nil)
  }
}
