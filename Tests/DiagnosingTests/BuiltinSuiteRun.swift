import Characterization
import Conformance
import Diagnosing
import EngineKit
import ReferenceEngine
import ReferenceFaults
import TestSupport

/// Runs the built-in suite on an engine, and returns the failed and the passed cases.
func results(of adapter: some EngineAdapter) async throws -> (
  failed: [CaseResult], passed: [CaseResult]
) {
  let plan = try Plan(suite: Builtin.suite(), manifest: adapter.manifest)
  var (failed, passed): ([CaseResult], [CaseResult]) = ([], [])
  await Runner(host: InProcessHost(adapter), width: 2).run(plan) {
    guard case .finished(let result) = $0 else { return }
    if result.verdict == .passed { passed.append(result) } else { failed.append(result) }
  }
  return (failed, passed)
}

/// Runs the built-in suite on an engine, and returns the diagnosis and the failed cases.
func diagnosis(
  of adapter: some EngineAdapter
) async throws -> (diagnosis: Diagnosis, failed: [CaseResult]) {
  let (failed, passed) = try await results(of: adapter)
  let diagnostician = Diagnostician(suite: try Builtin.suite(), manifest: adapter.manifest)
  return (diagnostician.diagnose(failed: failed, passed: passed), failed)
}

/// Runs the built-in suite on an engine with faults, and returns the diagnosis and the failed
/// cases.
func diagnosis(
  _ ids: [String], suspecting isSuspected: @escaping @Sendable (Fault) -> Bool = { _ in true },
  reading: Reading = .default
) async throws -> (diagnosis: Diagnosis, failed: [CaseResult]) {
  let adapter = ReferenceAdapter(reading: reading, faults: ids.compactMap(Fault.named))
  let (failed, passed) = try await results(of: adapter)
  let diagnostician = try Diagnostician(
    suite: Builtin.suite(), manifest: adapter.manifest, suspecting: isSuspected)
  return (diagnostician.diagnose(failed: failed, passed: passed), failed)
}
