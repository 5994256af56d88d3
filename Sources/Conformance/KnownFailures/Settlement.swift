/// The corrections to lists of known failures at the end of a run.
package struct Settlement: Hashable, Sendable {
  /// Whether outdated entries are removed from the list.
  package var tightens: Bool
  /// The file to which a new list of failures is written; `nil` if none is.
  package var newList: String?

  /// Creates a settlement; by default, without corrections.
  package init(tightens: Bool = false, newList: String? = nil) {
    self.tightens = tightens
    self.newList = newList
  }

  /// Tells whether the corrections settle a verdict that makes a run red.
  package func settles(_ kind: Verdict.Kind) -> Bool {
    switch kind {
    case .unexpectedPass: tightens
    case .failed, .errored: newList != nil
    case .passed, .knownFailure, .skipped: false
    }
  }

  /// Tells whether the corrections settle a problem with the list.
  package func settles(_ finding: KnownFailureList.Finding) -> Bool {
    switch finding {
    case .matchesNothing, .nothingFails: tightens
    case .overlaps, .expired: false
    }
  }

  /// Tells whether anything that is not settled makes a run red.
  package func leavesRed(_ end: RunEnd) -> Bool {
    Verdict.Kind.allCases.contains { $0.isRed && end.tally[$0] > 0 && !settles($0) }
      || end.engineError != nil || end.protocolBreach != nil
      || end.listFindings.contains { !settles($0) }
      || !end.coverage.shortfalls.isEmpty || !end.answerChanges.isEmpty
  }
}
