import Conformance
import EngineKit
import SpecJSON
import SpecModel
import Testing

@testable import Reporting
@testable import Wording

@Suite struct `Merging results` {
  /// The sample run in parts, dealt in turn, each changed before it is written.
  static func parts(
    _ count: Int, _ change: (inout ResultsHeader) -> Void = { _ in }
  ) throws -> [[UInt8]] {
    let events = try SampleRun.events
    let plan = try SampleRun.plan
    return (0..<count).map { part in
      let indices = (0..<plan.cases.count).filter { $0 % count == part }
      var header = SampleResults.header(
        plan, shard: Shard(index: part + 1, count: count))
      header.planned = indices.count
      change(&header)
      var tally = Tally()
      let finished = indices.map { events[$0 + 1] }
      for case .finished(let result) in finished { tally.count(result.verdict.kind) }
      let duration = part == 0 ? Duration.milliseconds(42) : .zero
      let end = RunEnd(tally: tally, duration: duration, wasInterrupted: false)
      return SampleResults.bytes(
        [.started(plan)] + finished + [.ended(end)], header,
        answers: part == 0 ? SampleResults.answers : [], indices: indices)
    }
  }

  static func merged(_ parts: [[UInt8]]) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let merge = try ResultsMerge(
      parts.enumerated().map { index, part in
        { ResultsReader(name: "\(index + 1).jsonl", bytes: part) }
      })
    try merge.write { bytes += $0 }
    return bytes
  }

  @Test(arguments: [1, 2, 3, 7, 10])
  func `yields the bytes of the whole run`(_ count: Int) throws {
    #expect(try Self.merged(try Self.parts(count)) == (try SampleResults.sample))
    #expect(try Self.merged(try Self.parts(count).reversed()) == (try SampleResults.sample))
  }

  static func refusal(_ parts: [[UInt8]]) throws -> String {
    try #require(throws: ResultsError.self) { try merged(parts) }.description
  }

  @Test func `rejects missing and duplicate parts`() throws {
    let parts = try Self.parts(4)
    #expect(
      try Self.refusal([parts[0], parts[2]])
        == "1.jsonl: error: this is one of 4 shards; missing: 2, 4")
    #expect(
      try Self.refusal(parts + [parts[1]])
        == "5.jsonl: error: this is shard 2 of 4, and so is 2.jsonl; name each part once")
  }

  @Test func `rejects parts of different runs`() throws {
    let parts = try Self.parts(2)
    let changes: [(message: String, change: (inout ResultsHeader) -> Void)] = [
      (
        "the suite is iamspec 1.0 (fnv1a64:0000000000000000), but iamspec 1.0 "
          + "(\(SampleSuite.suite.digest)) in",
        { $0.suite.digest = "fnv1a64:0000000000000000" }
      ),
      ("the engine or its manifest differs from that in", { $0.manifest.version = "2" }),
      ("the options differ from those in", { $0.options.faults = [] }),
      ("the version of iamspec is 2, but 1.2.3 in", { $0.tool = "2" }),
      ("the number of cases in the whole plan, 11, differs from that in", { $0.total = 11 }),
      ("the timings differ from those in", { $0.timings = "fnv1a64:0000000000000001" }),
      (
        "the number of shards, 3, differs from that in",
        { $0.shard = Shard(index: $0.shard.index, count: 3) }
      ),
    ]
    for (message, change) in changes {
      let other = try Self.parts(2, change)
      #expect(
        try Self.refusal([parts[0], other[1]]) == "2.jsonl: error: \(message) 1.jsonl")
    }
  }

  @Test func `rejects an incomplete part, and a case that no part or two parts have`() throws {
    let parts = try Self.parts(2)
    #expect(
      try Self.refusal([parts[0], parts[1].dropLast(2)])
        == "2.jsonl: error: this is incomplete: there is no footer")
    let doubled = try Self.parts(2) { $0.shard = Shard(index: 2, count: 2) }
    #expect(
      try Self.refusal([parts[0], doubled[0]])
        == "2.jsonl: error: this has triggers/custom-event/opened-shop [swift], and so has 1.jsonl; "
        + "name each part once")
    let alone = try Self.parts(2) { $0.shard = Shard() }
    #expect(
      try Self.refusal([alone[0]])
        == "1.jsonl: error: no shard has the case with index 1 of 10")
  }
}
