import Testing

/// The exact wording of mistakes about keys, and about what YAML has and these files do not.
@Suite struct YAMLKeyErrorTests {
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
}
