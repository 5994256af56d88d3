import Testing

/// The exact wording of mistakes about a file as a whole.
@Suite struct YAMLDocumentErrorTests {
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
}
