import Monitors
import SpecModel
import TestSupport
import Testing

@Suite struct `The monitors and the clauses` {
  /// The clauses that cannot be seen from outside, each with the reason.
  static let invisible: [String: String] = [:]

  @Test func `each clause has a monitor, or a reason why it has none`() throws {
    let clauses = try Builtin.suite().chapters.flatMap(\.rules).flatMap(\.clauses).map(\.id)
    #expect(Set(clauses).subtracting(Monitors.clauses) == Set(Self.invisible.keys))
  }

  @Test func `each monitor watches a clause that there is, and no other does`() throws {
    let clauses = try Builtin.suite().chapters.flatMap(\.rules).flatMap(\.clauses).map(\.id)
    #expect(Set(Monitors.clauses).subtracting(clauses) == [])
    #expect(Set(Monitors.clauses).count == Monitors.clauses.count)
  }
}
