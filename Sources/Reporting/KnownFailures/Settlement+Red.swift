import Conformance

extension Settlement {
  /// The verdicts that make a run red and are not settled.
  func red(in end: RunEnd) -> [Verdict.Kind] {
    Verdict.Kind.allCases.filter { $0.isRed && end.tally[$0] > 0 && !settles($0) }
  }

  /// Tells whether a run is red for its list of known failures alone: the engine does nothing worse
  /// than the list says, and the list is out of date.
  func leavesOnlyListRed(_ end: RunEnd) -> Bool {
    let red = red(in: end)
    return red.allSatisfy { $0 == .unexpectedPass } && end.protocolBreach == nil
      && end.tally.total > end.tally[.skipped]
      && (!red.isEmpty || end.listFindings.contains { !settles($0) })
  }
}
