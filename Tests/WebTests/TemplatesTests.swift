import Testing

@testable import Web

@Suite("Templates")
struct TemplatesTests {
  private struct Outer: View {
    let text: String
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
  func `Files are joined by one line feed, and none stands at the end`() {
    #expect(
      WebText.joined([Array("a {}\n".utf8), Array("b {}".utf8), Array("c {}\n".utf8)])
        == "a {}\nb {}\nc {}")
  }
}
