import Conformance
import Diagnosing
import EngineKit
import Exploration
import ReferenceEngine
import ReferenceFaults
import SpecModel
import TestSupport
import Testing

@Suite struct `The diagnosis of an exploration` {
  /// Without the scripts in which the engine did nothing wrong, other faults explain its findings as well.
  @Test(arguments: [
    "custom-event-without-case", "priority-in-sixteen-bits", "discard-empties-stack",
    "orientation-of-landscape-only",
  ])
  func `names no fault that scripts without a finding rule out`(_ id: String) async throws {
    let suite = try Builtin.suite()
    let fault = try #require(Fault.named(id))
    let host = InProcessHost(ReferenceAdapter(faults: [fault]))
    let cases = suite.cases.filter { $0.rules.contains(fault.rule) }
    let plan = Explorer.Plan(
      profiles: suite.profiles, seed: 1,
      cases: cases.flatMap { item in item.profiles.map { PlannedCase(item, profile: $0) } },
      isSteered: true)
    let exploration = await Explorer(host, plan, width: 2).explore(scripts: 150)
    let failed = exploration.groups.flatMap(\.findings).map(\.result)
    let diagnostician = Diagnostician(suite: suite, manifest: host.manifest)
    #expect(diagnostician.diagnose(failed: failed).faults.count > 1)
    let diagnosis = diagnostician.diagnose(
      failed: failed, explained: exploration.explainedScripts)
    #expect(diagnosis.faults == [id])
  }
}

extension Diagnosis {
  /// The ids of the faults that it names.
  fileprivate var faults: [String] {
    causes.flatMap { cause in
      if case .mistakes(let mistakes) = cause.finding { mistakes.map(\.id) } else { [String]() }
    }
  }
}
