package import Conformance
import SpecModel

extension RunEnd {
  /// Returns the end of two parts of a run together, without what only the whole run shows: the
  /// causes of its failures, and its coverage.
  package func joined(with other: RunEnd) -> RunEnd {
    var joined = self
    for kind in Verdict.Kind.allCases where other.tally[kind] > 0 {
      joined.tally.count(kind, times: other.tally[kind])
    }
    for finding in other.listFindings where !joined.listFindings.contains(finding) {
      joined.listFindings.append(finding)
    }
    for change in other.answerChanges { joined.answerChanges.add(change, keeping: .max) }
    joined.silentBugs.removeAll { !other.silentBugs.contains($0) }
    joined.protocolBreach = protocolBreach ?? other.protocolBreach
    joined.restarts += other.restarts
    joined.restartReason = restartReason ?? other.restartReason
    joined.stop = stop ?? other.stop
    joined.duration = duration.flatMap { own in other.duration.map { own + $0 } }
    joined.diagnosis = Diagnosis()
    joined.coverage = Coverage()
    return joined
  }
  /// Turns what all parts say about known bugs into what the whole run says.
  ///
  /// - Parameter scope: How much of the suite the whole run covers.
  mutating func concludeBugs(of scope: Plan.Scope) {
    if scope == .suite, tally.total > tally[.skipped] {
      listFindings += silentBugs.map(KnownFailureList.Finding.nothingFails)
    }
    silentBugs = []
  }
}
