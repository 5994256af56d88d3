import Testing
import YAMLTree

/// What all mistakes have in common; their exact wording is in the tests of their kind, and the limits have their own.
@Suite struct YAMLErrorTests {
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
