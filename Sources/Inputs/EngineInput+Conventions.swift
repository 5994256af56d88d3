package import Conformance
import Doctor
package import EngineKit
package import EngineProcess
package import SpecModel
import Wording

extension EngineInput {
  /// Asks a new process of the engine which conventions of the protocol it keeps.
  ///
  /// - Parameters:
  ///   - manifest: The manifest that the engine wrote.
  ///   - suite: The suite that it is tested with.
  /// - Returns: The conventions that it does not keep; none for an engine in this process.
  package func brokenConventions(
    _ manifest: EngineManifest, _ suite: Suite
  ) async -> [BrokenConvention] {
    guard case .program(let command, _, let timeout, let domain) = self else { return [] }
    return await ConventionReview(
      command: command, manifest: manifest, suite: suite, of: domain, timeout: timeout
    ).brokenConventions()
  }

  /// What a diagnosis can ask the engine when a run is over.
  ///
  /// - Parameters:
  ///   - process: The host of its processes; `nil` if it is not a program.
  ///   - suite: The suite that it is tested with.
  ///   - runsAlone: Whether cases may be run again.
  package func inquiry(
    _ process: ProcessHost?, _ suite: Suite, runsAlone: Bool = false
  ) -> ConformancePipeline.Inquiry {
    ConformancePipeline.Inquiry(
      brokenConventions: {
        guard let process else { return [] }
        return await brokenConventions(process.manifest, suite)
      }, alone: { runsAlone ? await resultAlone(of: $0) : nil })
  }
}
