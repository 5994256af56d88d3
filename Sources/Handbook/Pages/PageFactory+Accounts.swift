import Reporting
import SpecModel
import Wording

extension PageFactory {
  /// Creates the pages of the documents, sentence by sentence; none without accounts of them.
  func accounts() -> [Page] {
    suite.accounts.compactMap { account in
      suite.documents.first { $0.id == account.document }.map { page(of: account, $0) }
    }
  }

  /// Returns the facts about where a document comes from.
  func facts(of document: SourceDocument) -> [DocumentsView.Fact] {
    let origin = document.origin
    let facts = [
      ("Vendor", origin.vendor), ("Product", origin.product), ("Platform", origin.platform),
      ("Title", origin.originalTitle), ("Path in the vendor’s documentation", origin.path),
    ]
    return facts.compactMap { name, value in
      value.map { DocumentsView.Fact(factName: name, factValue: $0) }
    }
  }

  /// Returns a link to the page of a document, if there is one.
  func accountPath(of document: SourceDocument) -> String? {
    suite.accounts.contains { $0.document == document.id }
      ? HandbookPaths.account(document.id) : nil
  }

  private func page(of account: SourceAccount, _ document: SourceDocument) -> Page {
    let path = HandbookPaths.account(document.id)
    var prose = ProseHTML(paths: paths, root: Page.root(of: path))
    var number = 0
    let sections = account.sections.enumerated().map { index, section in
      AccountView.Section(
        sectionAnchor: "section-\(index + 1)", heading: section.heading,
        lang: document.id.count == 2 ? document.id : nil,
        sentences: section.sentences.map { sentence in
          number += 1
          return view(of: sentence, number, document, &prose)
        })
    }
    return Page(
      path: path, title: document.title,
      summary: "\(document.title), sentence by sentence, with what rests on each.",
      template: .account,
      view: AccountView(
        root: prose.root, documentID: document.id, documentTitle: document.title,
        language: document.language, facts: facts(of: document), counts: account.counts,
        sections: sections))
  }

  private func view(
    of sentence: SourceAccount.Sentence, _ number: Int, _ document: SourceDocument,
    _ prose: inout ProseHTML
  ) -> AccountView.Sentence {
    let questions = sentence.questions.map { id in
      AccountView.Carried(
        href: prose.root + (paths.path(of: id) ?? ""), carried: id, stance: nil, shape: nil)
    }
    return AccountView.Sentence(
      number: "\(number)", sentenceAnchor: "sentence-\(number)",
      says: sentence.says.map { prose.sentence($0) }, none: sentence.none?.words,
      clauses: sentence.clauses.map { carried($0, by: document, root: prose.root) },
      questions: questions, hasQuestions: !questions.isEmpty,
      questionCount: NumberText.count(questions.count, "open question"))
  }

  /// A clause, or a rule without clauses, with what the document says of it.
  private func carried(
    _ id: String, by document: SourceDocument, root: String
  ) -> AccountView.Carried {
    let rule = index.rule(Clause.rule(of: id))
    let name = Clause.name(in: id)
    let citations =
      name == nil ? rule?.citations : rule?.clauses.first { $0.id == id }?.citations
    let stance = citations?.first { $0.document == document.id }?.stance
    return AccountView.Carried(
      href: root + (rule.flatMap { paths.path(of: $0.id) } ?? "")
        + (name.map { "#clause-\($0)" } ?? ""),
      carried: id, stance: stance?.words, shape: stance?.shape)
  }
}

extension SourceAccount {
  /// How many sentences carry something, in a sentence.
  var counts: String {
    let carrying = sentences.count { !$0.clauses.isEmpty || !$0.questions.isEmpty }
    return
      "\(NumberText.count(sentences.count, "part")): clauses or questions rest on \(carrying), and on "
      + "\(sentences.count - carrying) rests nothing, for the reason that is given."
  }
}
