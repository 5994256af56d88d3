import ArgumentParser
import Conformance
import InAppMessages
import Inputs
import Reporting
import Wording

/// The reports that are written to files, during a run or from its results.
struct ReportFileOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Write a JUnit report to this file.", valueName: "file"))
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "strict: only what Jenkins' schema allows. extended: also file, line and properties.",
      valueName: "dialect"))
  var junitDialect: JUnitRecorder.Dialect = .strict

  @Option(
    help: ArgumentHelp("Write an HTML report to this file.", valueName: "file"))
  var html: String?

  @Option(
    help: ArgumentHelp(
      "Write a summary in Markdown to this file; on GitHub, \"$GITHUB_STEP_SUMMARY\" adds it to the job's page.",
      valueName: "file"))
  var markdown: String?

  @Option(
    help: ArgumentHelp("Write the JSON of a shields.io badge to this file.", valueName: "file"))
  var badge: String?

  /// Whether any report is requested.
  var isUsed: Bool { junit != nil || html != nil || markdown != nil || badge != nil }

  /// Returns the files to write.
  ///
  /// - Parameter environment: Names the file that collects the summaries of a job's steps on
  ///   GitHub.
  func targets(_ environment: Environment) -> [OutputTarget] {
    let paths = [("--junit", junit), ("--badge", badge), ("--html", html)]
    return paths.compactMap { option, path in path.map { OutputTarget(option: option, path: $0) } }
      + (markdown.map { [OutputTarget(markdown: $0, environment)] } ?? [])
  }

  /// Creates the recorders of the reports that cover one run each.
  ///
  /// - Parameters:
  ///   - header: What runs, and how to run a case again.
  ///   - outputs: The open files.
  ///   - awaitingDiagnosis: Whether the end of the run comes with a diagnosis.
  func recorders(
    _ header: ResultsHeader, _ outputs: OutputFiles, awaitingDiagnosis: Bool = true
  ) -> [any Recorder] {
    var recorders: [any Recorder] = []
    if let file = outputs["--junit"] {
      recorders.append(
        JUnitRecorder(
          JUnitRecorder.Options(
            dialect: junitDialect, replay: ReplayCommand(tail: header.replay),
            timestamp: header.started.map { String($0.prefix { $0 != "Z" }) },
            hostname: header.hostname, awaitsDiagnosis: awaitingDiagnosis),
          domain: InAppMessages(), write: file.write, fail: file.fail))
    }
    if let file = outputs["--badge"] { recorders.append(BadgeRecorder(write: file.write)) }
    return recorders
  }
}

extension JUnitRecorder.Dialect: Choice {}

extension OutputTarget {
  /// Creates the target for a Markdown file.
  ///
  /// The summary file that GitHub gives a step is shared by all of the step's commands, so it is
  /// appended to.
  init(markdown path: String, _ environment: Environment) {
    self.init(
      option: "--markdown", path: path, isShared: path == environment["GITHUB_STEP_SUMMARY"])
  }
}
