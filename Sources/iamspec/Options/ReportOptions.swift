import ArgumentParser
import Conformance
import Foundation
import Reporting

/// What a run leaves behind.
struct ReportOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Write a JUnit report to this file.", valueName: "file"))
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "strict: what Jenkins' schema allows. extended: with file, line and properties.",
      valueName: "dialect"))
  var junitDialect: JUnitRecorder.Dialect = .strict

  @Flag(name: .shortAndLong, help: "Write a line a failure, and the verdict.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Write a line a case, too.")
  var verbose = false

  func validate() throws {
    if quiet && verbose { throw ValidationError("--quiet and --verbose exclude each other") }
  }

  /// Creates the recorders of a run.
  ///
  /// - Throws: `ValidationError` where a report cannot be written.
  func recorders(terminal: TerminalOptions, replay: ReplayCommand) throws -> RunRecorders {
    let output = Terminal.output
    let screen = TerminalRecorder(
      TerminalRecorder.Options(
        width: output.width, style: terminal.style(for: output),
        level: quiet ? .quiet : verbose ? .verbose : .normal,
        showsProgress: output.isInteractive, replay: replay),
      write: output.write)
    var reports: [(recorder: any Recorder, file: ReportFile)] = []
    if let junit {
      let file = try ReportFile(path: junit)
      let recorder = JUnitRecorder(
        JUnitRecorder.Options(
          dialect: junitDialect, replay: replay,
          timestamp: Date.now.formatted(
            .iso8601.year().month().day().time(includingFractionalSeconds: false)),
          hostname: ProcessInfo.processInfo.hostName),
        write: file.write)
      reports.append((recorder, file))
    }
    return RunRecorders(screen: screen, reports: reports)
  }
}

extension JUnitRecorder.Dialect: ExpressibleByArgument {}

/// The recorders of a run, and the files that some of them write.
struct RunRecorders {
  /// The one that writes to the terminal.
  let screen: TerminalRecorder
  /// Those that write files.
  let reports: [(recorder: any Recorder, file: ReportFile)]

  /// Passes an event on to every recorder.
  func record(_ event: RunEvent) {
    for report in reports { report.recorder.record(event) }
    screen.record(event)
  }

  /// Finishes the files, and says where they are.
  ///
  /// - Parameter further: What else was written, a line each.
  /// - Throws: `ValidationError` where a file could not be written to its end.
  func close(further: [String] = []) throws {
    for report in reports { try report.file.close() }
    screen.recordReports(reports.map { "report  \($0.file.path)" } + further)
  }
}
