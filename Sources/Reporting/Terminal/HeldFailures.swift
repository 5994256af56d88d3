import Conformance
import SpecModel

/// The red results of a run that wait for its diagnosis, so that of each cause one is shown.
struct HeldFailures {
  /// The results, in the order of the run.
  private(set) var results: [CaseResult] = []
  /// How many are told already, because the run takes so long that it may be stopped.
  private var told = 0
  private let start = ContinuousClock.now
  private let patience: Duration
  /// How many are held at most.
  private static let limit = 1000

  /// Holds none yet.
  ///
  /// - Parameter patience: After how long what is held is told, a line each.
  init(patience: Duration) {
    self.patience = patience
  }

  /// Holds a result, if there is room.
  mutating func hold(_ result: CaseResult) {
    if results.count < Self.limit { results.append(result) }
  }

  /// The results that should be told now: the log of a run that is stopped hard must not lack them.
  mutating func overdue() -> ArraySlice<CaseResult> {
    guard told < results.count, ContinuousClock.now - start >= patience else { return [] }
    defer { told = results.count }
    return results[told...]
  }

  /// What a diagnosis leaves to be shown.
  ///
  /// - Parameters:
  ///   - diagnosis: The diagnosis.
  ///   - limit: How many causes have a case shown in full.
  /// - Returns: A result for each cause, with how many others it has; then those that have no cause.
  func shown(_ diagnosis: Diagnosis, limit: Int) -> [(result: CaseResult, others: Int)] {
    let byID = Dictionary(
      results.map { ($0.planned.id, $0) }, uniquingKeysWith: { first, _ in first })
    let caused = Set(diagnosis.causes.flatMap(\.cases))
    return diagnosis.causes.prefix(limit).compactMap { cause in
      cause.cases.first.flatMap { byID[$0] }.map { ($0, cause.cases.count - 1) }
    } + results.filter { !caused.contains($0.planned.id) }.prefix(limit).map { ($0, 0) }
  }
}
