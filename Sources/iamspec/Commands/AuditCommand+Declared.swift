import ArgumentParser
import Audit
import EngineKit
import EngineProcess
import InAppMessages
import Inputs
import ReferenceEngine
import Reporting
import SpecLoading
import SpecModel

extension AuditCommand {
  /// The program and arguments of a correct engine; empty for the reference engine.
  private var engine: [String] { EngineOptions.commandBehindTerminator ?? [] }

  /// Checks the engine after `--`.
  func checkEngine() throws {
    guard let command = EngineOptions.commandBehindTerminator else { return }
    if command.isEmpty {
      throw ValidationError("there is no engine after --; leave out -- to run the reference engine")
    }
    if specs.path == nil {
      throw ValidationError("an engine after -- needs your own suite: add --specs DIR")
    }
  }

  /// Proves what the suite's own faults show, if it declares any or an engine is named.
  func declaredProof(of suite: Suite) async throws -> DeclaredProof? {
    let faults = try specs.declaredFaults(of: suite, style: terminal)
    guard !faults.isEmpty || !engine.isEmpty else { return nil }
    return try await DeclaredProof(faults, of: suite, on: engine, EngineProcesses(timeout: timeout))
  }
}

/// Starts engines as child processes.
private struct EngineProcesses: EngineStarting {
  /// The time limit for a case.
  let timeout: TimeLimit

  func withEngine<Result: Sendable>(
    _ command: [String], _ body: (any EngineHost) async -> Result
  ) async throws -> Result {
    let (result, host) = try await ProcessHost.withEngine(
      command: command, timeout: timeout.duration
    ) { host in
      let result = await body(InAppMessages().completing(host))
      try host.checkShortage()
      return (result, host)
    }
    try host.checkBreach()
    return result
  }
}
