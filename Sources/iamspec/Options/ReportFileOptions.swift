import ArgumentParser
import Conformance
import ContinuousIntegration
import Reporting
import Wording

/// Which reports are written to files, during a run or from its results.
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

  /// Whether any of them was asked for.
  var isUsed: Bool { junit != nil || html != nil || markdown != nil || badge != nil }

  /// The files to write.
  ///
  /// - Parameter environment: Names the file to which every step of a job on GitHub adds its summary.
  func targets(_ environment: Environment) -> [OutputTarget] {
    let paths = [("--junit", junit), ("--badge", badge), ("--html", html)]
    return paths.compactMap { option, path in path.map { OutputTarget(option: option, path: $0) } }
      + (markdown.map { [OutputTarget(markdown: $0, environment)] } ?? [])
  }

  /// Creates the recorders of the reports that cover one run each.
  ///
  /// - Parameters:
  ///   - header: What is run, and how a case is run again.
  ///   - outputs: The files, opened.
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
          write: file.write, fail: file.fail))
    }
    if let file = outputs["--badge"] { recorders.append(BadgeRecorder(write: file.write)) }
    return recorders
  }
}

extension JUnitRecorder.Dialect: ExpressibleByArgument {}

extension OutputTarget {
  /// Names a file for Markdown.
  ///
  /// The one that GitHub gives a step for its summary belongs to all that the step does, so it is added
  /// to.
  init(markdown path: String, _ environment: Environment) {
    self.init(
      option: "--markdown", path: path, isShared: path == environment["GITHUB_STEP_SUMMARY"])
  }
}
