import Reporting
import SpecModel
import Wording

extension PageFactory {
  /// The pages with the further cases of a rule.
  func furtherPages(of rule: Rule) -> [Page] {
    further.pages(of: rule).map { page(of: $0, rule) }
  }

  private func page(of part: FurtherCases.Part, _ rule: Rule) -> Page {
    var prose = ProseHTML(paths: paths, root: Page.root(of: part.path))
    let number = part.count > 1 ? "Page \(part.number) of \(part.count)" : nil
    let pictures = part.cases.reduce(0) { $0 + $1.count }
    return Page(
      path: part.path, title: part.file.title + (number.map { ", \($0.lowercased())" } ?? ""),
      summary: "Further cases of \(rule.id).", template: .further,
      view: FurtherView(
        ruleTitle: rule.title, ruleHref: prose.root + (paths.path(of: rule.id) ?? ""),
        fileTitle: part.file.title, part: number,
        fileAbout: prose.html(part.file.about).nonEmpty, hasReference: suite.words == nil,
        isOpen: pictures <= 3,
        cases: part.cases.compactMap { caseView($0, in: rule, prose: &prose) }),
      chapter: part.file.chapter)
  }

  /// Returns the further cases of a rule as lists of titles, file by file.
  func furtherFiles(of rule: Rule, root: String, prose: inout ProseHTML) -> [FurtherFileView] {
    let parts = further.pages(of: rule)
    return parts.filter { $0.number == 1 }.map { first in
      let cases = parts.filter { $0.file.id == first.file.id }.flatMap(\.cases)
      return FurtherFileView(
        fileTitle: first.file.title, fileAnchor: "file-" + HandbookPaths.anchor(first.file.id),
        href: root + first.path, lead: prose.lead(of: first.file.about).nonEmpty,
        cases: cases.compactMap { entry(of: $0, root: root) })
    }
  }

  private func entry(of variants: [Case], root: String) -> FurtherFileView.Entry? {
    guard let first = variants.first else { return nil }
    let others = variants.dropFirst().map(\.id) + variants.flatMap(\.formerIDs)
    return FurtherFileView.Entry(
      anchor: HandbookPaths.anchor(first.id), caseTitle: first.title,
      href: root + (paths.path(of: first.id) ?? ""),
      otherAnchors: others.map(HandbookPaths.anchor),
      more: variants.count > 1 ? "\(variants.count - 1) more like this" : nil)
  }
}
