/// Why a run ended before every planned case was finished, and which cases are missing.
package struct RunStop: Hashable, Sendable {
  /// Why it ended.
  package var reason: Reason
  /// The first case that was not finished, with its profile, as plans name it; absent if it is not known.
  ///
  /// All later ones in the order of the plan are missing, too.
  package var next: String?

  /// Why a run ended early.
  package enum Reason: Hashable, Sendable {
    /// It was interrupted: by the user, by another process, or by an error that has been reported.
    case interrupted
    /// As many cases had failed as the user allows.
    case failureLimit(Int)
    /// The engine could not be run, or could not be started again; the first line says what happened.
    case engineNotRun([String])
  }

  /// Describes the early end of a run.
  package init(_ reason: Reason = .interrupted, next: String? = nil) {
    self.reason = reason
    self.next = next
  }
}
