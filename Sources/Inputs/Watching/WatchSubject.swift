/// What the user wants to watch.
package struct WatchSubject: Hashable, Sendable {
  /// The suite's directory or bundle, or `nil` for the built-in suite.
  package var specs: String?
  /// The engine's program and its arguments; empty for the reference engine.
  package var engine: [String]
  /// More files and folders of the engine.
  package var also: [String]
  /// The list of known failures.
  package var knownFailures: String?

  /// Creates a subject.
  package init(
    specs: String? = nil, engine: [String] = [], also: [String] = [], knownFailures: String? = nil
  ) {
    self.specs = specs
    self.engine = engine
    self.also = also
    self.knownFailures = knownFailures
  }
}

/// An error in what the user wants to watch.
package enum WatchError: Error, Hashable, Sendable {
  /// None of the named things is a file, so no save would matter.
  case nothingToWatch
  /// A file or folder of the engine does not exist.
  case noSuchFile(String)
}
