package import Conformance
import Doctor
package import EngineKit
package import SpecModel

extension EngineInput {
  /// Asks a new process of the engine which conventions of the protocol it keeps.
  ///
  /// - Parameters:
  ///   - manifest: The manifest that the engine wrote.
  ///   - suite: The suite that it is tested with.
  /// - Returns: The conventions that it does not keep; none for the reference engine.
  package func brokenConventions(
    _ manifest: EngineManifest, _ suite: Suite
  ) async -> [BrokenConvention] {
    guard case .program(let command, _, let timeout) = self else { return [] }
    return await ConventionReview(
      command: command, manifest: manifest, suite: suite, timeout: timeout
    ).brokenConventions()
  }
}
