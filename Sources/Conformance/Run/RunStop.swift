/// Why a run ended before every planned case was finished, and which cases are missing.
package struct RunStop: Hashable, Sendable {
  /// Why the run ended.
  package var reason: Reason
  /// The first case that was not finished, with its profile, in the form of ``PlannedCase/id``;
  /// `nil` if unknown.
  ///
  /// All later cases of the plan are missing, too.
  package var next: String?

  /// Why a run ended early.
  package enum Reason: Hashable, Sendable {
    /// It was interrupted: by the user, by another process, or by an error that has been reported.
    case interrupted
    /// The number of failed cases reached the user's limit.
    case failureLimit(Int)
    /// The engine could not be started or restarted; the first line says what happened.
    case engineNotRun([String])
  }

  /// Creates a description of an early end.
  package init(_ reason: Reason = .interrupted, next: String? = nil) {
    self.reason = reason
    self.next = next
  }
}
