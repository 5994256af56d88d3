package import Conformance
import EngineKit
import EngineProcess
package import SpecModel
package import Wording

extension EngineInput {
  /// The time limit for a case of an engine that is only asked for comparison.
  private static let patience = Duration.seconds(2)

  /// Returns what a program does in cases, by the id of the case with its profile.
  ///
  /// - Returns: The cases that it completes; none if it cannot be started.
  package static func transcripts(
    of cases: [PlannedCase], from command: [String], in domain: any Domain
  ) async -> [PlannedCase.ID: Transcript] {
    let transcripts = try? await ProcessHost.withEngine(command: command, timeout: patience) {
      host in
      let engine = domain.completing(host)
      var transcripts: [PlannedCase.ID: Transcript] = [:]
      for planned in cases where engine.manifest.profiles.contains(planned.profile) {
        switch await engine.outcome(of: planned.script).ending {
        case .completed(let transcript): transcripts[planned.id] = transcript
        // An engine that does not answer once would take its time again and again.
        case .failed: return transcripts
        case .unsupported: continue
        }
      }
      return transcripts
    }
    return transcripts ?? [:]
  }
}
