package import Conformance

/// The recorders of a run, and the files that some of them write.
package struct RunRecorders {
  /// The one that writes to the terminal.
  package let screen: TerminalRecorder
  /// Those that write files.
  package let reports: [any Recorder]
  /// The files.
  package let outputs: OutputFiles

  /// Creates the recorders of a run.
  package init(screen: TerminalRecorder, reports: [any Recorder], outputs: OutputFiles) {
    self.screen = screen
    self.reports = reports
    self.outputs = outputs
  }

  /// Passes an event on to every recorder, with times as exact as results hold them.
  package func record(_ event: RunEvent) {
    let event = event.inWholeMicroseconds
    for report in reports { report.record(event) }
    screen.record(event)
  }

  /// Passes on what is finished but waits for its turn, so that it is on disk soon; absent where no file is
  /// written.
  package var early: (([EarlyResult]) -> Void)? { reports.isEmpty ? nil : record(early:) }

  private func record(early results: [EarlyResult]) {
    let results = results.map { early in
      var early = early
      early.result.duration = .microseconds(early.result.duration.wholeMicroseconds)
      return early
    }
    for report in reports { report.record(early: results) }
  }

  /// Passes on how the engine answers open questions, to those that show it.
  package func record(_ answers: [ResultsAnswer]) {
    for report in reports {
      for answer in answers { report.record(answer) }
    }
  }

  /// Finishes every file, whatever becomes of the others, and says where they are.
  ///
  /// - Parameter lists: What was done to lists of known failures, a line each.
  /// - Returns: What could not be written.
  package func close(lists: [String] = []) -> [OutputError] {
    let errors = outputs.close()
    let written = outputs.all.map(\.path).filter { path in !errors.contains { $0.path == path } }
    screen.recordReports(written.map { "report  \($0)" }, lists: lists)
    return errors
  }
}
