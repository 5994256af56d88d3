import Testing
import YAMLTree

/// The exact wording of every mistake; the limits have their own tests.
@Suite struct YAMLErrorTests {
  @Test(
    "A file contains exactly one document",
    arguments: [
      (
        "",
        [
          "1:1 empty: the file is empty, or all of it is comments",
          "hint: write its contents, or remove the file",
        ]
      ),
      (
        "# only a comment\n\n",
        [
          "1:1 empty: the file is empty, or all of it is comments",
          "hint: write its contents, or remove the file",
        ]
      ),
      (
        "---\n",
        [
          "1:1 empty: the file is empty, or all of it is comments",
          "hint: write its contents, or remove the file",
        ]
      ),
      (
        "a: 1\n---\nb: 2\n",
        [
          "2:1 several-documents: a second document begins here, but a file holds exactly one",
          "hint: move it to a file of its own",
        ]
      ),
      (
        "a\n...\n---\nb\n",
        [
          "3:1 several-documents: a second document begins here, but a file holds exactly one",
          "hint: move it to a file of its own",
        ]
      ),
      (
        "a\n...\nb\n",
        [
          "3:1 indentation: this does not belong to anything before it",
          "hint: a file is one mapping, one list or one text; check the indentation",
        ]
      ),
    ] as [(String, [String])])
  func wholeFile(text: String, lines: [String]) {
    #expect(complaints(about: text) == lines)
  }

  @Test(
    "A directive is refused anywhere in a file",
    arguments: [
      (
        "%YAML 1.2\n---\na: 1\n",
        [
          "1:1+1 directive: directives (lines that begin with '%') are not supported",
          "hint: remove the line",
        ]
      ),
      (
        "# c\n\n%TAG ! x\n---\na: 1\n",
        [
          "3:1+1 directive: directives (lines that begin with '%') are not supported",
          "hint: remove the line",
        ]
      ),
      (
        "a: 1\n...\n# c\n%YAML 1.1\n---\n",
        [
          "4:1+1 directive: directives (lines that begin with '%') are not supported",
          "hint: remove the line",
        ]
      ),
      (
        "[\n%x\n]\n",
        [
          "2:1+1 directive: directives (lines that begin with '%') are not supported",
          "hint: remove the line",
        ]
      ),
    ] as [(String, [String])])
  func directives(text: String, lines: [String]) {
    #expect(complaints(about: text) == lines)
  }

  @Test(
    "A key may occur only once in its mapping",
    arguments: [
      (
        "a: 1\na: 2\n",
        [
          "2:1+1 duplicate-key: the key 'a' is already in this mapping",
          "note 1:1: the first one is here",
          "hint: keep one of the two",
        ]
      ),
      (
        "a: 1\n\"a\": 2\n'a': 3\n",
        [
          "2:1+3 duplicate-key: the key 'a' is already in this mapping",
          "note 1:1: the first one is here",
          "hint: keep one of the two",
          "3:1+3 duplicate-key: the key 'a' is already in this mapping",
          "note 1:1: the first one is here",
          "hint: keep one of the two",
        ]
      ),
      (
        "{a: 1, b: {c: 1, c: 2}, a: 2}",
        [
          "1:18+1 duplicate-key: the key 'c' is already in this mapping",
          "note 1:12: the first one is here",
          "hint: keep one of the two",
          "1:25+1 duplicate-key: the key 'a' is already in this mapping",
          "note 1:2: the first one is here",
          "hint: keep one of the two",
        ]
      ),
      (
        "k: &k x\n*k : 1\nx: 2\n",
        [
          "3:1+1 duplicate-key: the key 'x' is already in this mapping",
          "note 2:1: the first one is here",
          "hint: keep one of the two",
        ]
      ),
      (
        ": 1\n",
        [
          "1:1 indentation: this is not a key of the mapping around it",
          "hint: check the indentation, and that every quote and bracket before it is closed",
        ]
      ),
      (
        "? \n? \n",
        [
          "2:2 duplicate-key: the key '' is already in this mapping",
          "note 1:2: the first one is here",
          "hint: keep one of the two",
        ]
      ),
      (
        "a: 1\r\né: 2\r\né: 3\r\n",
        [
          "3:1+1 duplicate-key: the key 'é' is already in this mapping",
          "note 2:1: the first one is here",
          "hint: keep one of the two",
        ]
      ),
    ] as [(String, [String])])
  func keys(text: String, lines: [String]) {
    #expect(complaints(about: text) == lines)
  }

