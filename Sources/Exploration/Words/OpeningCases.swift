package import Conformance
import EngineKit
import Monitors
import SpecModel

/// What became of the suite's cases, with which an exploration of a suite with words of its own begins.
///
/// No reference engine knows these words, so nobody but the cases says what is right where no monitor
/// watches.
package struct OpeningCases: Sendable {
  /// The number of cases that were run.
  package private(set) var count = 0
  /// The cases that the engine fails; beside another engine, only those that this one passes.
  package private(set) var failed: [CaseResult] = []
  /// The cases that the other engine fails and the engine passes: they say that the engine is right.
  package private(set) var failedByOther: [PlannedCase.ID] = []

  /// The number of cases without an answer after which no more are run: generated scripts show as much.
  private static let patience = 2

  /// Whether more cases may show something new.
  private var isPromising: Bool {
    failed.count {
      if case .errored? = $0.verdict.misbehavior { true } else { false }
    } < Self.patience
  }

  /// Runs cases.
  ///
  /// - Parameters:
  ///   - cases: The cases.
  ///   - host: Runs the engine.
  ///   - other: Runs the engine that it is compared with, if there is one.
  ///   - jurisdiction: What the suite has.
  ///   - width: The number of cases that run at a time.
  ///   - isTimeUp: Returns whether to stop.
  mutating func run(
    _ cases: [PlannedCase], on host: any EngineHost, against other: (any EngineHost)?,
    within jurisdiction: Jurisdiction, width: Int, until isTimeUp: () -> Bool
  ) async {
    let kinds = host.manifest.kinds(with: cases.first?.case.given.own.words)
    var rest = cases[...]
    while !rest.isEmpty, isPromising, !isTimeUp(), !Task.isCancelled {
      let batch = rest.prefix(width)
      rest = rest.dropFirst(width)
      for (result, compared) in await Self.results(of: batch, on: host, against: other) {
        if result.wasStopped { return }
        count += 1
        let isWrong = result.verdict.misbehavior != nil
        let isOtherWrong = compared.map { $0.verdict.misbehavior != nil }
        if isWrong, isOtherWrong != true {
          failed.append(result.examined(reporting: kinds, within: jurisdiction))
        } else if !isWrong, isOtherWrong == true {
          failedByOther.append(result.planned.id)
        }
      }
    }
  }

  private static func results(
    of batch: ArraySlice<PlannedCase>, on host: any EngineHost, against other: (any EngineHost)?
  ) async -> [(CaseResult, CaseResult?)] {
    await withTaskGroup(of: (Int, CaseResult, CaseResult?).self) { group in
      for (place, planned) in batch.enumerated() {
        group.addTask {
          let result = await CaseResult(of: planned, on: host)
          guard let other else { return (place, result, nil) }
          return (place, result, await CaseResult(of: planned, on: other))
        }
      }
      let results = await group.reduce(into: []) { $0.append($1) }
      return results.sorted { $0.0 < $1.0 }.map { ($0.1, $0.2) }
    }
  }
}

extension CaseResult {
  /// The result with the clauses that the engine was seen to break.
  fileprivate func examined(
    reporting kinds: Set<Observation.Kind>, within jurisdiction: Jurisdiction
  ) -> CaseResult {
    guard let transcript else { return self }
    var result = self
    result.breaches = Monitors.firstBreaches(
      in: transcript, of: planned.script, reporting: kinds, within: jurisdiction)
    return result
  }
}
