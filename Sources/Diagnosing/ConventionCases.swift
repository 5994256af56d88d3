import Conformance
import SpecModel

/// The failed cases in which a convention decides that the engine does not keep.
///
/// They say nothing about the rules.
struct ConventionCases {
  /// The broken conventions that decide in failed cases, each with these cases.
  private(set) var groups: [(finding: Cause.Finding, cases: [Evidence])] = []
  /// The cases in which no broken convention decides.
  private(set) var rest: [Evidence]

  /// Looks for the cases of each convention.
  ///
  /// - Parameters:
  ///   - failed: The failed cases.
  ///   - broken: The conventions that the engine does not keep.
  ///   - kinds: The kinds of observation that the engine reports.
  ///   - investigator: Tells what a convention decides.
  init(
    _ failed: [Evidence], breaking broken: [BrokenConvention],
    reporting kinds: Set<Observation.Kind>, by investigator: any Investigator
  ) {
    rest = failed
    for convention in broken {
      let decides = rest.map {
        investigator.decides(convention.id, in: $0, reporting: kinds)
      }
      let cases = zip(rest, decides).filter(\.1).map(\.0)
      if cases.isEmpty { continue }
      groups.append((.brokenConvention(convention), cases))
      rest = zip(rest, decides).filter { !$0.1 }.map(\.0)
    }
  }
}
