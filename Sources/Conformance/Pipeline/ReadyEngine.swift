package import EngineKit

/// An engine that is ready to run, with the settings for the best throughput.
package struct ReadyEngine: Sendable {
  /// Runs the engine.
  package let host: any EngineHost
  /// The number of cases that the engine can process at a time.
  package let capacity: Int
  /// How many cases the host may get at a time.
  let paces: [Pace]
  /// Ends the running cases, whose results are no longer needed.
  var breakOff: @Sendable () -> Void = {}

  /// Creates an engine in this process, which is too fast for batches of one case.
  ///
  /// - Parameters:
  ///   - host: Runs the engine.
  ///   - width: The number of cores that it may use.
  package static func inProcess(_ host: any EngineHost, width: Int) -> ReadyEngine {
    ReadyEngine(
      host: host, capacity: width, paces: [Pace(width: width, batchSize: 16, together: 1)])
  }

  /// Creates an engine that is a program, which processes several cases at a time itself.
  ///
  /// - Parameters:
  ///   - host: Runs the engine.
  ///   - capacity: The number of cases that its processes can handle at a time.
  ///   - breakOff: Ends its processes when the results of running cases are no longer needed.
  package static func program(
    _ host: any EngineHost, capacity: Int, breakOff: @escaping @Sendable () -> Void = {}
  ) -> ReadyEngine {
    ReadyEngine(
      host: host, capacity: capacity, paces: Pace.paces(forCapacity: capacity), breakOff: breakOff)
  }

  /// The runner of plans on the engine.
  private var runner: Runner {
    Runner(host: host, paces: paces, breakOff: breakOff)
  }

  /// Runs a case, unless it is planned as skipped.
  package func result(of planned: PlannedCase) async -> CaseResult {
    await runner.result(of: planned)
  }

  /// Runs every case of a plan.
  func results(of plan: Plan, telling listener: RunListener) async -> RunEnd {
    await runner.run(plan, pulse: listener.early, listener: listener.event)
  }
}
