import SpecModel
import TestSupport
import Testing

@testable import Handbook

@Testing.Suite struct `The table of what happens and what is in the way` {
  private let table: Obstacles

  init() throws { table = try #require(Obstacles.builtin) }

  /// Plays the cell of a row and a column, by the beginnings of their titles.
  private func cell(_ row: String, _ column: String, _ profile: String) throws -> ObstacleCell {
    let obstacle = try #require(table.all.first { $0.title.hasPrefix(row) })
    let event = try #require(table.events.first { $0.title.hasPrefix(column) })
    return try #require(ObstacleCell(obstacle, at: event, in: profile, besides: table.besides))
  }

  @Test(arguments: ["swift", "legacy"])
  func `says what the rules decide`(profile: String) throws {
    for column in ["Its event", "The session start", "A push click", "An opportunity"] {
      #expect(try cell("Nothing", column, profile) == ObstacleCell(fate: .displayed))
    }
    #expect(try cell("The host says discard", "Its event", profile).fate == .discarded)
    #expect(try cell("The device is", "Its event", profile) == ObstacleCell(fate: .discarded))
    #expect(try cell("Its image could not", "Its event", profile).fate == .discarded)
    #expect(try cell("Its image still", "The session start", profile) == ObstacleCell(fate: .later))
    #expect(try cell("Its image still", "An opportunity", profile).fate == .later)
  }

  @Test func `marks what is open with the question`() throws {
    let background = try cell("The app is in the background", "Its event", "swift")
    #expect(background == ObstacleCell(fate: .waits, openMoment: "open.on-foreground"))
    let visible = try cell("Another message", "Its event", "swift")
    #expect(visible == ObstacleCell(fate: .waits, openMoment: "open.after-dismiss"))
    let interval = try cell("The interval", "Its event", "legacy")
    #expect(interval.fate == .gone && interval.openFate != nil)
  }

  @Test func `names rules, questions and profiles that the suite has`() throws {
    let suite = try Builtin.suite()
    let profiles = Set(suite.profiles.map(\.id))
    for obstacle in table.all {
      #expect(suite.rules.contains { $0.id == obstacle.rule }, "\(obstacle.rule)")
      #expect(profiles.isSuperset(of: obstacle.profiles))
    }
    for id in table.besides { #expect(suite.questions.contains { $0.id == id }, "\(id)") }
  }

  @Test func `is missing from a suite without the built-in rules`() throws {
    let files = try SuiteHandbook(HostileSuite.suite).files(.html)
    #expect(!files.contains { $0.path == "obstacles.html" })
  }
}
