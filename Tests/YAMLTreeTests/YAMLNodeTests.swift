import Testing
import YAMLTree

@Suite struct YAMLNodeTests {
  @Test(
    "A document becomes the tree that its text describes",
    arguments: [
      ("a", "a"),
      ("a: 1", "{a: 1}"),
      ("- a\n- - b\n  - c\n- {}\n- []", "[a, [b, c], {}, []]"),
      ("a:\nb: \nc: ''", #"{a: , b: , c: ""}"#),
      ("{a: [b, {c: d}], e: f}", "{a: [b, {c: d}], e: f}"),
      ("[a: b, c]", "[{a: b}, c]"),
      ("---\na: 1\n...\n# the end\n", "{a: 1}"),
      ("\u{FEFF}a: 1", "{a: 1}"),
      ("a: |\n  one\n   two\n\nb: >\n  one\n  two\n", #"{a: "one\n two\n", b: "one two\n"}"#),
      (#"["\x41\u00e9\U0001F600\n", 'it''s']"#, #"["Aé😀\n", "it\'s"]"#),
      ("no: 012", "{no: 012}"),
      ("\"<<\": ! 1", #"{"<<": 1}"#),
      ("a: &x [1, &y 2]\nb: *x\n*y : *y", "{a: [1, 2], b: [1, 2], 2: 2}"),
      ("? a\n: b", "{a: b}"),
    ])
  func tree(text: String, outline: String) throws {
    #expect(try parse(text).outline == outline)
  }

  @Test(
    "A node knows how it is written",
    arguments: [
      ("a", YAMLNode.Style.plain), ("'a'", .singleQuoted), ("\"a\"", .doubleQuoted),
      ("|\n a", .literal), (">\n a", .folded), ("- a", .block), ("a: b", .block), ("[a]", .flow),
      ("{a: b}", .flow), ("! a", .plain),
    ])
  func style(text: String, style: YAMLNode.Style) throws {
    let root = try parse(text)
    #expect(root.style == style)
    #expect(root.isPlain == (style == .plain))
  }

  @Test("A value is missing only if nothing at all is written")
  func missing() throws {
    let root = try parse("a:\nb: ''\nc: ~\nd: []\ne: |\n")
    #expect(root.entries.map(\.value.isMissing) == [true, false, false, false, false])
  }

  @Test("A node counts its elements or entries, not their contents")
  func count() throws {
    let root = try parse("a: [1, [2, 3], {}]\nb: {c: d, e: [f]}\ng: h")
    #expect(root.count == 3)
    #expect(root.entries.map(\.value.count) == [3, 2, 0])
    #expect(root.entries.underestimatedCount == 3)
    #expect(root["a"]?.elements.underestimatedCount == 3)
  }

  @Test("A node has no children of another kind")
  func otherKind() throws {
    let root = try parse("a: [1]")
    #expect(root.kind == .mapping)
    #expect(root.elements.map(\.text) == [])
    #expect(root.text == "")
    #expect(root.bytes == [])
    #expect(root["a"]?.kind == .sequence)
    #expect(root["a"]?.entries.map(\.key.text) == [])
    #expect(root["a"]?["1"] == nil)
    #expect(root["a"]?.elements.map(\.kind) == [.scalar])
  }

  @Test("A key leads to its value, and an unknown one to none")
  func lookup() throws {
    let root = try parse("a: {b: 1}\n'c d': 2\né: &k e\n*k : 3")
    #expect(root["a"]?["b"]?.text == "1")
    #expect(root["c d"]?.text == "2")
    #expect(root["é"]?.text == "e")
    #expect(root["e"]?.text == "3")
    #expect(root["b"] == nil)
    #expect(root["é\u{0}"] == nil)
  }

  @Test("Text is compared byte by byte")
  func equality() throws {
    let root = try parse("- caf\u{e9}\n- \"cafe\\u0301\"\n- 'caf\u{e9}'\n- [caf\u{e9}]")
    let nodes = Array(root.elements)
    #expect(nodes.map { $0.equals("caf\u{e9}") } == [true, false, true, false])
    #expect(nodes.map { $0.equals(nodes[0]) } == [true, false, true, false])
    #expect(Array(nodes[0].bytes) == Array("caf\u{e9}".utf8))
    #expect(nodes[1].withUTF8 { $0.count } == 6)
  }

  @Test("An alias is the node it stands for, and knows its own place")
  func alias() throws {
    let root = try parse("a: &name {b: [1]}\nlonger: *name\n")
    let original = try #require(root["a"])
    let alias = try #require(root["longer"])
    #expect(alias.outline == original.outline)
    #expect(alias.mark == YAMLMark(line: 1, column: 4))
    #expect(alias.aliasMark == YAMLMark(line: 2, column: 9))
    #expect(alias.aliasLength == 5)
    #expect(original.aliasMark == nil)
    #expect(original.aliasLength == nil)
  }

  @Test("A value is found by a node that has the text of its key, quoted or not")
  func valueOfNode() throws {
    let root = try parse("keys: [b, 'c', d, [b]]\nvalues: {a: 1, 'b': 2, c: 3}\n")
    let keys = try #require(root["keys"])
    let values = try #require(root["values"])
    #expect(keys.elements.map { values[$0]?.text } == ["2", "3", nil, nil])
  }

  @Test("A large mapping keeps its order")
  func order() throws {
    let keys = (0..<5000).map { "key\($0 &* 7919 % 5000)" }
    let root = try parse(keys.map { "\($0): x\n" }.joined())
    #expect(root.entries.map(\.key.text) == keys)
    #expect(root.count == 5000)
  }
}
