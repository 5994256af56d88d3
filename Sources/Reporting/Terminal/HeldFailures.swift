import Conformance
import SpecModel

/// The red results of a run that are held until its diagnosis, so that one is shown for each cause.
struct HeldFailures {
  /// The results, in the order of the run.
  private(set) var results: [CaseResult] = []
  /// The number of results shown already because the run takes so long that it may be stopped.
  private var shownCount = 0
  private let start = ContinuousClock.now
  private let patience: Duration
  /// The largest number of held results.
  private static let limit = 1000

  /// Creates an empty store.
  ///
  /// - Parameter patience: The time after which held results are shown, one line each.
  init(patience: Duration) {
    self.patience = patience
  }

  /// Whether there is no room for another result.
  var isFull: Bool { results.count >= Self.limit }

  /// The number of results for which there was no room.
  private(set) var dropped = 0

  /// Holds a result if there is room.
  mutating func hold(_ result: CaseResult) {
    if isFull { dropped += 1 } else { results.append(result) }
  }

  /// Returns the results that must be shown now, because the log of a run that is killed must
  /// contain them.
  mutating func overdue() -> ArraySlice<CaseResult> {
    guard shownCount < results.count, ContinuousClock.now - start >= patience else { return [] }
    defer { shownCount = results.count }
    return results[shownCount...]
  }

  /// Returns the results to show after the diagnosis.
  ///
  /// - Parameters:
  ///   - diagnosis: The diagnosis.
  ///   - limit: The number of causes with a case shown in full.
  /// - Returns: A result for each cause, with the number of its other results; then the results
  ///   without a cause.
  func shown(_ diagnosis: Diagnosis, limit: Int) -> [(result: CaseResult, others: Int)] {
    let byID = Dictionary(
      results.map { ($0.planned.id, $0) }, uniquingKeysWith: { first, _ in first })
    let caused = Set(diagnosis.causes.flatMap(\.cases))
    return diagnosis.causes.prefix(limit).compactMap { cause in
      cause.cases.lazy.compactMap { byID[$0] }.first.map { ($0, cause.cases.count - 1) }
    } + results.filter { !caused.contains($0.planned.id) }.prefix(limit).map { ($0, 0) }
  }
}
