import Conformance
import ReferenceFaults
import SpecModel

extension PageFactory {
  /// The page of a rule: what it says, who says so, its cases, and the mistakes it catches.
  func rule(_ rule: Rule) -> Page {
    let path = "rules/\(HandbookPaths.file(rule.id)).html"
    let root = Page.root(of: path)
    var prose = ProseHTML(paths: paths, root: root)
    let chapter = suite.chapters.first { $0.rules.contains { $0.id == rule.id } }
    let statement = prose.sentence(rule.statement)
    let about = prose.html(rule.about)
    let cited = citations(rule.citations, prose: &prose)
    let reading = rule.reading.map { prose.html($0) }
    let groups = index.groups(of: rule).map { group(of: $0, in: rule, prose: &prose) }
    let also = index.alsoAsked(of: rule).map { caseLink($0, root: root) }
    let count = index.caseCount(of: rule)
    var view: View = [
      "id": rule.id, "ruleTitle": rule.title, "chapterTitle": chapter?.title ?? "",
      "chapterNumber": suite.chapters.firstIndex { $0.id == chapter?.id }.map { "\($0 + 1)" } ?? "",
      "chapterHref": chapter.map { root + HandbookPaths.chapter($0.id) } ?? "",
      "profiles": profileViews(rule.profiles), "layer": rule.layer.words,
      "statement": statement, "about": section(about),
      "untestable": section(rule.untestable.map { prose.sentence($0) }),
      "citations": cited, "reading": section(reading),
    ]
    let results = (results[rule.id] ?? []).map(result)
    view["hasResults"] = !results.isEmpty
    view["results"] = results
    view["hasGroups"] = !groups.isEmpty
    view["groups"] = groups
    view["caseCount"] = count == 1 ? "1 case" : "\(count) cases"
    view["hasAlso"] = !also.isEmpty
    view["also"] = also
    view["faults"] = index.faults(of: rule).map { fault -> View in
      [
        "faultID": fault.id, "summary": prose.sentence(fault.summary),
        "profiles": fault.profiles.count == rule.profiles.count
          ? [] : profileViews(fault.profiles),
      ]
    }
    view["hasFaults"] = !index.faults(of: rule).isEmpty
    view["questions"] = index.questions(of: rule).map { question -> View in
      [
        "questionTitle": question.title, "question": prose.sentence(question.question),
        "href": root + (paths.path(of: question.id) ?? ""),
      ]
    }
    view["hasQuestions"] = !index.questions(of: rule).isEmpty
    return Page(
      path: path, title: rule.title, summary: "\(rule.id): \(rule.statement)", template: .rule,
      view: view, chapter: chapter?.id)
  }

  /// An engine's badge.
  private func result(_ result: RuleResult) -> View {
    [
      "engine": result.engine, "engineProfile": index.profile(result.profile),
      "word": result.word, "isBroken": result.tally.isRed,
      "passed": "\(result.tally[.passed]) of \(result.asked) passed",
      "skipped": section(
        result.tally[.skipped] > 0 ? "\(result.tally[.skipped]) skipped" : nil),
    ]
  }

  /// The cases of one file, as a section.
  private func group(
    of group: SuiteIndex.Group, in rule: Rule, prose: inout ProseHTML
  ) -> View {
    [
      "fileTitle": group.file.title, "fileAnchor": "file-" + HandbookPaths.anchor(group.file.id),
      "filePath": group.file.id + ".yaml", "fileAbout": section(prose.html(group.file.about)),
      "cases": group.cases.map { caseView($0, in: rule, prose: &prose) },
    ]
  }

  private func caseLink(_ item: Case, root: String) -> View {
    [
      "caseTitle": prose(item.title), "href": root + (paths.path(of: item.id) ?? ""),
      "caseID": item.id,
    ]
  }

  /// A title, which may hold code but no links.
  func prose(_ title: String) -> String {
    Prose.inlines(title).map { inline in
      if case .code(let text) = inline { return "<code>\(HTMLText.escaped(text))</code>" }
      if case .text(let text) = inline { return HTMLText.escaped(text) }
      return HTMLText.escaped(title)
    }.joined()
  }
}

extension Rule.Layer {
  /// The part of an engine, in words.
  var words: String {
    switch self {
    case .core: "Core"
    case .presenter: "Presenter"
    }
  }
}
