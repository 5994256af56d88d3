import SpecModel
import Testing

@Suite struct `A pattern` {
  @Test(arguments: [
    ("den-B", "Baden-Baden", true), ("^den", "Baden", false), ("den$", "Baden", true),
    ("L.r", "Lr", false), ("La*r", "Lr", true), ("La+r", "Lr", false), ("^La?r$", "Laar", false),
    ("Large|Small", "a Small one", true), ("L[ao]r", "Lur", false), ("L[^ao]r", "Lur", true),
    (#"^\d{2,3}$"#, "1234", false), (#"^\w+$"#, "café_1", true), (#"\."#, "a.b", true),
    ("^(a|b)*c$", "abbac", true), ("^$", "", true), ("^$", "\n", false), (".", "\n", false),
    ("[é-ü]", "e\u{301}", true), ("(?:ab){2}", "abab", true), ("a+?b", "aab", true),
  ]) func `is found, or not`(_ pattern: String, _ text: String, _ isFound: Bool) throws {
    #expect(try Pattern(pattern).isFound(in: text) == isFound)
  }

  @Test func `finds what Swift's own expressions find`() throws {
    let parts = [
      "a", "b", "A", "é", "1", "_", " ", "ß", "日", "\r\n", ".", "^", "$", #"\d"#, #"\w"#, #"\s"#,
      #"\W"#, #"\."#, "[ab]", "[^ab]", "[a-c]", "[A-C1]", #"[\d_-]"#, "(", "(?:", ")", "|", "*",
      "+",
      "?", "{2}", "{1,2}", "{2,}", "*?", "-", "}", "]",
    ]
    let characters = [
      "a", "b", "c", "A", "C", "é", "É", "1", "٣", "_", " ", "-", "ß", "日", "\n", ".",
    ]
    var random = Random(state: 7)
    var compared = 0
    for _ in 0..<4_000 {
      let pattern = random.text(of: parts)
      guard let own = try? Pattern(pattern), let regex = try? Regex(pattern) else { continue }
      let regexWithoutCase = regex.ignoresCase()
      for _ in 0..<3 {
        let text = random.text(of: characters)
        #expect(
          own.isFound(in: text) == (try regex.firstMatch(in: text) != nil),
          "\(pattern.debugDescription) in \(text.debugDescription)")
        #expect(
          own.isFound(in: text, ignoringCase: true)
            == (try regexWithoutCase.firstMatch(in: text) != nil),
          "\(pattern.debugDescription) in \(text.debugDescription), whatever the case")
        compared += 1
      }
    }
    #expect(compared > 4_000)
  }

  @Test(arguments: [
    "(a+)+(a+)+$", "^(a|a)*b", "^((a*)*)*$", "(a?){500}a{500}", "(.*)(.*)(.*)(.*)[^a!]$",
  ]) func `takes time in proportion to its length and to the text's`(_ pattern: String) throws {
    // One way after the other would take longer than the universe has existed.
    #expect(!(try Pattern(pattern).isFound(in: String(repeating: "a", count: 400) + "!")))
  }

  @Test(arguments: [
    ("(a", "a `(` in this pattern is never closed"),
    ("a)", "the `)` in this pattern closes nothing"),
    ("*a", "the `*` in this pattern repeats nothing"),
    ("a**", "what is repeated in this pattern is repeated again by `*`"),
    ("^*", "a `^` or `$` in this pattern is repeated"),
    ("a{", "a `{…}` in this pattern does not say how often something is repeated"),
    ("a{3,2}", "a `{…}` in this pattern does not say how often something is repeated"),
    ("{", "dialects read the `{` in this pattern differently"),
    ("[a", "a `[` in this pattern is never closed, or empty"),
    ("[]", "a `[…]` in this pattern is empty"),
    ("[b-a]", "a `-` in a set of this pattern is not between two characters in order"),
    ("[[:alpha:]]", "dialects read the `[` in a set of this pattern differently"),
    (#"a\"#, #"this pattern ends with a `\`"#),
    (#"(a)\1"#, #"`\1` is not something that all dialects of patterns have in common"#),
    (#"\bb"#, #"`\b` is not something that all dialects of patterns have in common"#),
    ("a(?=b)", "`(?` is not something that all dialects of patterns have in common"),
    ("(?i)a", "`(?` is not something that all dialects of patterns have in common"),
    ("((a{1000}){1000}){1000}", "this pattern repeats too much: it is longer than 2000 characters"),
    (
      String(repeating: "(", count: 60),
      "the groups of this pattern nest more than 50 levels deep"
    ),
  ]) func `says what is wrong with it`(_ pattern: String, _ message: String) {
    #expect { try Pattern(pattern) } throws: { error in
      (error as? Pattern.Mistake)?.message == message
    }
  }
}

/// Numbers that look random, and are the same in every run.
private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
  }

  mutating func text(of parts: [String]) -> String {
    let count = Int.random(in: 0...6, using: &self)
    return (0..<count).compactMap { _ in parts.randomElement(using: &self) }.joined()
  }
}
