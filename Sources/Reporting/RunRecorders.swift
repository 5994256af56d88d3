package import Conformance

/// The recorders of a run, and the files that they write.
package struct RunRecorders {
  /// The recorder for the terminal.
  package let screen: TerminalRecorder
  /// The recorders that write files.
  package let reports: [any Recorder]
  /// The files.
  package let outputs: OutputFiles

  /// Creates the recorders of a run.
  package init(screen: TerminalRecorder, reports: [any Recorder], outputs: OutputFiles) {
    self.screen = screen
    self.reports = reports
    self.outputs = outputs
  }

  /// Passes an event on to every recorder.
  package func record(_ event: RunEvent) {
    for report in reports { report.record(event) }
    screen.record(event)
  }

  /// Passes finished results that wait for their turn on to the recorders, so that they are on disk
  /// soon; `nil` if no file is written.
  package var early: (([EarlyResult]) -> Void)? {
    reports.isEmpty ? nil : { results in for report in reports { report.record(early: results) } }
  }

  /// Passes the engine's answers to open questions on to the recorders.
  package func record(_ answers: [ResultsAnswer]) {
    for report in reports {
      for answer in answers { report.record(answer) }
    }
  }

  /// Finishes every file even if others fail, and prints where they are.
  ///
  /// - Parameter lists: The changes to lists of known failures, one line each.
  /// - Returns: The errors of files that could not be written.
  package func close(lists: [String] = []) -> [OutputError] {
    let errors = outputs.close()
    let written = outputs.all.map(\.path).filter { path in !errors.contains { $0.path == path } }
    screen.recordReports(written.map { "report  \($0)" }, lists: lists)
    return errors
  }
}
