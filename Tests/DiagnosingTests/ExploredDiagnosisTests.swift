import Characterization
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
  ///
  /// That is so for each of these faults, whatever the seed.
  @Test(arguments: [
    "custom-event-by-suffix", "filter-instead-of-name", "priority-ignored-at-push-click",
    "discarded-for-its-timeout-stays", "local-click-logged-from-stack",
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
    let exploration = await Explorer(host, plan, width: 2).explore(scripts: 60)
    let failed = exploration.groups.flatMap(\.findings).map(\.result)
    let diagnostician = Diagnostician(suite: suite, manifest: host.manifest)
    #expect(diagnostician.diagnose(failed: failed).faults.count > 1)
    let diagnosis = Diagnostician(
      suite: suite, manifest: host.manifest, explained: exploration.explainedScripts
    ).diagnose(failed: failed)
    #expect(diagnosis.faults == [id])
  }
}

extension Diagnosis {
  /// The ids of the faults that the diagnosis names.
  fileprivate var faults: [String] {
    causes.flatMap { cause in
      if case .faults(let faults) = cause.finding { faults.map(\.id) } else { [String]() }
    }
  }
}
