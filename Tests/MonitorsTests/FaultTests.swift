import Monitors
import ReferenceEngine
import ReferenceFaults
import SpecModel
import Testing

@Suite struct `An engine that breaks a clause` {
  @Test func `breaches the monitor of that clause on some script, but for a known few`()
    async throws
  {
    let suite = try Scripts.ofSuite()
    let random = try Scripts.random(150, seed: 1)
    let silent = try await withThrowingTaskGroup { group in
      for fault in Fault.all {
        group.addTask {
          let own = suite.filter { $0.rules.contains(fault.rule) }.map(\.script)
          let known = UnseenFaults.reasons[fault.id] != nil
          // Where no monitor is known to see it, the cases of its rule are enough to tell.
          let scripts = known ? own : own + random + suite.map(\.script)
          return try Self.isSeen(fault, on: scripts) ? nil : fault.id
        }
      }
      var silent: Set<String> = []
      for try await case let id? in group { silent.insert(id) }
      return silent
    }
    print("\(Fault.all.count - silent.count) of \(Fault.all.count) faults are seen")
    #expect(silent == Set(UnseenFaults.reasons.keys))
  }

  private static func isSeen(_ fault: Fault, on scripts: [Script]) throws -> Bool {
    let adapter = ReferenceAdapter(faults: [fault])
    return try scripts.contains { script in
      try fault.profiles.contains(script.profile)
        && adapter.breaches(in: script).contains { $0.clause == fault.clause }
    }
  }
}
