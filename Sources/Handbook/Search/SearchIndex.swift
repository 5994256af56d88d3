import SpecModel

/// The index for the search box: a script that assigns a value, because a page opened from a file
/// may load scripts but not data.
///
/// The value has the synonyms, the rows of everything but cases, and the cases by page. What a case
/// is found by is its title and its id, and most of its address follows from them.
struct SearchIndex {
  /// The suite, indexed by rule.
  let index: SuiteIndex
  /// The addresses of rules, questions and cases.
  let paths: HandbookPaths
  /// The engines with results.
  let engines: [EngineHistory]
  /// The pages that are not chapters.
  let pages: [Page]
  /// Other words for what the handbook tells, as lines.
  let synonyms: String

  /// A page that is found by its words.
  struct Page {
    /// Where it is.
    var link: PageLink
    /// What it is about, in a sentence.
    var summary: String
    /// Its content, as HTML.
    var content: String
  }

  /// The script.
  var script: String {
    let rows = rows.map(\.literal).joined(separator: ",\n")
    return "window.handbookIndex={words:\(ScriptLiteral.text(synonyms)),\nrows:[\n\(rows)\n],\n"
      + "cases:[\n\(cases.joined(separator: ",\n"))\n]};\n"
  }

  /// Everything but cases, in reading order.
  private var rows: [SearchRow] {
    chapters + index.suite.rules.map(row) + index.suite.questions.map(row) + terms + histories
      + pages.map { page in
        SearchRow(
          kind: "Page", title: page.link.title, id: "", text: page.summary,
          more: hasOwnWords(page.link.path) ? [SearchText.content(ofHTML: page.content)] : [],
          place: page.link.path)
      }
  }

  /// Whether a page is found by its words.
  ///
  /// Of a page that consists of rows, these are found instead. The protocol tells of the built-in
  /// rules, which another suite does not have.
  private func hasOwnWords(_ path: String) -> Bool {
    switch path {
    case "questions.html", "glossary.html": false
    case "protocol.html", "protocol-conventions.html": index.articles.isBuiltin
    default: true
    }
  }

  private var chapters: [SearchRow] {
    index.suite.chapters.map { chapter in
      SearchRow(
        kind: "Chapter", title: chapter.title, id: chapter.id,
        text: SearchText.lead(of: chapter.about), more: [chapter.about],
        place: HandbookPaths.chapter(chapter.id))
    }
  }

  private func row(of rule: Rule) -> SearchRow {
    SearchRow(
      kind: "Rule", title: rule.title, id: rule.id, text: SearchText.plain(rule.statement),
      more: [rule.about, rule.reading ?? ""] + rule.clauses.flatMap { [$0.id, $0.text] }
        + rule.citations.flatMap { [$0.section ?? "", $0.text ?? ""] } + words(of: rule),
      place: paths.path(of: rule.id) ?? "")
  }

  /// The words of the protocol that a rule's first cases use.
  private func words(of rule: Rule) -> [String] {
    let cases = index.groups(of: rule).first?.cases.flatMap(\.self).prefix(4) ?? []
    return cases.flatMap { item in
      item.asserts.kinds.map(\.rawValue) + item.steps.flatMap(\.actions).map(\.kind.rawValue)
    }.uniqued()
  }

  private func row(of question: Question) -> SearchRow {
    SearchRow(
      kind: "Open question", title: question.title, id: question.id,
      text: SearchText.plain(question.question),
      more: [question.about] + question.answers.flatMap { [$0.id, $0.text] }
        + question.citations.compactMap(\.text),
      place: paths.path(of: question.id) ?? "")
  }

  private var terms: [SearchRow] {
    index.articles.glossary.map { entry in
      SearchRow(
        kind: "Term", title: entry.name, id: "", text: SearchText.plain(entry.meaning),
        more: entry.forms, place: "glossary.html#\(entry.anchor)")
    }
  }

  private var histories: [SearchRow] {
    engines.map { engine in
      SearchRow(
        kind: "Engine", title: engine.name, id: "", text: "",
        more: engine.runs.map(\.version), place: engine.path)
    }
  }

  /// The cases by page and file: the page, the file's id, and titles with the rest of the ids.
  private var cases: [String] {
    index.suite.files.flatMap { file in
      Dictionary(grouping: file.cases) { item in
        paths.path(of: item.id).map { String($0.prefix { $0 != "#" }) } ?? ""
      }.sorted { $0.key < $1.key }.map { page, cases in
        let titles = cases.map { item in
          let rest = item.id.hasPrefix(file.id) ? item.id.dropFirst(file.id.count) : item.id[...]
          return [SearchText.plain(item.title), String(rest)].map(ScriptLiteral.text)
            .joined(separator: ",")
        }
        return "[\(ScriptLiteral.text(page)),\(ScriptLiteral.text(file.id)),"
          + "[\(titles.joined(separator: ","))]]"
      }
    }
  }
}
