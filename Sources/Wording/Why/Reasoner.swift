package import Conformance
package import ReferenceEngine
package import SpecModel

/// The stage `reason`: why what a case expects is right.
///
/// Formatters take reasons as values. Who shows a failure asks for its reasons here, because most
/// failures of a long run are not shown.
package struct Reasoner: Sendable {
  private let tell: Teller

  /// Runs a case on the reference engine in a profile, and keeps what it decided in all steps or, if a
  /// step is given, in this one; see ``ReferenceEngine/ToldCase``.
  package typealias Teller = @Sendable (Case, String, Int?) -> ToldCase?

  /// Creates the stage.
  package init(_ tell: @escaping Teller) {
    self.tell = tell
  }

  /// Returns the reasons in each step of a case.
  ///
  /// - Parameters:
  ///   - case: The case.
  ///   - profile: The id of the profile.
  ///   - jurisdiction: What the suite has; reasons that rest on anything else are left out.
  package func reasons(
    of case: Case, in profile: String, within jurisdiction: Jurisdiction
  ) -> CaseReasons {
    CaseReasons(tell(`case`, profile, nil), of: `case`, within: jurisdiction)
  }

  /// Returns why the failed step of a case should have caused what the case expects; empty for a case
  /// that did not fail.
  ///
  /// - Parameters:
  ///   - result: The result of the case.
  ///   - jurisdiction: What the suite has; reasons that rest on anything else are left out.
  package func reasons(for result: CaseResult, within jurisdiction: Jurisdiction) -> [Reason] {
    guard case .failed(let failure)? = result.verdict.misbehavior else { return [] }
    let (item, profile) = (result.planned.case, result.planned.profile)
    return CaseReasons(tell(item, profile, failure.step), of: item, within: jurisdiction)
      .reasons(forExpectationsOf: failure.step)
  }
}
