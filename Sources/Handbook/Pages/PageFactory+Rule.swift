import Reporting
import SpecModel
import Wording

extension PageFactory {
  /// The page of a rule: what it says, who says so, its cases, and the faults they catch.
  func rule(_ rule: Rule) -> Page {
    let path = "rules/\(HandbookPaths.file(rule.id)).html"
    let root = Page.root(of: path)
    var prose = ProseHTML(paths: paths, root: root)
    let chapter = suite.chapters.first { $0.rules.contains { $0.id == rule.id } }
    let statement = prose.sentence(rule.statement)
    let about = prose.html(rule.about)
    let cited = citations(rule.citations, prose: &prose)
    let reading = rule.reading.map { prose.html($0) }
    let furtherFiles = furtherFiles(of: rule, root: root, prose: &prose)
    let isApart = suite.separatesCore
    let shown = index.groups(of: rule).filter { !isApart || $0.file.coreRule == rule.id }
    let groups = shown.map { group(of: $0, in: rule, prose: &prose) }
    let shownCount = isApart ? suite.core(of: rule.id).count : index.caseCount(of: rule)
    let furtherCount = further.pages(of: rule).reduce(0) { $0 + $1.cases.joined().count }
    let also = index.alsoTested(of: rule).map { caseLink($0, root: root) }
    let untestable = rule.untestable.map { prose.sentence($0) }
    let faults = index.faults(of: rule).map { fault in
      RuleView.Fault(
        faultID: fault.id, faultClause: Clause.name(in: fault.clause),
        summary: prose.sentence(fault.summary),
        profiles: profileViews(fault.profiles, unlessAllOf: rule.profiles))
    }
    let declared = index.declaredFaults(of: rule).map { declaredFault($0, prose: &prose) }
    let foundations = index.foundations(of: rule)
    let leftOpen = leftOpen(by: rule, root: root, prose: &prose)
    let runs = runs(of: rule, root: root)
    let view = RuleView(
      id: rule.id, ruleTitle: rule.title, chapterTitle: chapter?.title ?? "",
      chapterNumber: suite.chapters.firstIndex { $0.id == chapter?.id }.map { "\($0 + 1)" } ?? "",
      chapterHref: chapter.map { root + HandbookPaths.chapter($0.id) } ?? "",
      profiles: profileViews(rule.profiles), layer: suite.words == nil ? rule.layer.words : nil,
      statement: statement,
      about: about.nonEmpty, untestable: untestable?.nonEmpty, citations: cited,
      reading: reading?.nonEmpty, clauses: rule.clauses.map { clause($0, prose: &prose) },
      foundations: foundations.map { foundation in
        RuleView.Foundation(
          foundationID: foundation.rule, href: root + (paths.path(of: foundation.rule) ?? ""),
          share: "\(foundation.cases) of \(NumberText.count(foundation.of, "case"))")
      }, foundationCount: NumberText.count(foundations.count, "rule"), broken: runs.broken,
      unbroken: runs.unbroken,
      unbrokenCount: NumberText.count(runs.unbroken.count, "engine"),
      groups: groups, hasReference: suite.words == nil,
      casesTitle: isApart ? "The rule in cases" : "Cases",
      caseCount: NumberText.count(shownCount, "case"), further: furtherFiles,
      furtherCount: NumberText.count(furtherCount, "further case"), also: also,
      alsoCount: NumberText.count(also.count, "case"), faults: faults,
      faultCount: NumberText.count(faults.count, "fault"), declaredFaults: declared,
      leftOpen: leftOpen)
    return Page(
      path: path, title: rule.title, summary: "\(rule.id): \(rule.statement)", template: .rule,
      view: view, chapter: chapter?.id)
  }

  /// Returns a clause of the rule.
  private func clause(_ clause: Clause, prose: inout ProseHTML) -> RuleView.Clause {
    let holders = index.holders(of: clause)
    let stances = index.stances(of: clause).map { "\($0.stance.words): \($0.documents)" }
    return RuleView.Clause(
      clauseName: clause.name, clauseAnchor: "clause-\(clause.name)",
      clauseText: prose.sentence(clause.text), stances: stances.joined(separator: " · "),
      holderCount: "Checked by \(NumberText.count(holders.count, "case"))",
      holders: holders.map { caseLink($0, root: prose.root) })
  }

  /// A fault that the suite's author declared.
  private func declaredFault(
    _ fault: DeclaredFault, prose: inout ProseHTML
  ) -> RuleView.DeclaredFault {
    var command: String?
    if case .command(let words) = fault.origin {
      command = words.map(ReplayCommand.quoted).joined(separator: " ")
    }
    return RuleView.DeclaredFault(
      faultID: fault.id, faultClause: Clause.name(in: fault.breaks),
      summary: prose.sentence(fault.summary), command: command)
  }

  /// Returns the cases of one file, as a section.
  private func group(
    of group: SuiteIndex.Group, in rule: Rule, prose: inout ProseHTML
  ) -> RuleView.Group {
    RuleView.Group(
      fileTitle: group.file.title, fileAnchor: "file-" + HandbookPaths.anchor(group.file.id),
      fileAbout: prose.html(group.file.about).nonEmpty,
      isCore: suite.separatesCore && group.file.coreRule == rule.id,
      cases: group.cases.compactMap { caseView($0, in: rule, prose: &prose) })
  }

  /// Returns a link to a case.
  func caseLink(_ item: Case, root: String) -> RuleView.CaseLink {
    RuleView.CaseLink(
      caseTitle: item.title, href: root + (paths.path(of: item.id) ?? ""))
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
