package import Conformance
package import Wording

/// Writes a run as an HTML page.
package final class HTMLRecorder: Recorder {
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
    collector = RunCollector(header) { write(HTMLReport([$0], domain: domain).bytes) }
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
