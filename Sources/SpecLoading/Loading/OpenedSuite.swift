package import SpecModel

/// What became of looking through a suite's files: a ``LoadedSuite`` whose case files need not all be
/// in memory.
///
/// `Examined` is what somebody wanted to know of each case file while it was at hand.
package struct OpenedSuite<Examined: Sendable>: Sendable {
  /// What the suite declares, with its case files where they are held; absent if there are errors.
  package let suite: Suite?
  /// What was found out about each case file, in reading order.
  package let examined: [Examined]
  /// The case files that are not held, to be read again; absent where all are.
  package let diskCases: DiskCaseSource?
  /// Everything there is to say about the files, file by file and line by line.
  package let diagnostics: [Diagnostic]
  /// The files, for a printer that shows their lines.
  package let sources: [SourceFile]
}

extension OpenedSuite<Void> {
  /// The suite, all of whose files are held.
  var loaded: LoadedSuite {
    LoadedSuite(suite: suite, diagnostics: diagnostics, sources: sources)
  }
}
