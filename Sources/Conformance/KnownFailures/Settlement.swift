/// What is corrected in lists of known failures when a run is over.
package struct Settlement: Hashable, Sendable {
  /// Whether what is stale is dropped from the list.
  package var tightens: Bool
  /// The file to which a new list of what fails is written; absent: none is.
  package var newList: String?

  /// Creates a settlement; by default, of nothing.
  package init(tightens: Bool = false, newList: String? = nil) {
    self.tightens = tightens
    self.newList = newList
  }

  /// Tells whether a verdict that makes a run red is settled.
  package func settles(_ kind: Verdict.Kind) -> Bool {
    switch kind {
    case .unexpectedPass: tightens
    case .failed, .errored: newList != nil
    case .passed, .knownFailure, .skipped: false
    }
  }

  /// Tells whether something that is wrong with the list is settled.
  package func settles(_ finding: KnownFailureList.Finding) -> Bool {
    if case .matchesNothing = finding { tightens } else { false }
  }

  /// Tells whether a run is red for something that is not settled.
  package func leavesRed(_ end: RunEnd) -> Bool {
    Verdict.Kind.allCases.contains { $0.isRed && end.tally[$0] > 0 && !settles($0) }
      || end.engineError != nil || end.protocolBreach != nil
      || end.listFindings.contains { !settles($0) }
      || !end.coverage.shortfalls.isEmpty
  }
}
