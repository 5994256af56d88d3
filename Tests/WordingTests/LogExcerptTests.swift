import Testing
import Wording

@Suite struct `The end of an engine's log` {
  @Test func `cuts lines of the engine, but not the harness's notes`() {
    let note =
      "iamspec: sent again on its own, because while it was unanswered, the engine exited with status 3"
    let long = String(repeating: "word ", count: 20)
    let lines = LogExcerpt("\(long)\n\(note)\n", limit: 3).lines(width: 40, .plain)
    #expect(lines.allSatisfy { $0.count <= 40 })
    #expect(lines[1].hasSuffix("…"))
    let shown = lines.dropFirst(2).map { $0.dropFirst("  │ ".count) }.joined(separator: " ")
    #expect(shown == note)
  }
}
