import EngineKit
import SpecModel
import Synchronization

/// Cases that were handed to a host together.
final class BatchUnderWay: Sendable {
  /// The index of its first case in the plan, from 0.
  private let position: Int
  private let batch: PlannedCases.Batch
  private let asked = Mutex<[AskedCase]>([])

  /// A case, and what came of it so far.
  private struct AskedCase {
    let planned: PlannedCase
    /// What the engine goes through; absent where the case is skipped.
    let script: Script?
    var outcome: TimedOutcome?

    /// The result, once there is one; a case that was interrupted has none.
    var result: CaseResult? {
      guard let script else { return planned.skipped }
      let result = outcome.map { CaseResult(planned, from: $0, to: script) }
      return result?.wasStopped == true ? nil : result
    }
  }

  init(_ batch: PlannedCases.Batch, at position: Int) {
    self.batch = batch
    self.position = position
  }

  /// Runs the cases.
  ///
  /// - Returns: Their results, up to the first that was interrupted; `nil` where the cases can no
  ///   longer be read.
  func results(on host: any EngineHost) async -> [CaseResult]? {
    guard let cases = batch.cases() else { return nil }
    let all = cases.map { AskedCase(planned: $0, script: $0.skip == nil ? $0.script : nil) }
    asked.withLock { $0 = all }
    let places = all.indices.filter { all[$0].script != nil }
    await host.run(all.compactMap(\.script)) { number, outcome in
      self.asked.withLock { $0[places[number]].outcome = outcome }
    }
    var results: [CaseResult] = []
    results.reserveCapacity(all.count)
    for each in asked.withLock({ $0 }) {
      guard let result = each.result else { break }
      results.append(result)
    }
    return results
  }

  /// What is finished, whatever it waits for.
  var early: [EarlyResult] {
    asked.withLock { $0 }.enumerated().compactMap { index, each in
      each.result.map { EarlyResult(position: position + index, result: $0) }
    }
  }
}
