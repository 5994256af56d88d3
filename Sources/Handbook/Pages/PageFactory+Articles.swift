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

  /// Creates the page of the protocol for engine processes.
  func wire() -> Page {
    article(
      "protocol.html", "The protocol", "The messages between an engine process and the harness.",
      articles.wire)
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
    let entries = Glossary.entries(for: suite).map { entry in
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
