package import Conformance
package import Wording

/// Writes a run as Markdown for the page of a CI job.
package final class MarkdownRecorder: Recorder {
  private let collector: RunCollector

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - header: The header of the report.
  ///   - domain: Knows why failed cases expect what they expect.
  ///   - write: Receives the bytes of the file.
  package init(
    _ header: ResultsHeader, domain: any Domain, write: @escaping ([UInt8]) -> Void
  ) {
    collector = RunCollector(header) {
      write(Array(MarkdownSummary($0, domain: domain).text.utf8))
    }
  }

  /// Records an event.
  package func record(_ event: RunEvent) {
    collector.record(event)
  }

  /// Records the engine's answer to an open question.
  package func record(_ answer: ResultsAnswer) {
    collector.record(answer)
  }
}
