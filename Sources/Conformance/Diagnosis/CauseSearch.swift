/// Looks for the causes of failures while it hears the events of a run, whether the run takes place
/// or is read from results.
package protocol CauseSearch: AnyObject {
  /// The conventions of the protocol that the engine does not keep, which the diagnosis names first.
  var brokenConventions: [BrokenConvention] { get set }

  /// Returns an event for the next listener: the end gets a diagnosis unless it has one.
  func hear(_ event: RunEvent) -> RunEvent

  /// Joins the causes whose first case is known to pass if it runs alone.
  ///
  /// - Parameters:
  ///   - diagnosis: The diagnosis of the run.
  ///   - passesAlone: Tells whether a case passes alone, by its id and profile.
  func doubting(_ diagnosis: Diagnosis, passesAlone: (String) -> Bool) -> Diagnosis
}
