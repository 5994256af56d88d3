import ArgumentParser
import Conformance
import Reporting

/// Which reports are written to files, during a run or from its results.
struct ReportFileOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Write a JUnit report to this file.", valueName: "file"))
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "strict: what Jenkins' schema allows. extended: with file, line and properties.",
      valueName: "dialect"))
  var junitDialect: JUnitRecorder.Dialect = .strict

  @Option(
    help: ArgumentHelp("Write a report for a browser to this file.", valueName: "file"))
  var html: String?

  @Option(
    help: ArgumentHelp(
      "Write a summary in Markdown to this file; on GitHub, \"$GITHUB_STEP_SUMMARY\" puts it on the job's page.",
      valueName: "file"))
  var markdown: String?

  @Option(
    help: ArgumentHelp("Write the JSON of a shields.io badge to this file.", valueName: "file"))
  var badge: String?

  /// Whether any of them was asked for.
  var isUsed: Bool { junit != nil || html != nil || markdown != nil || badge != nil }

  /// Creates the recorders of the reports that tell of one run each.
  ///
  /// - Parameter header: What is run, and how a case is run again.
  /// - Throws: `ValidationError` where a file cannot be written.
  func recorders(_ header: ResultsHeader) throws -> [FileRecorder] {
    var recorders: [FileRecorder] = []
    if let junit {
      recorders.append(
        try FileRecorder(path: junit) { [junitDialect] file in
          JUnitRecorder(
            JUnitRecorder.Options(
              dialect: junitDialect, replay: ReplayCommand(tail: header.replay),
              timestamp: header.started.map { String($0.prefix { $0 != "Z" }) },
              hostname: header.hostname),
            write: file.write)
        })
    }
    if let badge {
      recorders.append(try FileRecorder(path: badge) { BadgeRecorder(write: $0.write) })
    }
    return recorders
  }
}

extension JUnitRecorder.Dialect: ExpressibleByArgument {}

/// A recorder and the file that it writes.
struct FileRecorder {
  /// The recorder.
  let recorder: any Recorder
  /// The file.
  let file: ReportFile

  /// Creates the file, then the recorder that writes it.
  ///
  /// - Throws: `ValidationError` where the file cannot be written.
  init(
    path: String, isFlushed: Bool = false, _ recorder: (ReportFile) -> any Recorder
  ) throws {
    file = try ReportFile(path: path, isFlushed: isFlushed)
    self.recorder = recorder(file)
  }
}
