package import SpecModel

/// What became of loading a suite.
package struct LoadedSuite: Sendable {
  /// The suite; absent if there are errors.
  package let suite: Suite?
  /// Everything there is to say about the files, file by file and line by line.
  package let diagnostics: [Diagnostic]
  /// The files that were read, for a printer that shows their lines.
  package let sources: [SourceFile]

  /// Whether anything keeps the suite from being used.
  package var hasErrors: Bool { suite == nil }
}
