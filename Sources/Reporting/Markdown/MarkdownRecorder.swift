package import Conformance

/// Writes a run as Markdown for the page of a CI job.
package final class MarkdownRecorder: Recorder {
  private let collector: RunCollector

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - header: What is run.
  ///   - write: Takes the bytes of the file.
  package init(_ header: ResultsHeader, write: @escaping ([UInt8]) -> Void) {
    collector = RunCollector(header) { write(Array(MarkdownSummary($0).text.utf8)) }
  }

  /// Records an event.
  package func record(_ event: RunEvent) {
    collector.record(event)
  }

  /// Records how the engine answers an open question.
  package func record(_ answer: ResultsAnswer) {
    collector.record(answer)
  }
}
