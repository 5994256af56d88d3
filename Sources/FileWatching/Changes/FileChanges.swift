/// Files that were saved, made, renamed or deleted, in one go as far as can be told.
package struct FileChanges: Hashable, Sendable {
  /// The absolute paths; that of a folder stands for whatever was in it.
  package var paths: Set<String>
  /// Whether these are all; where the system could not keep up, anything may have changed.
  package var isComplete: Bool
  /// When the first of them was noticed.
  package var since: ContinuousClock.Instant

  /// Creates changes.
  package init(
    paths: Set<String>, isComplete: Bool = true, since: ContinuousClock.Instant
  ) {
    self.paths = paths
    self.isComplete = isComplete
    self.since = since
  }

  /// Adds what changed later.
  package mutating func add(_ later: FileChanges) {
    paths.formUnion(later.paths)
    isComplete = isComplete && later.isComplete
    since = min(since, later.since)
  }
}
