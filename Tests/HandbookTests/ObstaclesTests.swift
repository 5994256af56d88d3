import InAppMessages
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
    return try #require(
      ObstacleCell(obstacle, at: event, in: profile, of: InAppMessages(), besides: table.besides))
  }

  @Test(arguments: ["swift", "legacy"])
  func `says what the rules decide`(profile: String) throws {
    for column in ["Its event", "The session start", "A push click", "An opportunity"] {
      #expect(try cell("Nothing", column, profile) == ObstacleCell(outcome: .displayed))
    }
    #expect(try cell("The host says discard", "Its event", profile).outcome == .discarded)
    #expect(try cell("The device is", "Its event", profile) == ObstacleCell(outcome: .discarded))
    #expect(try cell("Its image could not", "Its event", profile).outcome == .discarded)
    #expect(
      try cell("Its image still", "The session start", profile) == ObstacleCell(outcome: .later))
    #expect(try cell("Its image still", "An opportunity", profile).outcome == .later)
  }

  @Test func `marks what is open with the question`() throws {
    let background = try cell("The app is in the background", "Its event", "swift")
    #expect(background == ObstacleCell(outcome: .waits, openMoments: ["open.on-foreground"]))
    let visible = try cell("Another message", "Its event", "swift")
    #expect(visible == ObstacleCell(outcome: .waits, openMoments: ["open.after-dismiss"]))
    let interval = try cell("The interval", "Its event", "legacy")
    #expect(interval.outcome == .gone && interval.openFates.contains("open.rate-limit-kept"))
  }

  /// Plays two obstacles at once, by their names; `nil` if they exclude each other.
  private func pair(_ one: String, _ other: String, _ profile: String) throws -> ObstacleCell? {
    let first = try #require(table.all.first { $0.id == one })
    let second = try #require(table.all.first { $0.id == other })
    let event = try #require(table.events.first)
    return table.both(first, second).flatMap {
      ObstacleCell($0, at: event, in: profile, of: InAppMessages(), besides: table.besides)
    }
  }

  @Test(arguments: ["swift", "legacy"])
  func `says what becomes of a message with two things in its way`(profile: String) throws {
    #expect(try pair("loading", "turned", profile)?.outcome == .discarded)
    #expect(try pair("turned", "discard", profile)?.outcome == .discarded)
    #expect(try pair("background", "visible", profile)?.outcome == .waits)
    let turned = try #require(try pair("visible", "turned", profile))
    #expect(turned.outcome == .waits && turned.openFates == ["open.turned-or-back"])
    #expect(try pair("loading", "failed", profile) == nil)
  }

  @Test func `has the same for two things in either order`() throws {
    for one in table.all {
      for other in table.all where one.id != other.id {
        let profile = "legacy"
        #expect(
          try pair(one.id, other.id, profile) == pair(other.id, one.id, profile),
          "\(one.id), \(other.id)")
      }
    }
  }

  @Test func `has no pair of what only one generation has`() throws {
    #expect(try pair("keyboard", "presenter", "legacy") == nil)
  }

  /// Plays what happens to two messages at once, by the beginnings of the titles.
  private func meeting(_ one: String, _ other: String, _ profile: String) throws -> MeetingCell? {
    let first = try #require(table.meetings.ones.first { $0.title.hasPrefix(one) })
    let second = try #require(table.meetings.others.first { $0.title.contains(other) })
    return MeetingCell(first, second, in: profile, of: InAppMessages(), besides: table.besides)
  }

  @Test(arguments: ["swift", "legacy"])
  func `says which of two messages is displayed`(profile: String) throws {
    let first = MeetingFates(one: .displayed, other: .gone)
    #expect(try meeting("Its event", "lower priority", profile) == MeetingCell(outcome: first))
    let equal = try #require(try meeting("Its event", "equal priority", profile))
    #expect(equal.outcome == first && equal.openFates == ["open.priority-tie"])
    let two = try #require(try meeting("Its event", "Another event", profile))
    #expect(two.outcome == MeetingFates(one: .displayed, other: .waits))
    #expect(two.openFates.isEmpty && two.openMoments.contains("open.after-dismiss"))
    #expect(try meeting("The app presents", "lower priority", profile) == nil)
  }

  @Test func `names rules, questions and profiles that the suite has`() throws {
    let suite = try Builtin.suite()
    let profiles = Set(suite.profiles.map(\.id))
    for obstacle in table.all {
      #expect(suite.rules.contains { $0.id == obstacle.rule }, "\(obstacle.rule)")
      #expect(profiles.isSuperset(of: obstacle.profiles))
    }
    for meeting in table.meetings.ones + table.meetings.others {
      if let rule = meeting.rule { #expect(suite.rules.contains { $0.id == rule }, "\(rule)") }
      #expect(profiles.isSuperset(of: meeting.profiles))
    }
    let names = Set(table.all.map(\.id))
    #expect(names.count == table.all.count)
    for pair in table.pairs { #expect(names.isSuperset(of: pair.of)) }
    for id in table.besides { #expect(suite.questions.contains { $0.id == id }, "\(id)") }
  }

  @Test func `is missing from a suite without the built-in rules`() throws {
    let files = try SuiteHandbook(HostileSuite.suite).files(.html)
    for page in ["obstacles.html", "two-obstacles.html", "two-messages.html"] {
      #expect(!files.contains { $0.path == page }, "\(page)")
    }
  }
}
