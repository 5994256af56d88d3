import Testing

@testable import Wording

@Suite struct `Laid-out text` {
  @Test(arguments: [
    ("", [""]), ("one two", ["one two"]), ("one  two\nthree", ["one two", "three"]),
    ("eight888 two", ["eight888", "two"]), ("nine99999x", ["nine9999", "9x"]),
    ("a nine99999x b", ["a", "nine9999", "9x b"]),
    ("sixteen_sixteen_ a", ["sixteen_", "sixteen_", "a"]),
    ("특가특가특 b", ["특가특가", "특 b"]), ("a\r\n::error::b", ["a", "::error:", ":b"]),
    ("\u{1B}[31mred", ["\\u{1b}[3", "1mred"]),
    ("e\u{301}e\u{301} 12345", ["e\u{301}e\u{301} 12345"]),
  ])
  func `is broken between words, and within those that are too long`(
    _ text: String, _ lines: [String]
  ) {
    #expect(TextLayout.wrapped(text, to: 8) == lines)
  }

  @Test(arguments: [
    ("", 3, ""), ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("abcd", 1, "…"), ("abcd", 0, ""),
    ("특가", 4, "특가"), ("특가특", 4, "특…"), ("a\nb", 9, "a\\nb"), ("a\nbcd", 4, "a\\n…"),
  ])
  func `is cut with an ellipsis`(_ text: String, _ width: Int, _ cut: String) {
    #expect(TextLayout.truncated(text, to: width) == cut)
  }

  @Test(arguments: ["x", "특", "e\u{301}", "\u{1B}", "x y ", "\n"])
  func `takes time in proportion to its length`(_ piece: String) {
    // What takes the square of the time takes many minutes for this.
    let text = String(repeating: piece, count: 300_000)
    let lines = TextLayout.wrapped(text, to: 80)
    #expect(lines.allSatisfy { TextLayout.width($0) <= 80 })
    #expect(lines.count > 3_000 || piece == "\n")
    #expect(TextLayout.truncated(text, to: 80).hasSuffix("…"))
  }

  @Test(arguments: [
    ("a title", "a title"), ("a\r\nb", "a\\r\\nb"), ("::error::x", "\\u{3a}:error::x"),
    ("  ::error::x", "  \\u{3a}:error::x"), ("a ::error::x", "a ::error::x"),
    ("a ##[group]x", "a \\u{23}#[group]x"), ("##vso[a]", "\\u{23}#vso[a]"), ("## [a]", "## [a]"),
    ("\u{1B}[2K", "\\u{1b}[2K"), ("\u{1B}[31mred", "\\u{1b}[31mred"),
  ])
  func `leaves as a line that nobody obeys`(_ line: String, _ printed: String) {
    #expect(PrintedText(lines: [line]).text == printed + "\n")
  }

  @Test func `leaves with the codes of its style, and with no others`() {
    let line = TextStyle.colored("bold", .strong) + "\u{1B}[2J\u{1B}"
    #expect(
      PrintedText(lines: [line], style: .colored).text
        == "\u{1B}[1mbold\u{1B}[0m\\u{1b}[2J\\u{1b}\n")
    #expect(
      PrintedText(lines: [line], style: .plain).text
        == "\\u{1b}[1mbold\\u{1b}[0m\\u{1b}[2J\\u{1b}\n")
  }

  @Test func `leaves as the source has it, with what is put in written out`() {
    let path = "a\nb"
    let text: PrintedText = "error: \(path)\n" + "line \(2): \("x" as PrintedText)\n"
    #expect(text.text == "error: a\\nb\nline 2: x\n")
    #expect(("a\nb" as PrintedText).indented(by: 2).text == "a\n  b")
    #expect(
      PrintedText(json: Array("{\"a\u{7F}\u{202E}\u{1FFFE}\"}\n".utf8)).text
        == "{\"a\\u007f\\u202e\\ud83f\\udffe\"}\n")
  }
}
