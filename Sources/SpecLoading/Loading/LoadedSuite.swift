package import SpecModel

/// The result of loading a suite.
package struct LoadedSuite: Sendable {
  /// The suite; `nil` if there are errors.
  package let suite: Suite?
  /// All diagnostics, file by file and line by line.
  package let diagnostics: [Diagnostic]
  /// The files that were read, for a printer that shows their lines.
  package let sources: [SourceFile]

  /// Whether errors keep the suite from being used.
  package var hasErrors: Bool { suite == nil }
}

/// The result of scanning a suite: a ``LoadedSuite`` whose case files may be left on disk.
///
/// `Examined` is what the caller wants to know about each case file.
package struct ScannedSuite<Examined: Sendable>: Sendable {
  /// The suite, with its case files if they are held; `nil` if there are errors.
  package let suite: Suite?
  /// What `examine` returned for each case file, in reading order.
  package let examined: [Examined]
  /// The source that reads the case files again; `nil` if they are held.
  package let diskCases: DiskCaseSource?
  /// All diagnostics, file by file and line by line.
  package let diagnostics: [Diagnostic]
  /// The files, for a printer that shows their lines.
  package let sources: [SourceFile]
}

extension ScannedSuite<Void> {
  /// The suite, if all of its files are held.
  var loaded: LoadedSuite {
    LoadedSuite(suite: suite, diagnostics: diagnostics, sources: sources)
  }
}
