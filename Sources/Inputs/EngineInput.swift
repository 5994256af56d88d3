package import Conformance
import EngineKit
package import EngineProcess
package import ReferenceEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The engine that the user names: the reference engine, or a program that speaks the protocol.
package enum EngineInput: Sendable {
  /// The reference engine, on a number of cores.
  case reference(ReferenceAdapter, jobs: Int?)
  /// A program and its arguments, with the number of processes and the timeout for each case.
  case program([String], jobs: Int?, timeout: Duration)

  /// Runs a case in a new process that has run no other case.
  ///
  /// - Returns: The result, or `nil` if the engine is not a program or cannot be started.
  package func resultAlone(of planned: PlannedCase) async -> CaseResult? {
    guard case .program(let command, _, let timeout) = self else { return nil }
    return try? await ProcessHost.withEngine(command: command, timeout: timeout) { host in
      await ReadyEngine.program(host.withCore, capacity: 1).result(of: planned)
    }
  }

  /// Prepares the engine, passes it to the body, and stops it when the body returns.
  ///
  /// By default, there is one job for each core, or as many as the limit of open files allows.
  ///
  /// - Parameters:
  ///   - interruption: Returns when a program that has not introduced itself is no longer needed.
  ///   - body: Uses the engine, and the program's processes if it is a program.
  /// - Throws: `EngineStartError` if the program cannot be started or does not write a valid
  ///   manifest; `StartInterrupted` if the interruption comes before that.
  package func withEngine<Result>(
    startingUntil interruption: (@Sendable () async -> Void)? = nil,
    _ body: (ReadyEngine, ProcessHost?) async throws -> Result
  ) async throws -> Result {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    switch self {
    case .reference(let adapter, let jobs):
      return try await body(.inProcess(InProcessHost(adapter), width: jobs ?? cores), nil)
    case .program(let command, let jobs, let timeout):
      return try await ProcessHost.withEngine(
        command: command, jobs: jobs ?? min(cores, OpenFiles.processLimit), timeout: timeout,
        startingUntil: interruption
      ) { host in
        try await body(
          .program(host.withCore, capacity: host.capacity, breakOff: { host.stop() }), host)
      }
    }
  }
}
