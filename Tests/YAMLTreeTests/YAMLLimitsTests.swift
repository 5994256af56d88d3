import Testing
import YAMLTree

@Suite struct YAMLLimitsTests {
  /// The default limits, except for those that the closure changes.
  private func limits(_ change: (inout YAMLLimits) -> Void) -> YAMLLimits {
    var limits = YAMLLimits.default
    change(&limits)
    return limits
  }

  private let deep =
    "hint: no file needs that many: look for a bracket or an indentation that repeats"

  @Test("A file may be as large as the limit, and no larger")
  func inputBytes() {
    let limits = limits { $0.inputBytes = 4 }
    #expect(complaints(about: "a: 1", limits: limits) == [])
    #expect(
      complaints(about: "a: 12", limits: limits)
        == [
          "1:1 too-large: the file has 5 bytes; at most 4 are read",
          "hint: split it into several files",
        ])
  }

  @Test("Values may nest as deep as the limit, and no deeper")
  func depth() {
    let limits = limits { $0.depth = 3 }
    #expect(complaints(about: "- {a: [b]}", limits: limits) == [])
    #expect(
      complaints(about: "- {a: [b, []]}", limits: limits)
        == ["1:11 too-deep: values nest more than 3 levels deep", deep])
  }

  @Test("By default, values nest up to 64 levels deep")
  func defaultDepth() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(complaints(about: nested(64)) == [])
    #expect(
      complaints(about: nested(65)) == [
        "1:65 too-deep: values nest more than 64 levels deep", deep,
      ])
  }

  @Test("Depth is counted with aliases replaced")
  func depthOfAliases() {
    let limits = limits { $0.depth = 4 }
    let text = "- &a [x]\n- &b [[*a]]\n- [*b]\n"
    #expect(complaints(about: "- &a [x]\n- &b [[*a]]\n- *b\n", limits: limits) == [])
    #expect(
      complaints(about: text, limits: limits) == [
        "3:4 too-deep: with this alias replaced, values nest more than 4 levels deep", deep,
      ])
  }

  @Test("A file may have as many nodes as the limit, including aliases, and no more")
  func nodes() {
    let limits = limits { $0.nodes = 4 }
    #expect(complaints(about: "[&a 1, 2, *a]", limits: limits) == [])
    #expect(
      complaints(about: "[&a 1, 2, 3, *a]", limits: limits)
        == [
          "1:14 too-many-nodes: the file has more than 4 keys and values",
          "hint: split it into several files",
        ])
  }

  @Test("Aliases may stand for as many nodes as the limit, and no more")
  func aliasExpansion() {
    let limits = limits { $0.aliasExpansion = 6 }
    #expect(complaints(about: "- &a [1, 2]\n- *a\n- *a\n", limits: limits) == [])
    #expect(
      complaints(about: "- &a [1, 2]\n- *a\n- *a\n- *a\n", limits: limits) == [
        "4:3+2 alias-expansion: the aliases up to here expand to more than 6 keys and values",
        "hint: write the values out where they are needed",
      ])
  }

  @Test("An alias within an alias counts with all the nodes it stands for")
  func nestedAliases() {
    // b is 1 + 2 aliases + 2 × 3 nodes, and so 9 nodes: the third alias makes 15.
    let text = "- &a [1, 2]\n- &b [*a, *a]\n- *b\n"
    #expect(complaints(about: text, limits: limits { $0.aliasExpansion = 15 }) == [])
    #expect(
      codes(of: Array(text.utf8), limits: limits { $0.aliasExpansion = 14 })
        == ["3:3 alias-expansion"])
  }

  @Test("A billion laughs end at the alias that exceeds the limit")
  func billionLaughs() {
    var text = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
    for level in 1..<20 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(codes(of: Array(text.utf8)) == ["6:45 alias-expansion"])
  }

  @Test("A file with too many mistakes is not read to its end")
  func errors() {
    let limits = limits { $0.errors = 2 }
    let text = "- !x a\n- !x b\n- !x c\n- \"\n"
    #expect(
      complaints(about: text, limits: limits).filter { !$0.hasPrefix("hint") } == [
        "1:3 tag: tags are not supported", "2:3 tag: tags are not supported",
        "2:3 too-many-errors: the file has 2 mistakes up to here; the rest was not read",
      ])
  }
}
