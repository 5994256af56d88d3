import Testing

@testable import Reporting

@Suite("Templates")
struct TemplatesTests {
  private struct Outer: View {
    let text: String
    let items = ["a", "b"]
    let none: [String] = []
    let isOn = true
    let count = 3
    let note: String?
    let inner: Inner
  }

  private struct Inner: View {
    let text: String
    let note: String?
  }

  private func render(_ source: String, note: String? = nil, partial: String = "") throws -> String
  {
    let templates = try Templates(["page": Array(source.utf8), "part": Array(partial.utf8)])
    let view = Outer(
      text: "outer", note: "outer note", inner: Inner(text: "<&\"\u{301}'>", note: note))
    return templates.render(view, with: "page")
  }

  @Test
  func `Text is escaped scalar by scalar`() throws {
    #expect(try render("{{#inner}}{{text}}{{/inner}}") == "&lt;&amp;&quot;\u{301}&#39;&gt;")
  }

  @Test
  func `Words between backquotes become code if the template asks for it`() throws {
    #expect(
      HTMLText.coded("Run `a < b`, then `c`.") == "Run <code>a &lt; b</code>, then <code>c</code>.")
    #expect(HTMLText.coded("One ` is text & nothing else") == "One ` is text &amp; nothing else")
    #expect(
      try render("{{#inner}}{{#note}}{{`.}}{{/note}}{{/inner}}", note: "`<b>`")
        == "<code>&lt;b&gt;</code>")
    #expect(try render("{{#inner}}{{#note}}{{.}}{{/note}}{{/inner}}", note: "`b`") == "`b`")
  }

  @Test
  func `A template that is called by another escapes in the same way`() throws {
    let page = try render("{{#inner}}{{> part}}{{/inner}}", partial: "{{text}}")
    #expect(page == "&lt;&amp;&quot;\u{301}&#39;&gt;")
  }

  @Test
  func `A property that is nil hides the one of the same name around it`() throws {
    let source = "{{#inner}}{{#note}}[{{.}}]{{/note}}{{^note}}none{{/note}}{{/inner}}"
    #expect(try render(source) == "none")
    #expect(try render(source, note: "own") == "[own]")
  }

  @Test
  func `A name that a view does not have is looked for around it`() throws {
    #expect(try render("{{#inner}}{{inner.text}}{{/inner}}") == "&lt;&amp;&quot;\u{301}&#39;&gt;")
  }

  @Test
  func `A list repeats its section, and an empty one shows its opposite`() throws {
    #expect(try render("{{#items}}<{{.}}>{{/items}}{{^items}}no{{/items}}") == "<a><b>")
    #expect(try render("{{#none}}<{{.}}>{{/none}}{{^none}}no{{/none}}") == "no")
  }

  @Test
  func `A template can check whether a list is empty, once for all of its elements`() throws {
    #expect(try render("{{^empty(items)}}all{{/empty(items)}}") == "all")
    #expect(try render("{{^empty(none)}}all{{/empty(none)}}") == "")
    #expect(try render("{{#empty(none)}}nothing{{/empty(none)}}") == "nothing")
  }

  @Test
  func `A value that is true shows its section with the same view`() throws {
    #expect(try render("{{#isOn}}{{count}} {{text}}{{/isOn}}{{^isOn}}off{{/isOn}}") == "3 outer")
  }

  @Test
  func `Three braces leave a text unescaped`() throws {
    #expect(try render("{{#inner}}{{{text}}}{{/inner}}") == "<&\"\u{301}'>")
  }

  @Test
  func `A name that no view has is replaced by nothing`() throws {
    #expect(try render("[{{nothing}}{{#nothing}}x{{/nothing}}{{^nothing}}y{{/nothing}}]") == "[y]")
  }

  @Test
  func `Only a tag alone on its line removes the line`() throws {
    #expect(
      try render("<ul>\n  {{#items}}\n<li>{{.}}</li>\n{{/items}}\n</ul>\n")
        == "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n")
    #expect(try render("{{#isOn}}\n{{> part}}\n{{/isOn}}\nend", partial: "part\n") == "part\nend")
    #expect(try render("{{count}}\n{{#isOn}} on{{/isOn}}\n") == "3\n on\n")
  }

  @Test(arguments: [
    ("a\n{{#items}}b", "line 2: {{#items}} is not closed"),
    ("{{#items}}b{{/others}}", "line 1: {{/others}} closes what is not open"),
    ("a{{/items}}", "line 1: {{/items}} closes what is not open"),
    ("a\n\nb{{items", "line 1: a tag is not closed"),
  ])
  func `An error in a template has a line number`(source: String, message: String) {
    let error = #expect(throws: TemplateError.self) {
      _ = try Templates(["page": Array(source.utf8)])
    }
    #expect(error?.description == message)
  }

  @Test
  func `Files are joined by one line feed, without one at the end`() {
    #expect(
      WebText.joined([Array("a {}\n".utf8), Array("b {}".utf8), Array("c {}\n".utf8)])
        == "a {}\nb {}\nc {}")
  }
}
