import Conformance

extension Settlement {
  /// Returns the verdicts that make a run red and are not settled.
  func red(in end: RunEnd) -> [Verdict.Kind] {
    Verdict.Kind.allCases.filter { $0.isRed && end.tally[$0] > 0 && !settles($0) }
  }

  /// Tells whether a run is red only because its list of known failures is outdated: the engine
  /// does nothing worse than the list says.
  func leavesOnlyListRed(_ end: RunEnd) -> Bool {
    let red = red(in: end)
    return red.allSatisfy { $0 == .unexpectedPass } && end.protocolBreach == nil
      && end.answerChanges.isEmpty
      && end.tally.total > end.tally[.skipped]
      && (!red.isEmpty || end.listFindings.contains { !settles($0) })
  }
}
