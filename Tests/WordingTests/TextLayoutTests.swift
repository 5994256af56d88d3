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
  func `is broken between words, and within words that are too long`(
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
  func `takes time proportional to its length`(_ piece: String) {
    // If anything took quadratic time, this would take minutes.
    let text = String(repeating: piece, count: 100_000)
    let lines = TextLayout.wrapped(text, to: 80)
    #expect(lines.allSatisfy { TextLayout.width($0) <= 80 })
    #expect(lines.count > 1_000 || piece == "\n")
    #expect(TextLayout.truncated(text, to: 80).hasSuffix("…"))
  }
}
