import SpecModel
import Testing

@testable import Doctor

@Suite struct `An answer in words` {
  @Test func `names observations as the wire does`() {
    #expect(
      Observation.noMatchingTrigger(.sessionStart, name: nil).brief
        == "`no_matching_trigger session_start`")
    #expect(
      Observation.noMatchingTrigger(.customEvent, name: "opened_shop").brief
        == "`no_matching_trigger opened_shop`")
  }
}