  @Test(
    "Merge keys, keys that are not text, tags and invalid aliases are refused",
    arguments: [
      (
        "base: &b {x: 1}\nd:\n  <<: *b\n",
        [
          "3:3+2 merge-key: merge keys are not supported",
          "hint: write out the entries, or quote the key if '<<' is its name",
        ]
      ),
      (
        "? [a, b]\n: 1\n",
        [
          "1:3 complex-key: a key must be a text, not a list",
          "hint: quote a text that begins with a bracket or a brace",
        ]
      ),
      (
        "? : {}\n",
        [
          "1:3 complex-key: a key must be a text, not a mapping",
          "hint: quote a text that begins with a bracket or a brace",
        ]
      ),
      (
        "x: {{ name }}\n",
        [
          "1:5 complex-key: a key must be a text, not a mapping",
          "hint: quote a text that begins with a bracket or a brace",
        ]
      ),
      (
        "a: &x [1]\n*x : 2\n",
        [
          "2:1 complex-key: a key must be a text, not a list",
          "hint: quote a text that begins with a bracket or a brace",
        ]
      ),
      (
        "a: !!str 1\nb: !local [x]\nc: !<tag:x> {y: z}\n",
        [
          "1:4 tag: tags are not supported",
          "hint: remove it, or quote a text that begins with '!'",
          "2:4 tag: tags are not supported",
          "hint: remove it, or quote a text that begins with '!'",
          "3:4 tag: tags are not supported",
          "hint: remove it, or quote a text that begins with '!'",
        ]
      ),
      (
        "a: !e!x 1\n",
        [
          "1:4 tag: tags are not supported",
          "hint: remove it, or quote a text that begins with '!'",
        ]
      ),
      (
        "a: !<x\n",
        [
          "1:4 tag: tags are not supported",
          "hint: remove it, or quote a text that begins with '!'",
        ]
      ),
      (
        "a: &x 1\nb: &x 2\n",
        [
          "2:4+2 duplicate-anchor: the anchor '&x' is already defined",
          "note 1:4: it is first defined here",
          "hint: give it another name",
        ]
      ),
      (
        "a: *nope\n",
        [
          "1:4+5 undefined-alias: there is no anchor '&nope' before this alias",
          "hint: define the anchor first, or quote a text that begins with '*'",
        ]
      ),
      (
        "a: &a {b: {c: *a}}\n",
        [
          "1:15+2 recursive-alias: the alias '*a' is inside the value that it refers to",
          "note 1:4: the value begins here",
          "hint: write out the value",
        ]
      ),
    ] as [(String, [String])])
  func unwanted(text: String, lines: [String]) {
    #expect(complaints(about: text) == lines)
  }

  @Test(
    "A character that no file may contain is reported at its place",
    arguments: [
      (
        "a: \u{7}\n",
        [
          "1:4+1 control-character: the control character U+0007 is not allowed in a file",
          #"hint: remove it, or write it as \x07 in double quotes"#,
        ]
      ),
      (
        "a: \u{0}b\n",
        [
          "1:4+1 control-character: the control character U+0000 is not allowed in a file",
          "hint: if the file is encoded in UTF-16, save it as UTF-8",
        ]
      ),
      (
        "\u{FEFF}a: \u{7F}\n",
        [
          "1:4+1 control-character: the control character U+007F is not allowed in a file",
          #"hint: remove it, or write it as \x7F in double quotes"#,
        ]
      ),
      (
        "a: b\u{85}c",
        [
          "1:5+1 control-character: U+0085 is not allowed in a file: only YAML treats it as a line break",
          #"hint: remove it, or write it as \u0085 in double quotes"#,
        ]
      ),
      (
        "a: 1\né: \u{2028}\n",
        [
          "2:4+1 control-character: U+2028 is not allowed in a file: only YAML treats it as a line break",
          #"hint: remove it, or write it as \u2028 in double quotes"#,
        ]
      ),
      (
        "a: \u{2029}",
        [
          "1:4+1 control-character: U+2029 is not allowed in a file: only YAML treats it as a line break",
          #"hint: remove it, or write it as \u2029 in double quotes"#,
        ]
      ),
    ] as [(String, [String])])
  func characters(text: String, lines: [String]) {
    #expect(complaints(about: text) == lines)
  }

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

