package import Conformance
package import EngineKit
package import SpecModel
package import Wording

/// What diagnosing asks of a domain: which of its faults explain failed cases, and what it sees in those that none
/// explains.
package protocol Investigator: Sendable {
  /// The domain, whose monitors see which clauses an engine breaks.
  var domain: any Domain { get }

  /// Whether it knows scripts without a case in which the engine did nothing wrong.
  var knowsMoreThanCases: Bool { get }

  /// Tells whether a convention decides in a failed case, up to its failure.
  func decides(
    _ convention: ConventionID, in evidence: Evidence, reporting kinds: Set<Observation.Kind>
  ) -> Bool

  /// Looks for faults that explain failed cases.
  ///
  /// - Parameters:
  ///   - failed: The cases, in the order in which they are examined.
  ///   - passed: Cases that passed.
  ///   - suite: The suite that the engine ran: only breaking its clauses can be a cause.
  ///   - manifest: The engine's manifest.
  ///   - kinds: The kinds of observation that the engine reports.
  /// - Returns: The faults, those that explain most first, and the cases that no fault explains.
  func causes(
    of failed: [Evidence], beside passed: [CaseResult], of suite: Suite,
    on manifest: EngineManifest,
    reporting kinds: Set<Observation.Kind>
  ) -> (found: [ExplainedCases], rest: [Evidence])

  /// Tells whether a breach of a clause is only in what is reported, and not in what the engine does.
  func isOnlyReported(_ clause: String, in evidence: Evidence) -> Bool

  /// Says what is seen of a failed case that no fault explains.
  func sighting(of evidence: Evidence, reporting kinds: Set<Observation.Kind>) -> Sighting
}

/// Faults that explain the same failed cases, the likeliest first.
package struct ExplainedCases: Sendable {
  /// The faults.
  package var faults: [Cause.Fault]
  /// Whether the faults are in the list of faults; otherwise, there is only one, a breach at a moment.
  package var isListed: Bool
  /// The cases.
  package var cases: [Evidence]

  /// Creates faults with what they explain.
  package init(faults: [Cause.Fault], isListed: Bool = true, cases: [Evidence]) {
    self.faults = faults
    self.isListed = isListed
    self.cases = cases
  }
}
