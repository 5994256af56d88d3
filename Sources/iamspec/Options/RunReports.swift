import Conformance
import ContinuousIntegration
import Inputs
import Reporting
import SpecModel
import Wording

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a run leaves behind, as its options say.
struct RunReports {
  /// The file of the results.
  let results: String?
  /// The other files.
  let files: ReportFileOptions
  /// What the terminal shows.
  let screen: ScreenOptions

  /// Whether a report shows the suite's digest; the others need not wait for it.
  var needsDigest: Bool { results != nil || files.html != nil }

  /// Whether a report shows the whole run at once, the suite's own cases and its questions among them.
  var needsWholeSuite: Bool { files.html != nil || files.markdown != nil }

  /// Describes a run for its reports.
  ///
  /// - Parameters:
  ///   - part: What is run.
  ///   - options: What decided which cases are run.
  ///   - replay: How a case is run again.
  ///   - digest: The suite's digest.
  func header(
    _ part: Plan.Part, options: ResultsHeader.Options, replay: ReplayCommand, digest: String
  ) -> ResultsHeader {
    let plan = part.plan
    return ResultsHeader(
      tool: Version.current, started: CalendarDate(.now).description,
      hostname: ProcessInfo.processInfo.hostName,
      suite: ResultsHeader.SuiteIdentity(
        name: plan.suite.name, version: plan.suite.version, digest: digest),
      manifest: plan.manifest, options: options, replay: replay.tail, shard: part.shard,
      timings: part.timings, total: part.total, planned: plan.cases.count)
  }

  /// The files to write; results are passed on as they come.
  func targets(_ environment: Environment) -> [OutputTarget] {
    let results = results.map {
      OutputTarget(option: "--results", path: $0, isImmediate: true)
    }
    return (results.map { [$0] } ?? []) + files.targets(environment)
  }

  /// Creates the recorders of a run.
  ///
  /// - Parameters:
  ///   - terminal: How things look on the terminal.
  ///   - header: What is run.
  ///   - indices: The index of each planned case in the whole plan; absent: it is whole.
  ///   - origin: What determines the shard; absent: the user.
  ///   - settlement: What is corrected in lists of known failures after the run.
  ///   - outputs: The files to write.
  func recorders(
    terminal: TerminalOptions, header: ResultsHeader, indices: [Int]?, origin: String?,
    settlement: Settlement, outputs: OutputFiles
  ) -> RunRecorders {
    let output = outputs.terminal
    let shown = TerminalRecorder(
      TerminalRecorder.Options(
        width: output.width, style: terminal.style(for: output),
        level: screen.level, showsProgress: output.isInteractive,
        replay: ReplayCommand(tail: header.replay), shard: header.shard, origin: origin,
        settlement: settlement, awaitsDiagnosis: screen.diagnosis),
      write: output.write)
    var reports: [any Recorder] = []
    if let file = outputs["--results"] {
      reports.append(
        ResultsRecorder(
          header, indices: indices, write: file.write, writeAhead: file.writeAhead))
    }
    reports += files.recorders(header, outputs, awaitingDiagnosis: screen.diagnosis)
    if let file = outputs["--html"] { reports.append(HTMLRecorder(header, write: file.write)) }
    if let file = outputs["--markdown"] {
      reports.append(MarkdownRecorder(header, write: file.write))
    }
    return RunRecorders(screen: shown, reports: reports, outputs: outputs)
  }
}
