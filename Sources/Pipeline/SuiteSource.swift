import SpecJSON
package import SpecModel

/// Where a suite comes from.
///
/// The pipeline reads no files: its user reads YAML, or has a bundle, and passes the suite in.
package struct SuiteSource: Sendable {
  /// Examines a suite: calls a function once for each case file, on any thread.
  package typealias Examine = @Sendable (CaseFile) -> FileNotes

  /// The suite's digest, where it is known without reading the suite.
  package let digest: String?
  /// Opens the suite, and throws where it cannot be opened.
  package let open: @Sendable (_ examine: @escaping Examine) async throws -> OpenSuite

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - digest: The suite's digest, where it is known.
  ///   - open: Opens the suite.
  package init(
    digest: String? = nil,
    open: @escaping @Sendable (_ examine: @escaping Examine) async throws -> OpenSuite
  ) {
    self.digest = digest
    self.open = open
  }
}

/// A suite whose files have been examined; they need not all be in memory.
package struct OpenSuite: Sendable {
  /// What the suite declares, with its case files where they are held.
  package var suite: Suite
  /// The case files.
  package var source: any CaseSource
  /// What was found out about each case file, in reading order.
  package var notes: [FileNotes]

  /// Creates an open suite.
  ///
  /// - Parameters:
  ///   - suite: What the suite declares.
  ///   - source: The case files; by default, those that the suite holds.
  ///   - notes: What was found out about each of them.
  package init(_ suite: Suite, source: (any CaseSource)? = nil, notes: [FileNotes]) {
    self.suite = suite
    self.source = source ?? suite
    self.notes = notes
  }
}
