import Testing

/// The exact wording of mistakes in quoted texts.
@Suite struct YAMLQuoteErrorTests {
  @Test(
    "An unclosed quote and an unknown escape are errors",
    arguments: [
      (
        "a:\n  b: \"\n\n  c\n",
        [
          "2:6 unclosed-quote: this quote is never closed"
        ]
      ),
      (
        "a: 'x\nb: 2\n",
        [
          "1:4 unclosed-quote: this quote is never closed"
        ]
      ),
      (
        "a: \"x\n---\ny\"\n",
        [
          "2:1 unclosed-quote: the document ends here, inside a quoted text",
          "note 1:4: the quote is here",
          "hint: close the quote, or indent the line",
        ]
      ),
      (
        "a: 'it's'\n",
        [
          "1:8 syntax: the quoted text ends before this",
          "hint: in single quotes, a quote is written twice: ''",
        ]
      ),
      (
        "[\"a\" b]\n",
        [
          "1:6 syntax: the quoted text ends before this",
          #"hint: in double quotes, a quote is written \""#,
        ]
      ),
      (
        "- \"a\" b\n",
        [
          "1:7 syntax: the quoted text ends before this",
          #"hint: in double quotes, a quote is written \""#,
        ]
      ),
      (
        "a: \"\\q\"\n",
        [
          "1:5 escape: there is no such escape sequence",
          "note 1:4: the quoted text begins here",
          #"hint: write '\\' for a backslash, or use single quotes, where it needs no escape"#,
        ]
      ),
      (
        "a: \"\\xZZ\"\n",
        [
          "1:7 escape: hexadecimal digits are missing in the escape sequence",
          "note 1:4: the quoted text begins here",
          #"hint: two follow '\x', four follow '\u', eight follow '\U'"#,
        ]
      ),
      (
        "a: \"\\ud83d\\ude00\"\n",
        [
          "1:7 escape: the escape sequence is not a character",
          "note 1:4: the quoted text begins here",
          #"hint: write a character beyond U+FFFF as one '\U' with eight digits"#,
        ]
      ),
    ] as [(String, [String])])
  func quotes(text: String, lines: [String]) {
    #expect(complaints(about: text) == lines)
  }
}
