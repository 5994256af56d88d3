import EngineKit
import SpecJSON
import SpecModel
import Testing

@testable import Conformance

@Suite struct `A part of a plan` {
  private func plan(_ manifest: EngineManifest? = nil) throws -> Plan {
    try Plan(
      suite: SampleSuite.suite,
      manifest: manifest
        ?? EngineManifest(name: "able", version: "1", profiles: ["swift", "legacy"]),
      knownFailures: KnownFailureList(entries: [
        KnownFailure(
          cases: "no/such/case", profile: nil, kind: .fail, reason: "Old.",
          location: SourceLocation(file: "known.yaml", line: 3, column: 5))
      ]))
  }

  @Test(arguments: 1...20) func `shares no case with another part, and all parts make up the plan`(
    _ count: Int
  ) throws {
    let plan = try plan()
    var found: [Int: PlannedCase] = [:]
    for index in 1...count {
      let part = plan.part(Shard(index: index, count: count))
      #expect(part.total == plan.cases.count)
      let indices = part.indices ?? Array(0..<plan.cases.count)
      #expect(indices == indices.sorted())
      for (index, planned) in zip(indices, part.plan.cases) {
        #expect(found.updateValue(planned, forKey: index) == nil)
      }
      #expect(part.plan.cases.count == indices.count)
    }
    #expect((0..<plan.cases.count).map { found[$0] } == Array(plan.cases))
  }

  @Test func `reports the problems of the whole list of known failures`() throws {
    let plan = try plan()
    #expect(!plan.listFindings.isEmpty)
    #expect(plan.part(Shard(index: 2, count: 2)).plan.listFindings == plan.listFindings)
  }

  @Test func `counts a case that was not run as hardly any work`() throws {
    let plan = try plan()
    var timings = CaseTimings()
    for planned in plan.cases {
      let wasAsked = planned.profile == "legacy"
      timings.record(planned.id, microseconds: wasAsked ? 100 : 0)
    }
    let parts = (1...3).map { plan.part(Shard(index: $0, count: 3), timings: timings).plan }
    #expect(parts.map { $0.cases.count { $0.profile == "legacy" } } == [1, 1, 1])
    #expect(parts.map { $0.cases.count { $0.profile == "swift" } } == [1, 1, 1])
  }

  @Test func `is dealt by the longest known duration of a case`() {
    var timings = CaseTimings()
    #expect(timings.isEmpty && timings.digest == nil)
    timings.record("b [swift]", microseconds: 3)
    timings.record("b [swift]", microseconds: 5)
    timings.record("b [swift]", microseconds: 4)
    #expect(timings[ShardKey.hash(of: "b [swift]")] == 5)
    #expect(timings[ShardKey.hash(of: "b [legacy]")] == nil)
    var same = CaseTimings()
    same.record("b [swift]", microseconds: 5)
    #expect(same.digest == timings.digest)
    same.record("c [swift]", microseconds: 5)
    #expect(same.digest != timings.digest)
  }
}
