import ReferenceEngine
import SpecModel
import Testing

@Suite struct `The stack` {
  @Test(arguments: ["swift", "legacy"])
  func `shows the newest waiting message first`(profile: String) throws {
    let seen = try transcript(
      profile: profile, messages: [.modal("first"), .modal("second")],
      .startSession(deliver: ["first", "second"]), .enterBackground, .log("first"),
      .log("second"), .queryStack, .enterForeground, .openFromPush, .dismiss, .openFromPush)
    #expect(seen[3] == [.reenqueued(message: "second", reason: .background)])
    #expect(seen[4] == [.stack(["second", "first"])])
    #expect(seen.displayed == ["second", "first"])
  }
}