  @Test(
    "Bytes that are not UTF-8 are reported at their place",
    arguments: [
      ([0x61, 0x3A, 0x20, 0xE9, 0x20], "1:4 invalid-utf-8: the byte 0xE9 at offset 3"),
      ([0xC3, 0xA9, 0x0A, 0x0A, 0xFF], "3:1 invalid-utf-8: the byte 0xFF at offset 4"),
      ([0xEF, 0xBB, 0xBF, 0x61, 0xC3], "1:2 invalid-utf-8: the byte 0xC3 at offset 4"),
      ([0x61, 0xE2, 0x80], "1:2 invalid-utf-8: the byte 0xE2 at offset 1"),
      ([0x61, 0xF0, 0x9F, 0x98, 0x41], "1:2 invalid-utf-8: the byte 0xF0 at offset 1"),
      ([0xED, 0xA0, 0x80], "1:1 invalid-utf-8: the byte 0xED at offset 0"),
      ([0xC0, 0x80], "1:1 invalid-utf-8: the byte 0xC0 at offset 0"),
      ([0xF4, 0x90, 0x80, 0x80], "1:1 invalid-utf-8: the byte 0xF4 at offset 0"),
      ([0x0D, 0x0A, 0x80], "2:1 invalid-utf-8: the byte 0x80 at offset 2"),
    ] as [([UInt8], String)])
  func invalidUTF8(bytes: [UInt8], start: String) {
    #expect(
      complaints(about: bytes) == [start + " is not valid UTF-8", "hint: save the file as UTF-8"])
  }

  @Test(
    "A byte order mark of another encoding is named",
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x61], "UTF-16"),
      ([0xFF, 0xFE, 0x00, 0x00], "UTF-32"), ([0x00, 0x00, 0xFE, 0xFF], "UTF-32"),
    ] as [([UInt8], String)])
  func otherEncodings(bytes: [UInt8], encoding: String) {
    #expect(
      complaints(about: bytes) == [
        "1:1 not-utf-8: the file is encoded in \(encoding)", "hint: save it as UTF-8",
      ])
  }

  @Test("All mistakes are reported in the order of the file, including the one that ends it")
  func allAtOnce() {
    let text = """
      a: {x: 1, x: 2}
      b: !t x
      c: *nope
      a: 1
      <<: d
      [e]: f
      g: "never closed
      """
    #expect(
      codes(of: Array(text.utf8)) == [
        "1:11 duplicate-key", "2:4 tag", "3:4 undefined-alias", "5:1 merge-key", "6:1 complex-key",
        "7:4 unclosed-quote",
      ])
  }

  @Test("A mistake found only at the end of a mapping is still reported in the order of the file")
  func fileOrder() {
    #expect(
      codes(of: Array("{a: 1, a: {b: 1, b: !x 2}, c: !x 3}".utf8))
        == ["1:8 duplicate-key", "1:18 duplicate-key", "1:21 tag", "1:31 tag"])
  }

  @Test("A message quotes a key on one line and shortens a long one")
  func longKey() {
    let key = "\"" + String(repeating: "é", count: 39) + "\\nabc\": 1\n"
    let text = String(repeating: "é", count: 39) + " …"
    #expect(
      complaints(about: key + key).first
        == "2:1+46 duplicate-key: the key '\(text)' is already in this mapping")
  }

  @Test("The codes of mistakes are stable")
  func stableCodes() {
    let codes = [
      "empty", "too-large", "too-deep", "too-many-nodes", "too-many-errors", "alias-expansion",
      "several-documents", "out-of-memory", "not-utf-8", "invalid-utf-8", "control-character",
      "invisible-character", "unusual-space", "syntax", "tab", "indentation", "unclosed-quote",
      "unclosed-bracket", "escape", "long-key", "directive",
      "duplicate-key", "merge-key", "complex-key", "tag", "duplicate-anchor", "undefined-alias",
      "recursive-alias",
    ]
    #expect(YAMLError.Code.allCases.map(\.rawValue) == codes)
  }
}
