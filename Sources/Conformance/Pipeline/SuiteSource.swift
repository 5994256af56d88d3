import SpecJSON
package import SpecModel

/// The source of a suite.
///
/// The pipeline reads no files itself: its user reads YAML or a bundle, and passes the suite in.
package struct SuiteSource: Sendable {
  /// Examines a suite: calls a function once for each case file, on any thread.
  package typealias Examine = @Sendable (CaseFile) -> FileNotes

  /// The suite's digest, if it is known without reading the suite.
  package let digest: String?
  /// Opens the suite; throws if it cannot be opened.
  package let open: @Sendable (_ examine: @escaping Examine) async throws -> OpenSuite

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - digest: The suite's digest, if it is known.
  ///   - open: Opens the suite.
  package init(
    digest: String? = nil,
    open: @escaping @Sendable (_ examine: @escaping Examine) async throws -> OpenSuite
  ) {
    self.digest = digest
    self.open = open
  }
}

/// A suite whose files have been examined, and that need not be in memory.
package struct OpenSuite: Sendable {
  /// The suite's declarations, with its case files if they are in memory.
  package var suite: Suite
  /// The case files.
  package var source: any CaseSource
  /// The notes on each case file, in reading order.
  package var notes: [FileNotes]

  /// Creates an open suite.
  ///
  /// - Parameters:
  ///   - suite: The suite's declarations.
  ///   - source: The case files; by default, those in the suite.
  ///   - notes: The notes on each case file.
  package init(_ suite: Suite, source: (any CaseSource)? = nil, notes: [FileNotes]) {
    self.suite = suite
    self.source = source ?? suite
    self.notes = notes
  }
}
