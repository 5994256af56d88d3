import Testing

/// The exact wording of mistakes about indentation, brackets and misplaced signs.
@Suite struct YAMLStructureErrorTests {
  @Test(
    "A tab used for indentation is named in the message",
    arguments: [
      (
        "a:\n\tb: 1\n",
        [
          "2:1+1 tab: a tab is used where YAML allows only spaces",
          "hint: indent with spaces",
        ]
      ),
      (
        "a: 1\n\tb: 2\n",
        [
          "2:1+1 tab: a tab is used where YAML allows only spaces",
          "hint: indent with spaces",
        ]
      ),
      (
        "a:\n  - \tb\n",
        [
          "2:5+1 tab: a tab is used where YAML allows only spaces",
          "hint: indent with spaces",
        ]
      ),
      (
        "\ta: 1\n",
        [
          "1:1+1 tab: a tab is used where YAML allows only spaces",
          "hint: indent with spaces",
        ]
      ),
      (
        "a: |\n\ttext\n",
        [
          "2:1+1 tab: a tab is used where YAML allows only spaces",
          "hint: indent with spaces",
        ]
      ),
    ] as [(String, [String])])
  func tabs(text: String, lines: [String]) {
    #expect(complaints(about: text) == lines)
  }

  @Test(
    "Unclosed brackets and missing values in brackets are errors",
    arguments: [
      (
        "a: [1, 2",
        [
          "1:4+1 unclosed-bracket: this '[' is never closed"
        ]
      ),
      (
        "a: {b: 1\n",
        [
          "1:4+1 unclosed-bracket: this '{' is never closed"
        ]
      ),
      (
        "a: [1, 2\nb: 3\n",
        [
          "2:2 unclosed-bracket: a ',' or ']' is missing before this",
          "note 1:4: the '[' is here",
        ]
      ),
      (
        "a: {b: 1\nc: 2\n",
        [
          "2:2 unclosed-bracket: a ',' or '}' is missing before this",
          "note 1:4: the '{' is here",
        ]
      ),
      (
        "a: [,]",
        [
          "1:5 syntax: a value is missing here"
        ]
      ),
      (
        "a: }",
        [
          "1:4 syntax: a value is missing here"
        ]
      ),
      (
        "[a]]\n",
        [
          "1:4 indentation: this does not belong to anything before it",
          "hint: a file is one mapping, one list or one text; check the indentation",
        ]
      ),
    ] as [(String, [String])])
  func brackets(text: String, lines: [String]) {
    #expect(complaints(about: text) == lines)
  }

  @Test(
    "Misplaced keys, items and signs are explained",
    arguments: [
      (
        "a: b: c\n",
        [
          "1:5 syntax: this ':' would make a key where no key is allowed",
          "hint: quote a text that contains ': ', or check the indentation",
        ]
      ),
      (
        "a: 1\n b: 2\n",
        [
          "2:3 syntax: this ':' would make a key where no key is allowed",
          "hint: quote a text that contains ': ', or check the indentation",
        ]
      ),
      (
        "a: - b\n",
        [
          "1:4 syntax: a list item cannot begin here",
          "hint: begin the list on a line of its own, or quote a text that begins with '- '",
        ]
      ),
      (
        "a: ? b\n",
        [
          "1:4 syntax: a '?' is not allowed here",
          "hint: quote a text that begins with '? '",
        ]
      ),
      (
        "a: 1\nb\nc: 2\n",
        [
          "2:1 syntax: a ':' is missing after this key",
          "hint: a key and its ':' belong on one line; check the indentation, too",
        ]
      ),
      (
        "title: a\n- b\n",
        [
          "2:1 indentation: this is not a key of the mapping around it",
          "note 1:1: the mapping begins here",
          "hint: check the indentation, and that every quote and bracket before it is closed",
        ]
      ),
      (
        "a:\n    b: 1\n  c: 2\n",
        [
          "3:3 indentation: this is not a key of the mapping around it",
          "note 1:1: the mapping begins here",
          "hint: check the indentation, and that every quote and bracket before it is closed",
        ]
      ),
      (
        "a:\n  - b\n  c: d\n",
        [
          "3:3 indentation: this is not an item of the list around it",
          "note 2:3: the list begins here",
          "hint: items of a list begin with '- ', all in the same column",
        ]
      ),
      (
        "[a]\nb: 1\n",
        [
          "2:1 indentation: this does not belong to anything before it",
          "hint: a file is one mapping, one list or one text; check the indentation",
        ]
      ),
      (
        "a: @x\n",
        [
          "1:4+1 syntax: a text without quotes cannot begin with '@'",
          "hint: quote the text",
        ]
      ),
      (
        "a: %x\n",
        [
          "1:4+1 syntax: a text without quotes cannot begin with '%'",
          "hint: quote the text",
        ]
      ),
      (
        "a: &\n",
        [
          "1:5 syntax: a name of letters, digits, '-' and '_' must follow the '&'",
          "hint: quote a text that begins with '&'",
        ]
      ),
      (
        "a: * x\n",
        [
          "1:5 syntax: a name of letters, digits, '-' and '_' must follow the '*'",
          "hint: quote a text that begins with '*'",
        ]
      ),
      (
        "a: |0\n  x\n",
        [
          "1:5 syntax: the indentation after '|' or '>' must be a digit from 1 to 9"
        ]
      ),
      (
        "a: >x\n",
        [
          "1:5 syntax: nothing but a comment can follow '|' or '>' on its line",
          "hint: begin the text on the next line, or quote a text that begins with '|' or '>'",
        ]
      ),
    ] as [(String, [String])])
  func structure(text: String, lines: [String]) {
    #expect(complaints(about: text) == lines)
  }
}
