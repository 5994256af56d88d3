import Monitors
import SpecModel
import TestSupport
import Testing

@Suite struct `The monitors and the clauses` {
  /// The clauses that cannot be judged from outside, each with the reason.
  static let invisible: [String: String] = [:]

  @Test func `each clause has a monitor or a reason for having none`() throws {
    let clauses = try Builtin.suite().chapters.flatMap(\.rules).flatMap(\.clauses).map(\.id)
    #expect(Set(clauses).subtracting(Monitors.clauses) == Set(Self.invisible.keys))
  }

  @Test func `each monitor watches an existing clause, and no two watch the same`() throws {
    let clauses = try Builtin.suite().chapters.flatMap(\.rules).flatMap(\.clauses).map(\.id)
    #expect(Set(Monitors.clauses).subtracting(clauses) == [])
    #expect(Set(Monitors.clauses).count == Monitors.clauses.count)
  }
}
