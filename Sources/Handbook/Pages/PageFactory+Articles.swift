import Reporting
import SpecModel

extension PageFactory {
  /// Creates the page of everything that can keep a message from the screen; `nil` if the suite has no
  /// such article.
  func whyNotDisplayed() -> Page? {
    articles.whyNotDisplayed.map { text in
      article(
        Articles.whyNotLink.path, Articles.whyNotLink.title,
        "Everything that can be in the way of a message, and what then becomes of it.",
        withTitles(text))
    }
  }

  /// Returns Markdown in which rules and questions are linked by their titles instead of their ids.
  private func withTitles(_ markdown: String) -> String {
    let titles = suite.rules.map { ($0.id, $0.title) } + suite.questions.map { ($0.id, $0.title) }
    return titles.reduce(markdown) { text, named in
      guard let path = paths.path(of: named.0) else { return text }
      return text.replacing("`\(named.0)`", with: "[\(named.1)](\(path))")
    }
  }

  /// Creates the page about writing a case.
  func writing() -> Page {
    article(
      "writing-cases.html", "Writing a case", "The format of case files, by example.",
      articles.writingCases)
  }

  /// Creates the page about writing a rule.
  func writingRules() -> Page {
    article(
      "writing-rules.html", "Writing a rule", "The format of rules and faults, by example.",
      articles.writingRules)
  }

  /// Creates the page that shows how to find what no case tests.
  func finding() -> Page? {
    articles.finding.map { text in
      article(
        "finding.html", "Find what no case asks",
        "A complete session: an engine has a fault that the suite misses; explore finds it.", text)
    }
  }

  /// Creates the page about connecting an engine.
  func plugging() -> Page {
    article(
      "engines.html", "Plugging in an engine", "How to connect an engine, in any language.",
      articles.engines)
  }

  /// Creates the pages of the protocol for engine processes.
  func wire() -> [Page] {
    let (messages, conventions) = articles.wirePages
    let (first, second) = ("protocol.html", "protocol-conventions.html")
    let moved = Self.headings(of: conventions)
    var main = article(
      first, "The protocol", "The messages between an engine process and the harness.",
      Self.linking(messages, to: moved, on: second))
    if moved.isEmpty { return [main] }
    if var view = main.view as? ArticleView {
      view.body += Self.list(of: moved, on: second)
      main.view = view
    }
    return [
      main,
      article(
        second, "The protocol: conventions",
        "What the messages between an engine process and the harness mean, and their limits.",
        Self.linking(conventions, to: Self.headings(of: messages), on: first)),
    ]
  }

  /// Returns Markdown in which links to headings of another page lead there.
  private static func linking(
    _ markdown: String, to headings: [String], on page: String
  ) -> String {
    headings.map(HandbookPaths.slug).reduce(markdown) { text, anchor in
      text.replacing("](#\(anchor))", with: "](\(page)#\(anchor))")
    }
  }

  /// Returns the headings of some Markdown.
  private static func headings(of markdown: String) -> [String] {
    Prose(markdown: markdown).blocks.compactMap { block in
      if case .heading(_, let text) = block { text } else { nil }
    }
  }

  /// Lists headings of another page, each where a link to it from elsewhere expects it.
  private static func list(of headings: [String], on page: String) -> String {
    let entries = headings.map { heading in
      let anchor = HandbookPaths.slug(heading)
      return "<li id=\"\(anchor)\"><a href=\"\(page)#\(anchor)\">"
        + "\(HTMLText.escaped(heading))</a></li>"
    }
    return """
      <h2>On the next page</h2>
      <ul class="links">
      \(entries.joined(separator: "\n"))
      </ul>

      """
  }

  private func article(
    _ path: String, _ title: String, _ summary: String, _ markdown: String
  ) -> Page {
    var prose = ProseHTML(paths: paths, root: "")
    return Page(
      path: path, title: title, summary: summary, template: .article,
      view: ArticleView(articleTitle: title, lead: summary, body: prose.html(markdown)))
  }

  /// Creates the page of terms.
  func glossary() -> Page {
    let entries = articles.glossary.map { entry in
      var prose = ProseHTML(paths: paths, root: "", skipping: [entry.anchor])
      return GlossaryView.Entry(
        anchor: entry.anchor, name: entry.name, meaning: prose.sentence(entry.meaning))
    }
    return Page(
      path: "glossary.html", title: "Glossary",
      summary: suite.words == nil ? "The terms of message delivery." : "The words of the suite.",
      template: .glossary, view: GlossaryView(entries: entries))
  }
}
