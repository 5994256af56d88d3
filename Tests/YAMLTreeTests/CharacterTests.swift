import Testing
import YAMLTree

@Suite struct `A character that only looks like what was meant` {
  @Test(arguments: [
    (
      "a: 1\n\u{FEFF}b: 2\n", "2:1",
      "U+FEFF, a byte order mark, which only the start of a file may have"
    ),
    (
      "a: \"x\u{FEFF}\"\n", "1:6",
      "U+FEFF, a byte order mark, which only the start of a file may have"
    ),
    ("a: |\n  x\u{200B}y\n", "2:4", "U+200B, a zero-width space"),
    ("a\u{200D}: 1\n", "1:2", "U+200D, a zero-width joiner"),
    ("# x\u{AD}y\na: 1\n", "1:4", "U+00AD, a soft hyphen"),
    ("a: \u{202E}x\n", "1:4", "U+202E, a mark that changes the direction of writing"),
  ]) func `is named if nobody sees it`(_ text: String, _ place: String, _ name: String) {
    let found = complaints(about: text)
    #expect(
      found.first == "\(place)+1 invisible-character: here is a character that nobody sees: \(name)"
    )
    #expect(found.count == 2)
    #expect(found.last?.hasPrefix("hint: remove it, or write it as \\u") == true)
  }

  @Test(arguments: [
    "\u{FEFF}a: 1\n", "a: \"\\uFEFF\\u200B\"\n", "a: 👩‍👩‍👧\n", "a: می‌خواهم\n",
    "a: Bonjour\u{A0}!\n", "a: x\u{3000}y\n", "a: \"\u{A0}x\u{A0}\"\n", "a: |\n  \u{3000}x\n",
    "a: vingt\u{A0}000 - x\n",
  ]) func `is a part of a text where it can be meant`(_ text: String) {
    #expect(complaints(about: text) == [])
  }

  @Test(arguments: [
    ("a:\n\u{A0}\u{A0}b: 1\n", "2:1", "U+00A0, a no-break space"),
    ("- a: 1\n\u{A0} b: 2\n  c: 3\n", "2:1", "U+00A0, a no-break space"),
    ("- a: 1\n  b:\u{A0}x\n  c: 3\n", "2:5", "U+00A0, a no-break space"),
    ("a:\u{202F}1\nb: 2\n", "1:3", "U+202F, a narrow no-break space"),
    ("- 1\n-\u{A0}2\n- 3\n", "2:2", "U+00A0, a no-break space"),
    ("{a: x\u{A0}, b: y}\n", "1:6", "U+00A0, a no-break space"),
    ("a: x\u{A0}\n", "1:5", "U+00A0, a no-break space"),
    ("a: x\u{A0}# y\n", "1:5", "U+00A0, a no-break space"),
    ("a: 1\n\u{3000}\nb: 2\n", "2:1", "U+3000, an ideographic space"),
    ("a:\n  - b\n\u{2003} - c\n", "3:1", "U+2003, a space of another width"),
  ]) func `is named if it stands where YAML needs a space`(
    _ text: String, _ place: String, _ name: String
  ) {
    let line = "\(place)+1 unusual-space: YAML takes \(name), for a letter, not for a space"
    #expect(complaints(about: text).prefix(1) == [line])
    #expect(complaints(about: text).filter { $0.contains("unusual-space") }.count == 1)
  }

  @Test func `is named before a key that is too long for libyaml`() {
    let key = String(repeating: "k", count: 1025)
    let message = "this key has 1025 characters; YAML allows 1,024 between its start and the ':'"
    #expect(complaints(about: "\(key.dropLast()): 1\n") == [])
    #expect(complaints(about: "a: {\(key.dropLast()): 1}\n") == [])
    for (text, place) in [
      ("\(key): 1\n", "1:1"), ("a: 1\n\(key): 1\nb: 2\n", "2:1"), ("a:\n  \(key): 1\n", "2:3"),
      ("a: {\(key): 1}\n", "1:5"), ("a: {b: 1, \(key): 1}\n", "1:11"),
    ] {
      #expect(complaints(about: text).first == "\(place)+1025 long-key: \(message)", "\(place)")
    }
    let quoted = "\"\(key.dropLast())\""
    #expect(codes(of: Array("a: {\(quoted): 1}\n".utf8)) == ["1:5 long-key"])
    #expect(complaints(about: "? \(key)\n: 1\n") == [])
    #expect(complaints(about: "a: {? \(quoted) : 1}\n") == [])
  }
}
