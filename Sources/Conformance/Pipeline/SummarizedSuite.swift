import SpecJSON
package import SpecModel

/// A suite in the form that a plan needs: its declarations, its files, and a summary of each file.
package struct SummarizedSuite: Sendable {
  /// The suite's declarations, with its case files if they are in memory.
  package let suite: Suite
  /// The suite's digest for reports; empty if no report needs it.
  package let digest: String
  /// The case files.
  package let source: any CaseSource
  /// The summary of each case file, in reading order.
  let summaries: [CaseFileSummary]

  /// Summarizes a suite that was opened for a request.
  ///
  /// - Parameters:
  ///   - opened: The suite with the notes on its files.
  ///   - digest: The suite's digest, if it is already known.
  ///   - request: The request.
  init(_ opened: OpenSuite, digest: String?, for request: RunRequest) {
    suite = opened.suite
    source = opened.source
    summaries = opened.notes.map(\.summary)
    if let digest {
      self.digest = digest
    } else {
      self.digest = request.needsDigest ? suite.digest(ofFiles: opened.notes.map(\.digest)) : ""
    }
  }
}

/// The notes on a case file, made while it is in memory.
package struct FileNotes: Sendable {
  /// The summary that a plan needs.
  let summary: CaseFileSummary
  /// The digest of the file; 0 if it is not needed.
  let digest: UInt64

  /// Examines a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - request: The request for the run.
  ///   - needsDigest: Whether the suite's digest is computed from those of its files.
  init(on file: CaseFile, for request: RunRequest, needsDigest: Bool) {
    summary = CaseFileSummary(
      file, selection: request.selection, knownFailures: request.knownFailures,
      isDealt: !request.shard.isWhole)
    digest = needsDigest ? file.digest : 0
  }
}
