import TestSupport
import Testing

@Suite struct `The author of a monitor` {
  private static let twice = WatchedStory(
    suite: "tags", messages: "{tip: {conditions: [[{tag: level, exists: true}]]}}",
    steps: [
      "begin_session",
      "{do: {add_tag: {key: level, value: 1}}, expect: [{displayed: tip}]}",
      "{do: dismiss, expect: [{dismissed: tip}]}",
      "{do: {advance: 3s}, expect: [{displayed: tip}]}",
    ])

  private static let limit =
    "clause: redisplay.limit/at-most, at_most: redisplay.limit, of: displayed, for: it"

  @Test func `says what a breach is, with the values of the demand`() async throws {
    let told = try await Self.twice.breaches(
      by: "{\(Self.limit), says: \"{it} came {found} times, not {limit}: {seen}\"}")
    #expect(told == ["4: tip came 2 times, not 1: displayed: tip"])
  }

  @Test func `says which breach names the mistake, and which comes of another one`() async throws {
    let other = "clause: pause.stops/nothing-appears, never: displayed, during: advance"
    func clauses(_ one: String, _ two: String) async throws -> [Bool] {
      try await Self.twice.breaches(
        by: "{\(other), weight: \(one)}\n  - {\(Self.limit), weight: \(two)}"
      ).map { $0.contains("times") }
    }
    #expect(try await clauses("ordinary", "ordinary") == [false, true])
    #expect(try await clauses("ordinary", "decisive") == [true, false])
    #expect(try await clauses("routine", "ordinary") == [true, false])
  }
}
