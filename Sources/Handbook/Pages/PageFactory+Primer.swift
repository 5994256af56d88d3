import Reporting
import SpecModel
import Wording

extension PageFactory {
  /// The pages that tell how messages are delivered; none if the suite has no such article.
  func primerPages() -> [Page] {
    guard let primer = articles.primer else { return [] }
    let links = [Articles.primerLink, Articles.primerRestLink]
    let leads = [
      "The way of a message from its delivery to its end, one picture after another.",
      "What becomes of a message that cannot be displayed when it is offered.",
    ]
    return zip(zip(links, leads), primer.pages).map { page($0.0, $0.1, $1) }
  }

  private func page(_ link: PageLink, _ lead: String, _ parts: [Primer.Part]) -> Page {
    var prose = ProseHTML(paths: paths, root: "")
    return Page(
      path: link.path, title: link.title, summary: lead, template: .primer,
      view: PrimerView(
        articleTitle: link.title, lead: lead,
        parts: parts.map { part in
          switch part {
          case .text(let text): PrimerView.Part(prose: prose.html(text))
          case .remark(let text): PrimerView.Part(remark: prose.sentence(text))
          case .example(let item): PrimerView.Part(example: example(item))
          }
        }))
  }

  /// A case of the article, in the first of its profiles.
  private func example(_ item: Case) -> PrimerView.Example? {
    let ways = storyteller.ways(of: item)
    guard let story = Storyteller.stories(in: ways).first else { return nil }
    // The case has a place with its own id on the page of its rule.
    let anchor = "read-" + HandbookPaths.anchor(item.id)
    let isCase = index.item(item.id) != nil
    let isPlayable = isCase && !Playground.ways(of: item, told: ways).isEmpty
    return PrimerView.Example(
      exampleTitle: item.title, anchor: anchor,
      href: paths.path(of: isCase ? item.id : Self.question(of: item)) ?? "",
      svg: TimelinePicture(story, id: "tl-\(anchor)").svg,
      yaml: YAMLColors.html(CaseYAML(item).text),
      play: isPlayable ? PlayView(caseID: item.id, cases: PlayedCases.primerPath) : nil)
  }

  /// The id of the question of a probe.
  private static func question(of probe: Case) -> String { String(probe.id.prefix { $0 != "/" }) }
}
