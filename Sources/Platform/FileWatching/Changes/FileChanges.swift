/// Files that were saved, created, renamed or deleted, if possible in a single save.
package struct FileChanges: Hashable, Sendable {
  /// The absolute paths; the path of a folder stands for everything in it.
  package var paths: Set<String>
  /// Whether the paths are complete; if the system lost events, anything may have changed.
  package var isComplete: Bool
  /// The time at which the first change was noticed.
  package var since: ContinuousClock.Instant

  /// Creates changes.
  package init(
    paths: Set<String>, isComplete: Bool = true, since: ContinuousClock.Instant
  ) {
    self.paths = paths
    self.isComplete = isComplete
    self.since = since
  }

  /// Adds later changes.
  package mutating func add(_ later: FileChanges) {
    paths.formUnion(later.paths)
    isComplete = isComplete && later.isComplete
    since = min(since, later.since)
  }
}
