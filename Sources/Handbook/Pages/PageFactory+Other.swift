import SpecModel

extension PageFactory {
  /// The first page: what delivery is, how to read on, and the way in.
  func start() -> Page {
    var prose = ProseHTML(places: places, root: "")
    let introduction = prose.html(Articles.introduction)
    let reading = prose.html(Articles.howToRead)
    let chapters = suite.chapters.enumerated().map { number, chapter -> View in
      let cases = chapter.rules.reduce(0) { $0 + self.index.caseCount(of: $1) }
      return [
        "number": "\(number + 1)", "linkTitle": chapter.title,
        "href": Places.chapter(chapter.id), "lead": prose.lead(of: chapter.about),
        "size": Self.count(chapter.rules.count, "rule") + ", "
          + (cases == 0 ? "nothing to test" : Self.count(cases, "case")),
      ]
    }
    return Page(
      path: "index.html", title: suite.title,
      summary: "How in-app messages are delivered: every rule with its sources and cases.",
      template: .index,
      view: [
        "suiteTitle": suite.title, "introduction": introduction, "howToRead": reading,
        "journey": Journey(chapters: Set(suite.chapters.map(\.id))).html, "chapters": chapters,
        "sample": sample.map { ["svg": $0] as Any } ?? false,
        "ruleCount": "\(suite.rules.count)", "caseCount": "\(suite.cases.count)",
        "questionCount": "\(suite.questions.count)", "documentCount": "\(suite.documents.count)",
        "profiles": suite.profiles.map { profile -> View in
          [
            "profileTitle": profile.title, "href": "documents.html#\(Places.anchor(profile.id))",
            "lead": prose.lead(of: profile.about),
          ]
        },
      ])
  }

  /// The picture that the first page explains: of a short case in which a message waits.
  private var sample: String? {
    let wanted = "stack/last-in-first-out/two-waiting"
    guard let item = suite.cases.first(where: { $0.id == wanted }) ?? suite.cases.first,
      let story = storyteller.stories(of: item).first
    else { return nil }
    return TimelinePicture(story, id: "sample").svg
  }

  /// The page of the profiles and the documents that describe them.
  func documents() -> Page {
    var prose = ProseHTML(places: places, root: "")
    let profiles = suite.profiles.map { profile -> View in
      [
        "anchor": Places.anchor(profile.id), "profileTitle": profile.title,
        "about": prose.html(profile.about), "lacks": profile.lacks,
        "documents": suite.documents.filter { profile.documents.contains($0.id) }.map {
          document -> View in
          [
            "anchor": "document-" + Places.anchor(document.id), "documentTitle": document.title,
            "language": document.language, "documentID": document.id,
            "about": prose.html(document.about), "tally": tally(of: document),
          ]
        },
      ]
    }
    let divergences = suite.rules.filter { $0.reading != nil }.map { rule -> View in
      [
        "ruleTitle": rule.title, "href": places.place(named: rule.id) ?? "",
        "reading": prose.html(rule.reading ?? ""),
        "whoDiffers": rule.citations.filter { $0.stance == .differs }
          .compactMap { citation in suite.documents.first { $0.id == citation.document }?.language }
          .joined(separator: ", "),
      ]
    }
    return Page(
      path: "documents.html", title: "Profiles and documents",
      summary: "The generations of engines, the documents that describe them, and where they differ.",
      template: .documents,
      view: ["profiles": profiles, "divergences": divergences, "hasDivergences": !divergences.isEmpty])
  }

  /// How often a document takes which stance.
  private func tally(of document: SourceDocument) -> [View] {
    Citation.Stance.allCases.map { stance in
      let count = suite.rules.filter { rule in
        rule.citations.contains { $0.document == document.id && $0.stance == stance }
      }.count
      return ["stance": stance.words, "shape": stance.shape, "count": "\(count)"]
    }
  }

  /// The page that says how to write a case.
  func writing() -> Page {
    article(
      "writing-cases.html", "Writing a case", "The format of case files, by example.",
      Articles.writingCases)
  }

  /// The page that says how to plug an engine in.
  func engines() -> Page {
    article(
      "engines.html", "Plugging in an engine", "How an engine in any language is tested.",
      Articles.engines)
  }

  /// The page of the protocol that engine processes speak.
  func wire() -> Page {
    article(
      "protocol.html", "The protocol", "What an engine process and the harness say to each other.",
      Articles.wire)
  }

  private func article(
    _ path: String, _ title: String, _ summary: String, _ markdown: String
  ) -> Page {
    var prose = ProseHTML(places: places, root: "")
    return Page(
      path: path, title: title, summary: summary, template: .article,
      view: ["articleTitle": title, "lead": summary, "body": prose.html(markdown)])
  }

  /// The page of terms.
  func glossary() -> Page {
    let entries = Glossary.entries.map { entry -> View in
      var prose = ProseHTML(places: places, root: "", skipping: [entry.anchor])
      return [
        "anchor": entry.anchor, "name": entry.name, "meaning": prose.sentence(entry.meaning),
      ]
    }
    return Page(
      path: "glossary.html", title: "Glossary", summary: "The terms of message delivery.",
      template: .glossary, view: ["entries": entries])
  }

  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension ProseHTML {
  /// The first sentence of some prose, without links, as a teaser.
  func lead(of markdown: String) -> String {
    guard case .paragraph(let inlines)? = Prose(markdown: markdown).blocks.first else { return "" }
    let text = Self.plain(inlines)
    let end = text.firstRange(of: ". ")?.lowerBound ?? text.endIndex
    return HTMLText.escaped(text[..<end] + (end == text.endIndex ? "" : "."))
  }

  /// Prose without its marks.
  static func plain(_ inlines: [Prose.Inline]) -> String {
    inlines.reduce(into: "") { text, inline in
      switch inline {
      case .text(let words), .code(let words): text += words
      case .emphasis(let inner), .strong(let inner), .link(let inner, _): text += plain(inner)
      }
    }
  }
}
