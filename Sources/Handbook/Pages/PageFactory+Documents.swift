import SpecModel

extension PageFactory {
  /// Creates the page of the profiles and the documents that describe them.
  func documents() -> Page {
    var prose = ProseHTML(paths: paths, root: "")
    let profiles = suite.profiles.map { profile in
      DocumentsView.Profile(
        anchor: HandbookPaths.anchor(profile.id), profileTitle: profile.title,
        about: prose.html(profile.about), lacks: profile.lacks,
        documents: suite.documents.filter { profile.documents.contains($0.id) }.map { document in
          DocumentsView.Document(
            anchor: "document-" + HandbookPaths.anchor(document.id), documentTitle: document.title,
            language: document.language, documentID: document.id, facts: facts(of: document),
            about: prose.html(document.about), tally: tally(of: document),
            accountHref: accountPath(of: document))
        })
    }
    let divergences = suite.rules.filter { $0.reading != nil }.map { rule in
      DocumentsView.Divergence(
        ruleTitle: rule.title, href: paths.path(of: rule.id) ?? "",
        reading: prose.html(rule.reading ?? ""),
        differingDocuments: rule.citations.filter { $0.stance == .differs }
          .compactMap { citation in suite.documents.first { $0.id == citation.document }?.language }
          .joined(separator: ", "))
    }
    return Page(
      path: "documents.html", title: "Profiles and documents",
      summary: articles.documentsSummary,
      template: .documents,
      view: DocumentsView(
        lead: articles.documentsLead, profiles: profiles, divergences: divergences))
  }

  /// Counts how often a document takes each stance.
  private func tally(of document: SourceDocument) -> [DocumentsView.Count] {
    Citation.Stance.allCases.map { stance in
      let count = suite.rules.filter { rule in
        rule.citations.contains { $0.document == document.id && $0.stance == stance }
      }.count
      return DocumentsView.Count(stance: stance.words, shape: stance.shape, count: "\(count)")
    }
  }
}
