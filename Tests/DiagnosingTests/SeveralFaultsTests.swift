import Conformance
import ReferenceEngine
import ReferenceFaults
import SpecModel
import Testing

@Suite struct `The diagnosis of several faults` {
  @Test func `tells two faults apart`() async throws {
    let (diagnosis, failed) = try await diagnosis(["queue-instead-of-stack", "timeout-ignored"])
    #expect(
      Set(diagnosis.causes.prefix(3).compactMap(\.rule))
        .isSuperset(of: ["stack.last-in-first-out", "discard.timeout"]))
    #expect(diagnosis.cases == failed.count)
  }

  @Test func `names no two faults of one rule that an engine cannot have both`() async throws {
    // With one of them, filters for presence are always satisfied, and with the other, one for absence is read as one
    // for presence.
    let (diagnosis, failed) = try await diagnosis(
      of: ReferenceAdapter { rulebook in
        rulebook.triggers.filters.presence = { isWanted, property in isWanted != (property != nil) }
      })
    #expect(diagnosis.causes.map(\.rule) == ["trigger.property-filters"])
    #expect(diagnosis.cases == failed.count)
    if case .faults? = diagnosis.causes.first?.finding { Issue.record("a fault is named") }
  }

  @Test func `takes a fault of a few cases for a part of what breaks its rule`() async throws {
    let unknown = "push-click-unheard"
    let (diagnosis, _) = try await diagnosis([unknown]) { $0.id != unknown }
    let causes = diagnosis.causes.filter { $0.rule == "trigger.push-click" }
    #expect(causes.map(\.clause) == ["trigger.push-click/triggers"])
    if case .faults? = causes.first?.finding { Issue.record("a fault is named") }
  }

  /// Faults of one rule, none of which explains what another does.
  private static let names = [
    "custom-event-without-case", "custom-event-by-end", "custom-event-with-hyphens",
    "custom-event-by-prefix", "custom-event-without-emoji", "custom-event-trimmed",
  ]

  @Test func `tells a few faults of one rule apart`() async throws {
    let (diagnosis, _) = try await diagnosis(Array(Self.names.prefix(3)))
    #expect(diagnosis.causes.count == 3)
    #expect(
      Set(diagnosis.causes.map(\.clause)) == ["trigger.custom-event/its-name-only"])
  }

  @Test func `takes many faults of one rule for one that it does not know`() async throws {
    let (diagnosis, failed) = try await diagnosis(Self.names)
    #expect(diagnosis.causes.map(\.finding) == [.rule("trigger.custom-event")])
    #expect(diagnosis.cases == failed.count)
  }
}
