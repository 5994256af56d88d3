package import Conformance
package import EngineKit

/// An engine that is ready, and how a runner gets the most out of it.
package struct ReadyEngine: Sendable {
  /// Where the engine lives.
  package let host: any EngineHost
  /// How many cases the engine can be busy with at a time.
  package let capacity: Int
  /// How many batches of cases are under way at a time.
  let width: Int
  /// How many cases are in a batch.
  let batchSize: Int
  /// How many cases of a batch are handed to the host at a time.
  let together: Int
  /// Ends the cases under way, of which nobody wants to know any more.
  var breakOff: @Sendable () -> Void = {}

  /// An engine in this process, which answers sooner than a batch of one case is dealt with.
  ///
  /// - Parameters:
  ///   - host: Where the engine lives.
  ///   - width: How many cores it may use.
  package static func inProcess(_ host: any EngineHost, width: Int) -> ReadyEngine {
    ReadyEngine(host: host, capacity: width, width: width, batchSize: 16, together: 1)
  }

  /// An engine that is a program, which has several cases under way by itself.
  ///
  /// - Parameters:
  ///   - host: Where the engine lives.
  ///   - capacity: How many cases its processes can be busy with at a time.
  ///   - breakOff: Ends its processes when nobody wants to know of the cases under way.
  package static func program(
    _ host: any EngineHost, capacity: Int, breakOff: @escaping @Sendable () -> Void = {}
  ) -> ReadyEngine {
    let together = max(1, capacity / 8)
    // One batch more than fits, so that there is something to send when a place becomes free.
    return ReadyEngine(
      host: host, capacity: capacity, width: capacity / together + 1, batchSize: together,
      together: together, breakOff: breakOff)
  }

  /// Runs plans on the engine.
  private var runner: Runner {
    Runner(
      host: host, width: width, batchSize: batchSize, together: together, breakOff: breakOff)
  }

  /// Runs one case, unless it is planned as skipped.
  package func result(of planned: PlannedCase) async -> CaseResult {
    await runner.result(of: planned)
  }

  /// Runs every case of a plan.
  func results(of plan: Plan, telling listener: RunListener) async -> RunEnd {
    await runner.run(plan, pulse: listener.early, listener: listener.event)
  }
}
