import SpecModel
import Wording

extension MarkdownPages {
  /// The page of open questions.
  var questions: String {
    var text = "[Contents](README.md)\n\n# Open questions\n\n"
    text += index.articles.aboutAnswers
    text += " `iamspec characterize` finds out which one an engine gives: with a probe, or with "
    text += "many scripts if no probe can tell.\n"
    for group in index.suite.questions.grouped(in: index.suite) {
      text += "\n## \(MarkdownText.escaped(group.title))\n"
      for question in group.questions { text += self.text(of: question) }
    }
    return text
  }

  private func text(of question: Question) -> String {
    var text = """

      <a id="\(HandbookPaths.anchor(question.id))"></a>

      ### \(MarkdownText.escaped(question.title))

      `\(question.id)`

      > \(MarkdownText.sentence(question.question))


      """
    if !question.about.isEmpty { text += MarkdownText.prose(question.about) + "\n\n" }
    for answer in question.answers {
      let mark = answer.id == question.defaultAnswer ? " (\(index.defaultName(of: question)))" : ""
      text += "- `\(answer.id)`\(mark): \(MarkdownText.sentence(answer.text))\n"
    }
    text += "\n" + table(question.citations, root: "")
    for probe in question.probes {
      text += "\n**Probe: \(MarkdownText.sentence(probe.script.title))**\n\n"
      for (number, step) in probe.script.steps.enumerated() {
        let actions = step.actions.map { MarkdownText.phrase($0.phrase) }
        text += "\(number + 1). \(actions.joined(separator: "; "))\n"
      }
      text += "\n"
      for outcome in probe.outcomes {
        let seen = probe.steps(of: outcome).map { step in
          let what = step.seen.map { MarkdownText.phrase($0) }
          return "in step \(step.number) \(what.joined(separator: ", "))"
        }
        text += "- \(seen.joined(separator: "; ")): `\(outcome.answer)`\n"
      }
    }
    return text
  }

  /// The page of the profiles and their documents.
  var documents: String {
    var text = "[Contents](README.md)\n\n# Profiles and documents\n"
    for profile in index.suite.profiles {
      text +=
        "\n## \(MarkdownText.escaped(profile.title))\n\n\(MarkdownText.prose(profile.about))\n"
      for document in index.suite.documents where profile.documents.contains(document.id) {
        text += """

          <a id="\(HandbookPaths.anchor("document-" + document.id))"></a>

          ### \(MarkdownText.escaped(document.title))

          `\(document.id)` · \(MarkdownText.escaped(document.language))

          \(facts(of: document))\(MarkdownText.prose(document.about))

          """
        if index.suite.accounts.contains(where: { $0.document == document.id }) {
          let path = HandbookPaths.account(document.id, ending: ".md")
          text += "\n[Sentence by sentence](\(path))\n"
        }
      }
    }
    return text
  }

  /// Where a document comes from, as a list.
  private func facts(of document: SourceDocument) -> String {
    let origin = document.origin
    let facts = [
      ("Vendor", origin.vendor), ("Product", origin.product), ("Platform", origin.platform),
      ("Title", origin.originalTitle), ("Path in the vendor’s documentation", origin.path),
    ]
    let lines = facts.compactMap { name, value in
      value.map { "- \(name): \(MarkdownText.escaped($0))\n" }
    }
    return lines.isEmpty ? "" : lines.joined() + "\n"
  }

  /// Returns the page of a document, sentence by sentence.
  func account(_ account: SourceAccount) -> String {
    let document = index.suite.documents.first { $0.id == account.document }
    var text = """
      [Contents](../README.md) › [Profiles and documents](../documents.md)

      # \(MarkdownText.escaped(document?.title ?? account.document))

      \(account.counts)

      """
    var number = 0
    for section in account.sections {
      if let heading = section.heading { text += "\n## \(MarkdownText.escaped(heading))\n\n" }
      for sentence in section.sentences {
        number += 1
        text += "\(number). \(self.text(of: sentence))\n"
      }
    }
    return text
  }

  private func text(of sentence: SourceAccount.Sentence) -> String {
    var parts = [sentence.says.map(MarkdownText.sentence), sentence.none.map { "*\($0.words)*" }]
    let carried =
      sentence.clauses.map { id in
        let rule = Clause.rule(of: id)
        return "[`\(id)`](../\(paths.path(of: rule) ?? ""))"
      }
      + sentence.questions.map { "[`\($0)`](../\(paths.path(of: $0) ?? ""))" }
    if !carried.isEmpty { parts.append("→ " + carried.joined(separator: ", ")) }
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// The page of terms.
  var glossary: String {
    var text = "[Contents](README.md)\n\n# Glossary\n\n"
    for entry in index.articles.glossary {
      text +=
        "- <a id=\"\(entry.anchor)\"></a>**\(entry.name)**: \(MarkdownText.prose(entry.meaning))\n"
    }
    return text
  }
}
