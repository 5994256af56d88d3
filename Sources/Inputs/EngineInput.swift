package import Conformance
package import EngineKit
package import EngineProcess
package import Wording

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The engine that the user names: one that comes with iamspec, or a program that speaks the protocol.
package enum EngineInput: Sendable {
  /// An engine in this process, on a number of cores.
  case inProcess(any EngineHost, jobs: Int?)
  /// A program and its arguments, with the number of processes and the timeout for each case, and the domain whose
  /// words it takes.
  case program([String], jobs: Int?, timeout: Duration, of: any Domain)

  /// Runs a case in a new process that has run no other case.
  ///
  /// - Returns: The result, or `nil` if the engine is not a program or cannot be started.
  package func resultAlone(of planned: PlannedCase) async -> CaseResult? {
    guard case .program(let command, _, let timeout, let domain) = self else { return nil }
    return try? await ProcessHost.withEngine(command: command, timeout: timeout) { host in
      await ReadyEngine.program(domain.completing(host), capacity: 1).result(of: planned)
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
    case .inProcess(let host, let jobs):
      return try await body(.inProcess(host, width: jobs ?? cores), nil)
    case .program(let command, let jobs, let timeout, let domain):
      return try await ProcessHost.withEngine(
        command: command, jobs: jobs ?? min(cores, OpenFiles.processLimit), timeout: timeout,
        startingUntil: interruption
      ) { host in
        try await body(
          .program(domain.completing(host), capacity: host.capacity, breakOff: { host.stop() }),
          host)
      }
    }
  }
}
