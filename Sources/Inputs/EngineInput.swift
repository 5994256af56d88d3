package import Conformance
import EngineKit
package import EngineProcess
package import Pipeline
import PresenterHarness
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
  /// A program and its arguments, in a number of processes, with the time that it may take for a
  /// case.
  case program([String], jobs: Int?, timeout: Duration)

  /// Runs a case in a new process, in which no case was before it.
  ///
  /// - Returns: What came of it; `nil` where the engine is no program, or does not introduce itself.
  package func resultAlone(of planned: PlannedCase) async -> CaseResult? {
    guard case .program(let command, _, let timeout) = self else { return nil }
    return try? await ProcessHost.withEngine(command: command, timeout: timeout) { host in
      await ReadyEngine.program(host.withCore, capacity: 1).result(of: planned)
    }
  }

  /// Makes the engine ready, lets the body use it, and leaves nothing of it behind.
  ///
  /// Without a number of jobs, there is one a core, or as many as may have their files open.
  ///
  /// - Parameter body: What to do with the engine, and with the program's processes where it is one.
  /// - Throws: `EngineStartError` where the program does not introduce itself.
  package func withEngine<Result>(
    _ body: (ReadyEngine, ProcessHost?) async throws -> Result
  ) async throws -> Result {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    switch self {
    case .reference(let adapter, let jobs):
      return try await body(.inProcess(InProcessHost(adapter), width: jobs ?? cores), nil)
    case .program(let command, let jobs, let timeout):
      return try await ProcessHost.withEngine(
        command: command, jobs: jobs ?? min(cores, OpenFiles.processLimit), timeout: timeout
      ) { host in
        try await body(
          .program(host.withCore, capacity: host.capacity, breakOff: { host.stop() }), host)
      }
    }
  }
}
