import Testing

/// The exact wording of mistakes about bytes and characters.
@Suite struct YAMLByteErrorTests {
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
}
