import ReferenceFaults
import SpecModel
import TestSupport
import Testing

@Suite struct `The faults of the reference engine` {
  @Test func `break rules that the built-in suite has`() throws {
    let rules = Set(try Builtin.suite().rules.map(\.id))
    #expect(Fault.all.filter { !rules.contains($0.rule) }.map(\.id) == [])
  }
}
