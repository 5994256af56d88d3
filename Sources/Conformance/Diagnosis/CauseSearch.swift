/// Looks for the causes of failures when it has heard the events of a run, whether the run took place
/// or was read from results.
package protocol CauseSearch: AnyObject {
  /// The conventions of the protocol that the engine does not keep, which the diagnosis names first.
  var brokenConventions: [BrokenConvention] { get set }

  /// Whether a case failed, so that it matters which conventions the engine keeps.
  var hasFailures: Bool { get }

  /// Hears an event of the run.
  func hear(_ event: RunEvent)

  /// Adds the diagnosis to the end of the run that was heard, unless it has one.
  func diagnose(_ end: inout RunEnd)

  /// Runs the first case of each cause again, alone, and joins the causes whose case then passes:
  /// their cases did not fail because of their rules.
  ///
  /// - Parameters:
  ///   - diagnosis: The diagnosis of the run.
  ///   - run: Runs a case in a new process; returns `nil` if that is not possible.
  /// - Returns: The diagnosis, unchanged if no case passes.
  func doubting(
    _ diagnosis: Diagnosis, alone run: (PlannedCase) async -> CaseResult?
  ) async -> Diagnosis

  /// Joins the causes whose first case is known to pass if it runs alone.
  ///
  /// - Parameters:
  ///   - diagnosis: The diagnosis of the run.
  ///   - passesAlone: Tells whether a case passes alone, by its id and profile.
  func doubting(_ diagnosis: Diagnosis, passesAlone: (String) -> Bool) -> Diagnosis
}
