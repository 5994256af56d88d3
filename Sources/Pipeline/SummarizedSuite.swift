import Conformance
import SpecJSON
package import SpecModel

/// A suite as a plan needs it: what it declares, its files, and what a plan has to know of each.
package struct SummarizedSuite: Sendable {
  /// What the suite declares, with its files where they are held.
  package let suite: Suite
  /// What its reports call it; empty where no report does.
  package let digest: String
  /// Its files.
  package let source: any CaseSource
  /// What a plan has to know of each file, in reading order.
  let summaries: [CaseFileSummary]

  /// Creates the suite that was opened for a request.
  ///
  /// - Parameters:
  ///   - opened: The suite, and what was found out about its files.
  ///   - digest: The suite's digest, where it is known already.
  ///   - request: What is wanted.
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

/// What is noted of a case file while it is in memory.
package struct FileNotes: Sendable {
  /// What a plan has to know of it.
  let summary: CaseFileSummary
  /// What identifies it among files; 0 where it is not needed.
  let digest: UInt64

  /// Examines a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - request: What is wanted of the run.
  ///   - needsDigest: Whether the suite's digest is to be made of those of its files.
  init(on file: CaseFile, for request: RunRequest, needsDigest: Bool) {
    summary = CaseFileSummary(
      file, selection: request.selection, knownFailures: request.knownFailures)
    digest = needsDigest ? file.digest : 0
  }
}
