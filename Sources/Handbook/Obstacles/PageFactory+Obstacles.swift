import EmbeddedFiles
import Reporting
import SpecModel

extension PageFactory {
  /// Creates the page of what happens and what is in the way; `nil` if the suite has no such table.
  func obstacles() -> Page? {
    guard articles.whyNotDisplayed != nil, let table = Obstacles.builtin else { return nil }
    var prose = ProseHTML(paths: paths, root: "")
    let body = prose.html(Articles.text(of: .obstacles_md)) + html(of: table)
    return Page(
      path: Articles.obstaclesLink.path, title: Articles.obstaclesLink.title,
      summary: "What becomes of a message, by what happens and by what is in its way.",
      template: .article,
      view: ArticleView(
        articleTitle: Articles.obstaclesLink.title,
        lead: "What becomes of a message, by what happens and by what is in its way.", body: body))
  }

  private func html(of table: Obstacles) -> String {
    let heads = table.events.map { "<th scope=\"col\">\(HTMLText.escaped($0.title))</th>" }
    let rows = table.all.map { obstacle in
      let cells = table.events.map { "<td>\(cell(obstacle, $0, table))</td>" }.joined()
      let title = HTMLText.escaped(obstacle.title) + note(obstacle.profiles)
      return "<tr><th scope=\"row\">\(title)</th>\(cells)</tr>"
    }
    return """
      <div class="table" tabindex="0" role="region" aria-label="What happens and what is in the way">
      <table class="plain obstacles">
      <thead><tr><th scope="col">In the way</th>\(heads.joined())</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </div>

      """
  }

  private func note(_ profiles: [String]) -> String {
    profiles.isEmpty ? "" : " (\(HTMLText.escaped(profiles.joined(separator: ", "))))"
  }

  /// A cell: the fate in each profile, or once if all have the same.
  private func cell(_ obstacle: Obstacle, _ event: ObstacleEvent, _ table: Obstacles) -> String {
    let profiles = suite.profiles.map(\.id).filter { profile in
      [obstacle.profiles, event.profiles].allSatisfy { $0.isEmpty || $0.contains(profile) }
    }
    guard !profiles.isEmpty else { return "cannot occur" }
    if event.waits, let reason = obstacle.neverWaits { return HTMLText.escaped(reason) }
    let cells = profiles.compactMap { profile in
      ObstacleCell(obstacle, at: event, in: profile, besides: table.besides).map { (profile, $0) }
    }
    let isSame = cells.allSatisfy { $0.1 == cells[0].1 }
    return (isSame ? Array(cells.prefix(1)) : cells).map { profile, cell in
      link(cell, obstacle) + (isSame ? "" : note([profile]))
    }.joined(separator: "<br>")
  }

  private func link(_ cell: ObstacleCell, _ obstacle: Obstacle) -> String {
    let open = cell.openFate ?? cell.openMoment
    let mark = cell.openFate != nil ? "?" : cell.openMoment != nil ? "°" : ""
    let id =
      open ?? suite.rules.first { $0.id == obstacle.rule }.flatMap(firstCore) ?? obstacle.rule
    let href = HTMLText.escaped(paths.path(of: id) ?? "")
    return "<a href=\"\(href)\">\(cell.fate.rawValue)\(mark)</a>"
  }

  /// The id of the first core case of a rule.
  private func firstCore(of rule: Rule) -> String? {
    index.groups(of: rule).first { $0.file.coreRule == rule.id }?.cases.first?.first?.id
  }
}

extension Obstacles {
  /// Those of the built-in suite.
  static var builtin: Obstacles? {
    try? Obstacles(parsing: EmbeddedFile.obstacles_json.bytes)
  }
}
