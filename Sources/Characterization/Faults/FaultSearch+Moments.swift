import Conformance
import Diagnosing
import ReferenceFaults
import SpecModel

extension FaultSearch {
  /// The number of cases that are compared with every breach at a moment.
  private static let seeds = 3

  /// Finds the breach at a moment that explains most of what no fault explains, if it explains half of it:
  /// one that explains less is a coincidence.
  ///
  /// - Parameters:
  ///   - failed: The cases, in the order in which they are examined.
  ///   - suspects: The breaches to look for.
  ///   - isSole: Whether it has to explain all of the cases.
  /// - Returns: The breach with the cases that it explains; `nil` if there is none.
  mutating func breach(
    explaining failed: [Evidence], among suspects: MomentSuspects, alone isSole: Bool = false
  ) -> ExplainedCases? {
    let fewest = isSole ? failed.count : (failed.count + 1) / 2
    let seeds = failed.indices.filter { !isAllowed(failed[$0]) }.prefix(Self.seeds)
    for seed in seeds {
      let fitting = suspects.happening(in: failed[seed]).filter { explains($0, failed[seed]) }
      let best = likeliest(
        fitting.compactMap { suspect in
          let explained = places(explainedBy: suspect, in: failed, atLeast: fewest)
          return explained.map { Candidate(suspect: suspect, explained: $0) }
        })
      guard let first = best.max(by: { $0.ownCases(in: failed) < $1.ownCases(in: failed) }) else {
        continue
      }
      return ExplainedCases(
        faults: [Cause.Fault(first.suspect)], isListed: false,
        cases: first.explained.map { failed[$0] })
    }
    return nil
  }

  /// The places of the cases that a suspect explains; `nil` if these are too few.
  private func places(
    explainedBy suspect: Suspect, in failed: [Evidence], atLeast fewest: Int
  ) -> [Int]? {
    var places: [Int] = []
    for (place, item) in failed.enumerated() {
      if explains(suspect, item) { places.append(place) }
      if places.count + failed.count - place - 1 < fewest { return nil }
    }
    return places
  }
}

extension FaultSearch.Candidate {
  /// How many of the cases that it explains are of the rule that it breaks.
  fileprivate func ownCases(in failed: [Evidence]) -> Int {
    explained.count { failed[$0].result.planned.case.rules.contains(suspect.fault.rule) }
  }
}
