/// What a watch is about, as the user names it.
package struct WatchSubject: Hashable, Sendable {
  /// The suite's directory, or its bundle; absent: the built-in suite.
  package var specs: String?
  /// The engine's program and its arguments; empty: the reference engine.
  package var engine: [String]
  /// Further files and folders that the engine is made of.
  package var also: [String]
  /// The list of known failures.
  package var knownFailures: String?

  /// Names what is to be watched.
  package init(
    specs: String? = nil, engine: [String] = [], also: [String] = [], knownFailures: String? = nil
  ) {
    self.specs = specs
    self.engine = engine
    self.also = also
    self.knownFailures = knownFailures
  }
}

/// Something that cannot be watched.
package enum WatchError: Error, Hashable, Sendable {
  /// Nothing that was named is a file, so that no save would mean anything.
  case nothingToWatch
  /// A further part of the engine is not there.
  case noSuchFile(String)
}
