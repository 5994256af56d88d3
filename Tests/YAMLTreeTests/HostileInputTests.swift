import Testing
import YAMLTree

/// Files that are made to take long, to use up memory or to overflow a stack: each ends in a tree
/// or an error.
///
/// No test measures time, but a step that is quadratic in the size of its file would make a test
/// run for minutes.
@Suite struct HostileInputTests {
  private static let size = 200_000

  private static func repeated(_ unit: String) -> [UInt8] {
    Array(String(repeating: unit, count: size / unit.utf8.count).utf8)
  }

  @Test(
    "A file that repeats a token endlessly is refused where it exceeds a limit",
    arguments: [
      ("[", "1:65 too-deep"), ("{", "1:65 too-deep"), ("- ", "1:129 too-deep"),
      ("? ", "1:129 too-deep"), ("[a,", "1:193 too-deep"), ("{a: ", "1:257 too-deep"),
      ("[\n", "65:1 too-deep"), ("&a &b ", "1:4 indentation"), ("*a ", "1:4 indentation"),
      ("a: ", "1:5 syntax"), ("%", "1:1 directive"), ("%TAG !a! b\n", "1:1 directive"),
      ("\t", "1:1 tab"), ("--- \n", "2:1 several-documents"), ("\n", "1:1 empty"),
      (" ", "1:1 empty"), ("#", "1:1 empty"), ("# a\n", "1:1 empty"), (",", "1:1 syntax"),
      ("\"", "1:3 indentation"), (": ", "1:1 indentation"),
      ("a: b\n", "40001:1 too-many-errors"), ("<<: b\n", "100:1 too-many-errors"),
      ("- !a b\n", "100:3 too-many-errors"), ("- &a b\n", "101:3 too-many-errors"),
      ("- *a\n", "100:3 too-many-errors"),
    ])
  func repetition(unit: String, last: String) {
    #expect(codes(of: Self.repeated(unit)).last == last)
  }

  @Test(
    "A long valid file is read, whatever it consists of",
    arguments: ["-", ":", "é", "'", "\\", "- \n", "- |\n", "- a: b\n", "- [[[]]]\n", "x ", "x\n"])
  func length(unit: String) {
    // The last colon would make a key if the file ended with it.
    let bytes = unit == ":" ? Self.repeated(unit) + [0x61] : Self.repeated(unit)
    #expect(codes(of: bytes) == [])
  }

  @Test("A quote that is never closed is reported where it begins")
  func unclosedQuote() {
    #expect(codes(of: [0x22] + Self.repeated("x\n\n")) == ["1:1 unclosed-quote"])
    #expect(codes(of: [0x27] + Self.repeated("x ")) == ["1:1 unclosed-quote"])
  }

  @Test("A scalar may be as long as the file")
  func longScalar() throws {
    let bytes = [0x22] + Self.repeated("\\L") + [0x22]
    let document = try YAMLDocument(parsing: bytes)
    let count = withExtendedLifetime(document) { document.root.bytes.count }
    #expect(count == Self.size / 2 * 3)
  }

  @Test("A mapping may have a hundred thousand keys, but no key twice")
  func manyKeys() {
    let keys = (0..<100_000).map { "k\($0): 1\n" }.joined()
    #expect(complaints(about: keys) == [])
    #expect(codes(of: Array((keys + "k99999: 2\n").utf8)) == ["100001:1 duplicate-key"])
  }

  @Test("Distinct %TAG directives are refused before they are compared with each other")
  func tagDirectives() {
    let directives = (0..<30_000).map { "%TAG !a\($0)! x\n" }.joined() + "--- a\n"
    #expect(codes(of: Array(directives.utf8)) == ["1:1 directive"])
    #expect(codes(of: Array(("a\n...\n" + directives).utf8)) == ["3:1 directive"])
    #expect(codes(of: Array(("a: b\n" + directives).utf8)) == ["2:1 directive"])
    #expect(codes(of: Array(("---\n" + directives).utf8)) == ["2:1 directive"])
  }

  @Test("A file may have any number of anchors and aliases")
  func manyAnchors() {
    let text = (0..<20_000).map { "- &k\($0) 1\n- *k\($0)\n" }.joined()
    #expect(complaints(about: text) == [])
  }

  @Test("An empty buffer without an address is an empty file")
  func nothing() {
    #expect(throws: YAMLErrors.self) {
      try YAMLDocument(parsing: UnsafeBufferPointer(start: nil, count: 0))
    }
  }
}
