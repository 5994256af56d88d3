import EmbeddedFiles
import Reporting
import SpecModel

extension PageFactory {
  /// Creates the pages of what is in the way of a message, and of what meets another; none if the suite
  /// has no such tables.
  func obstacles() -> [Page] {
    guard articles.whyNotDisplayed != nil, let tables = Obstacles.builtin else { return [] }
    return [
      page(
        Articles.obstaclesLink,
        "What becomes of a message, by what happens and by what is in its way.",
        .obstacles_md, oneObstacle(tables)),
      page(
        Articles.pairsLink, "What becomes of a message when two things are in its way at once.",
        .two_obstacles_md, twoObstacles(tables)),
      page(
        Articles.meetingsLink, "Which of two messages is displayed, and what becomes of the other.",
        .two_messages_md, twoMessages(tables)),
    ]
  }

  private func page(
    _ link: PageLink, _ lead: String, _ text: EmbeddedFile, _ table: DecisionTable
  ) -> Page {
    var prose = ProseHTML(paths: paths, root: "")
    let marks = Articles.text(of: .marks_md)
    let body = prose.html(Articles.text(of: text) + "\n" + marks) + table.html
    return Page(
      path: link.path, title: link.title, summary: lead, template: .article,
      view: ArticleView(articleTitle: link.title, lead: lead, body: body))
  }

  /// What happens, and what is in the way.
  private func oneObstacle(_ tables: Obstacles) -> DecisionTable {
    DecisionTable(
      label: Articles.obstaclesLink.title, corner: "In the way",
      heads: tables.events.map { HTMLText.escaped($0.title) },
      rows: tables.all.map { obstacle in
        (head(obstacle), tables.events.map { cell(obstacle, $0, tables) })
      })
  }

  private func head(_ obstacle: Obstacle) -> String {
    HTMLText.escaped(obstacle.title) + note(obstacle.profiles)
  }

  private func shortHead(_ obstacle: Obstacle) -> String {
    HTMLText.escaped(obstacle.short ?? "") + note(obstacle.profiles)
  }

  private func cell(_ obstacle: Obstacle, _ event: ObstacleEvent, _ tables: Obstacles) -> String {
    let profiles = profiles(inAll: [obstacle.profiles, event.profiles])
    if !profiles.isEmpty, event.waits, let reason = obstacle.neverWaits {
      return HTMLText.escaped(reason)
    }
    return cell(
      in: profiles, words: \.rawValue, rule: { _, _ in obstacle.rule },
      play: {
        ObstacleCell(
          obstacle, at: event, in: $0, of: index.domain, besides: tables.besides)
      })
  }

  /// Two things in the way at once: each pair in both orders, so that a reader finds it by either.
  private func twoObstacles(_ tables: Obstacles) -> DecisionTable {
    let obstacles = tables.all.filter { $0.short != nil }
    var cells = [[String]](
      repeating: [String](repeating: "–", count: obstacles.count), count: obstacles.count)
    for first in obstacles.indices {
      for second in obstacles.indices.dropFirst(first + 1) {
        let pair = cell(obstacles[first], and: obstacles[second], tables)
        cells[first][second] = pair
        cells[second][first] = pair
      }
    }
    return DecisionTable(
      label: Articles.pairsLink.title, corner: "In the way",
      heads: obstacles.map(shortHead), rows: zip(obstacles, cells).map { (shortHead($0), $1) },
      isDense: true)
  }

  private func cell(_ one: Obstacle, and other: Obstacle, _ tables: Obstacles) -> String {
    guard let both = tables.both(one, other), let event = tables.events.first else {
      return Self.cannotOccur
    }
    func play(_ obstacle: Obstacle, _ profile: String) -> ObstacleCell? {
      ObstacleCell(
        obstacle, at: event, in: profile, of: index.domain, besides: tables.besides)
    }
    // The rule of the one that alone would do the same.
    let rule = { (fate: MessageFate, profile: String) in
      [one, other].first { play($0, profile)?.outcome == fate }?.rule ?? one.rule
    }
    return cell(
      in: profiles(inAll: [both.profiles]), words: \.rawValue, rule: rule,
      play: { play(both, $0) })
  }

  /// Two messages to which something happens at once.
  private func twoMessages(_ tables: Obstacles) -> DecisionTable {
    let (ones, others) = (tables.meetings.ones, tables.meetings.others)
    return DecisionTable(
      label: Articles.meetingsLink.title, corner: "What happens to this one",
      heads: others.map { HTMLText.escaped($0.title) + note($0.profiles) },
      rows: ones.map { one in
        let cells = others.map { other in
          cell(
            in: profiles(inAll: [one.profiles, other.profiles]), words: \.words,
            rule: { _, _ in other.rule ?? "" },
            play: {
              MeetingCell(
                one, other, in: $0, of: index.domain, besides: tables.besides)
            })
        }
        return (HTMLText.escaped(one.title) + note(one.profiles), cells)
      })
  }
}

extension Obstacles {
  /// Those of the built-in suite.
  static var builtin: Obstacles? {
    try? Obstacles(parsing: EmbeddedFile.obstacles_json.bytes)
  }
}
