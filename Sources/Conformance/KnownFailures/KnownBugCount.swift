package import SpecModel

/// Counts during a run which known bugs still show.
package struct KnownBugCount: Sendable {
  private var silent: [KnownFailure]
  private let scope: Plan.Scope
  private var isJudged = false

  /// Starts counting for a plan.
  package init(_ plan: Plan) {
    silent = plan.bugs
    scope = plan.scope
  }

  /// Counts a result.
  package mutating func count(_ result: CaseResult) {
    if silent.isEmpty { return }
    switch result.verdict {
    case .knownFailure(let entry, _): silent.removeAll { $0 == entry }
    case .skipped: return
    case .passed, .failed, .errored, .unexpectedPass: break
    }
    isJudged = true
  }

  /// The entries whose bugs did not show in this part of a run, which says nothing about the whole.
  package var silentInPart: [KnownFailure] { scope == .part ? silent : [] }

  /// The entries because of which nothing fails any more, as far as a whole run shows it.
  package var findings: [KnownFailureList.Finding] {
    scope == .suite && isJudged ? silent.map(KnownFailureList.Finding.nothingFails) : []
  }
}
