import BuiltinSuite
import Characterization
import Conformance
import Diagnosing
import EngineKit
import ReferenceEngine
import ReferenceFaults
import SpecModel

extension Bench {
  /// Measures the diagnosis of fifty failures relative to a run of the suite, for engines with one
  /// fault and with several.
  static func diagnosis() throws {
    let suite = try BundledSuite.load()
    let sets = [
      ["queue-instead-of-stack"], ["nothing-delivered"],
      ["queue-instead-of-stack", "timeout-ignored", "priority-ignored", "filters-ignored"],
    ]
    for ids in sets {
      let adapter = ReferenceAdapter(faults: ids.compactMap(Fault.named))
      let plan = try pipeline.plan(pipeline.load(suite), for: adapter.manifest)
      let run = Stopwatch()
      var (failed, passed): ([CaseResult], [CaseResult]) = ([], [])
      for planned in plan.cases {
        let result = try result(of: planned, adapter)
        if result.verdict == .passed { passed.append(result) } else { failed.append(result) }
      }
      let (runTime, count) = (run.processorSeconds, failed.count)
      let fifty = Array(failed.prefix(50))
      let stopwatch = Stopwatch()
      let diagnosis = Diagnostician(suite: suite, manifest: adapter.manifest)
        .diagnose(failed: fifty, passed: passed)
      let time = stopwatch.processorSeconds
      print(
        #"{"faults": \#(ids.count), "failed": \#(count), "diagnosed": \#(fifty.count), "#
          + #""causes": \#(diagnosis.causes.count), "run": \#(runTime), "cpu": \#(time), "#
          + #""runs": \#(time / runTime)}"#)
    }
  }

  private static func result(
    of planned: PlannedCase, _ adapter: ReferenceAdapter
  ) throws -> CaseResult {
    let script = planned.script
    let engine = try adapter.makeEngine(for: EngineSetup(script))
    let transcript = Transcript(observations: script.actions.map(engine.perform))
    let difference = CaseComparison.difference(from: planned.case, in: transcript)
    return CaseResult(
      planned: planned, verdict: difference.map(Verdict.failed) ?? .passed, transcript: transcript)
  }
}
