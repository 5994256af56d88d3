import EngineKit
import SpecModel
import Synchronization

/// Consecutive cases of a plan that are running on a host.
final class RunningBatch: Sendable {
  private let batch: PlannedCases.Batch
  /// The index of its first case in the plan, from 0.
  private let position: Int
  private let state = Mutex(State())

  private struct State {
    /// The results so far, in the order of the plan.
    var finished: [CaseResult] = []
    /// The cases after these that the host is running now, if it takes several at a time.
    var asked: [AskedCase] = []

    /// Counts the running cases as finished, up to the first one that was interrupted.
    ///
    /// - Returns: Whether none was interrupted.
    mutating func finishAsked() -> Bool {
      defer { asked = [] }
      for each in asked {
        guard let result = each.result else { return false }
        finished.append(result)
      }
      return true
    }
  }

  init(_ batch: PlannedCases.Batch, at position: Int) {
    self.batch = batch
    self.position = position
  }

  /// Runs the cases.
  ///
  /// - Parameters:
  ///   - host: The host of the engines.
  ///   - count: The number of cases it gets at a time.
  /// - Returns: The results, up to the first case that was interrupted; `nil` if the cases can no
  ///   longer be read.
  func results(on host: any EngineHost, together count: Int) async -> [CaseResult]? {
    guard let cases = batch.cases() else { return nil }
    if count == 1 {
      await run(cases, on: host)
    } else {
      await run(cases, on: host, together: count)
    }
    return state.withLock(\.finished)
  }

  /// Runs cases one after another.
  private func run(_ cases: ArraySlice<PlannedCase>, on host: any EngineHost) async {
    state.withLock { $0.finished.reserveCapacity(cases.count) }
    for planned in cases {
      let result = await CaseResult(of: planned, on: host)
      if result.wasStopped { return }
      state.withLock { $0.finished.append(result) }
    }
  }

  private func run(
    _ cases: ArraySlice<PlannedCase>, on host: any EngineHost, together count: Int
  ) async {
    var rest = cases
    while !rest.isEmpty {
      let asked = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      state.withLock { $0.asked = asked.map { AskedCase(planned: $0) } }
      let places = asked.indices.filter { asked[$0].skip == nil }
      await host.run(places.map { asked[$0].script }) { number, outcome in
        self.state.withLock { $0.asked[places[number]].outcome = outcome }
      }
      guard state.withLock({ $0.finishAsked() }) else { return }
    }
  }

  /// The finished results, even if they wait for another case.
  var early: [EarlyResult] {
    let state = state.withLock { $0 }
    let results = state.finished.map(Optional.some) + state.asked.map(\.result)
    return results.enumerated().compactMap { index, result in
      result.map { EarlyResult(position: position + index, result: $0) }
    }
  }
}

/// A case that a host is running, and its outcome so far.
private struct AskedCase {
  let planned: PlannedCase
  var outcome: TimedOutcome?

  /// The result; `nil` until there is one, and if the case was interrupted.
  var result: CaseResult? {
    if let skipped = planned.skipped { return skipped }
    let result = outcome.map { CaseResult(planned, from: $0) }
    return result?.wasStopped == true ? nil : result
  }
}
