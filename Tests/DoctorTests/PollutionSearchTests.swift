import EngineKit
import SpecModel
import Testing

@testable import Doctor

@Suite struct `The search for polluting cases` {
  private func script(_ name: String, _ actions: [Action] = [.dismiss]) -> Script {
    Script(caseID: name, profile: "swift", given: Given(), messages: [], actions: actions)
  }

  private let runner = ScriptRunner(
    command: Misbehaving.command("keeps_a_choice"), timeout: .seconds(600)
  ) { _ in }

  @Test(arguments: [0, 5, 10]) func `finds the polluting case`(_ position: Int)
    async throws
  {
    var others = (0..<11).map { script("case-\($0)") }
    others[position].actions = [.choose(.everyMessage(.discard))]
    let last = script("last")
    let fresh = try await runner.lastAnswer(to: [last])
    let search = PollutionSearch(runner: runner, script: last, fresh: fresh)
    let pollution = try #require(try await search.smallest(of: others))
    #expect(pollution.scripts.map(\.caseID) == ["case-\(position)"])
    #expect(pollution.answer.lists == [[.displayed(message: "chosen")]])
  }

  @Test func `finds nothing if no case pollutes`() async throws {
    let last = script("last")
    let fresh = try await runner.lastAnswer(to: [last])
    let search = PollutionSearch(runner: runner, script: last, fresh: fresh)
    #expect(try await search.smallest(of: [script("a"), script("b")]) == nil)
  }
}
