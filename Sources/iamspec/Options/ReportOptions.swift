import ArgumentParser
import Conformance
import Foundation
import Reporting
import SpecModel

/// What a run leaves behind.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write the results to this file, line by line as the run goes on; `iamspec report` makes every other report of them.",
      valueName: "file"))
  var results: String?

  @OptionGroup var files: ReportFileOptions

  @Flag(name: .shortAndLong, help: "Write a line a failure, and the verdict.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Write a line a case, too.")
  var verbose = false

  func validate() throws {
    if quiet && verbose { throw ValidationError("--quiet and --verbose exclude each other") }
  }

  /// Whether a report shows the suite's digest; the others need not wait for it.
  var needsDigest: Bool { results != nil || files.html != nil }

  /// Whether a report shows the whole run at once, the suite's own cases among them.
  var needsWholeSuite: Bool { files.html != nil || files.markdown != nil }

  /// Describes a run for its reports.
  ///
  /// - Parameters:
  ///   - plan: What is run.
  ///   - options: What decided which cases are run.
  ///   - replay: How a case is run again.
  ///   - digest: The suite's digest.
  func header(
    _ plan: Plan, options: ResultsHeader.Options, replay: ReplayCommand, digest: String
  ) -> ResultsHeader {
    ResultsHeader(
      tool: Version.current, started: Date.now.formatted(.iso8601),
      hostname: ProcessInfo.processInfo.hostName,
      suite: ResultsHeader.SuiteIdentity(
        name: plan.suite.name, version: plan.suite.version, digest: digest),
      manifest: plan.manifest, options: options, replay: replay.tail, total: plan.cases.count)
  }

  /// Creates the recorders of a run.
  ///
  /// - Throws: `ValidationError` where a report cannot be written.
  func recorders(terminal: TerminalOptions, header: ResultsHeader) throws -> RunRecorders {
    let output = Terminal.output
    let screen = TerminalRecorder(
      TerminalRecorder.Options(
        width: output.width, style: terminal.style(for: output),
        level: quiet ? .quiet : verbose ? .verbose : .normal,
        showsProgress: output.isInteractive, replay: ReplayCommand(tail: header.replay)),
      write: output.write)
    var reports: [FileRecorder] = []
    if let results {
      reports.append(
        try FileRecorder(path: results, isFlushed: true) {
          ResultsRecorder(header, write: $0.write)
        })
    }
    reports += try files.recorders(header)
    if let html = files.html {
      reports.append(try FileRecorder(path: html) { HTMLRecorder(header, write: $0.write) })
    }
    if let markdown = files.markdown {
      reports.append(try FileRecorder(path: markdown) { MarkdownRecorder(header, write: $0.write) })
    }
    return RunRecorders(screen: screen, reports: reports)
  }
}

/// The recorders of a run, and the files that some of them write.
struct RunRecorders {
  /// The one that writes to the terminal.
  let screen: TerminalRecorder
  /// Those that write files.
  let reports: [FileRecorder]

  /// Passes an event on to every recorder, with times as exact as results hold them.
  func record(_ event: RunEvent) {
    let event = event.inWholeMicroseconds
    for report in reports { report.recorder.record(event) }
    screen.record(event)
  }

  /// Passes on how the engine answers open questions, to those that show it.
  func record(_ answers: [ResultsAnswer]) {
    for report in reports {
      for answer in answers { report.recorder.record(answer) }
    }
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
