import EngineKit
import SpecJSON
import SpecModel
import TestSupport
import Testing

@Suite struct `The line of a request` {
  @Test func `is the same after others as alone`() throws {
    var lines = RequestLines()
    let cases = try Builtin.suite().files.flatMap(\.cases)
    for (id, item) in cases.enumerated() {
      let script = Script(
        caseID: item.id, profile: item.profiles[0], given: item.given, messages: item.messages,
        actions: item.steps.flatMap(\.actions))
      var alone = JSONWriter()
      WireRequest(id: id, script: script).write(to: &alone)
      alone.endLine()
      #expect(lines.line(id: id, script: script) == alone.bytes)
    }
    #expect(cases.count > 1000)
  }

  @Test func `has what changed about a message that was in an earlier one`() throws {
    var lines = RequestLines()
    for priority in 0..<20 {
      let message = Message(name: "sale", type: .modal, priority: priority)
      let script = Script(
        caseID: "", profile: "swift", given: Given(minimumInterval: priority), messages: [message],
        actions: [])
      let request = try WireRequest(line: lines.line(id: 1, script: script).dropLast())
      #expect(request.script == script)
    }
  }
}
