import Testing

@testable import Handbook

@Suite("Prose")
struct ProseTests {
  @Test func `distinguishes the commands of a session from their output`() {
    #expect(
      ConsoleLines.html("$ iamspec lint\n1 < 2 $ no")
        == "<b>$ iamspec lint</b>\n1 &lt; 2 $ no")
  }

  @Test(
    "Inlines",
    arguments: [
      ("a *b* c", [.text("a "), .emphasis([.text("b")]), .text(" c")]),
      ("**b**", [.strong([.text("b")])]),
      ("`*b*`", [.code("*b*")]),
      ("2 * 3 * 4", [.text("2 * 3 * 4")]),
      ("a*", [.text("a*")]),
      ("[t](x.html)", [.link([.text("t")], destination: "x.html")]),
      ("[t](javascript:x)", [.text("[t](javascript:x)")]),
      ("[t] (x)", [.text("[t] (x)")]),
      ("\\*b\\*", [.text("*b*")]),
    ] as [(String, [Prose.Inline])])
  func inlines(markdown: String, expected: [Prose.Inline]) {
    #expect(Prose.inlines(markdown) == expected)
  }

  @Test("Blocks")
  func blocks() {
    let prose = Prose(
      markdown: """
        One
        two.

        - a
          b
        - c

        | h | `i|j` |
        |---|---|
        | k | l |

        ```yaml
        - *x*
        ```
        1. d
        """)
    #expect(
      prose.blocks == [
        .paragraph([.text("One two.")]),
        .list(isOrdered: false, items: [[.text("a b")], [.text("c")]]),
        .table(rows: [[[.text("h")], [.code("i|j")]], [[.text("k")], [.text("l")]]]),
        .code(language: "yaml", text: "- *x*"),
        .list(isOrdered: true, items: [[.text("d")]]),
      ])
  }

  @Test("Terms are found in every form, the longest first, and never inside words")
  func terms() {
    let index = TermIndex([
      GlossaryEntry("Message", "…"), GlossaryEntry("Local message", forms: ["local messages"], "…"),
    ])
    let found = index.pieces(of: "A local message, messages and local messages; Message.")
      .filter { $0.term != nil }.map { "\($0.text)=\($0.term ?? "")" }
    #expect(
      found == ["local message=local-message", "local messages=local-message", "Message=message"])
  }

  @Test("YAML is colored without changing its text")
  func colors() {
    let yaml = "a: {b: \"x\\\"<y\", n: 30s} # why\n- c"
    let html = YAMLColors.html(yaml)
    var text = html
    while let start = text.firstRange(of: "<"),
      let end = text[start.lowerBound...].firstIndex(of: ">")
    {
      text.removeSubrange(start.lowerBound...end)
    }
    text = text.replacing("&quot;", with: "\"").replacing("&lt;", with: "<")
    #expect(text == yaml)
    #expect(html.contains("<span class=\"yc\"># why</span>"))
    #expect(html.contains("<span class=\"yn\">30s</span>"))
  }
}
