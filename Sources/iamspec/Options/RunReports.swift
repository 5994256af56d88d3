import Conformance
import InAppMessages
import Inputs
import Reporting
import SpecModel
import Wording

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The reports of a run, as its options request them.
struct RunReports {
  /// The file for the results.
  let results: String?
  /// The options for the other files.
  let files: ReportFileOptions
  /// The options for the terminal.
  let screen: ScreenOptions

  /// Whether a report shows the suite's digest; the other reports need not wait for it.
  var needsDigest: Bool { results != nil || files.html != nil }

  /// Whether a report shows the whole suite, including all cases and questions.
  var needsWholeSuite: Bool { files.html != nil || files.markdown != nil }

  /// Returns the header of the run's reports.
  ///
  /// - Parameters:
  ///   - part: The part of the plan that runs.
  ///   - options: The options that selected the cases.
  ///   - replay: How to run a case again.
  ///   - digest: The suite's digest.
  func header(
    _ part: Plan.Part, options: ResultsHeader.Options, replay: ReplayCommand, digest: String
  ) -> ResultsHeader {
    let plan = part.plan
    return ResultsHeader(
      tool: Version.current, started: CalendarDate(.now).description,
      hostname: ProcessInfo.processInfo.hostName,
      suite: ResultsHeader.SuiteIdentity(
        name: plan.suite.name, version: plan.suite.version, digest: digest, words: plan.suite.words),
      manifest: plan.manifest, options: options, replay: replay.tail, shard: part.shard,
      timings: part.timings, total: part.total, planned: plan.cases.count)
  }

  /// Returns the files to write; results are passed on as they come.
  func targets(_ environment: Environment) -> [OutputTarget] {
    let results = results.map {
      OutputTarget(option: "--results", path: $0, isImmediate: true)
    }
    return (results.map { [$0] } ?? []) + files.targets(environment)
  }

  /// Creates the recorders of a run.
  ///
  /// - Parameters:
  ///   - terminal: The options for the terminal.
  ///   - header: The header of the reports.
  ///   - indices: The index of each planned case in the whole plan; `nil` if the plan is whole.
  ///   - origin: What determines the shard; `nil` if the user does.
  ///   - settlement: The corrections to lists of known failures after the run.
  ///   - outputs: The files to write.
  func recorders(
    terminal: TerminalOptions, header: ResultsHeader, indices: [Int]?, origin: String?,
    settlement: Settlement, outputs: OutputFiles
  ) -> RunRecorders {
    let output = outputs.terminal
    let shown = TerminalRecorder(
      TerminalRecorder.Options(
        width: output.width, style: terminal.style(for: output),
        level: screen.level, showsProgress: output.showsProgress,
        replay: ReplayCommand(tail: header.replay), shard: header.shard, origin: origin,
        settlement: settlement, awaitsDiagnosis: screen.diagnosis),
      domain: InAppMessages(), write: output.write)
    var reports: [any Recorder] = []
    if let file = outputs["--results"] {
      reports.append(
        ResultsRecorder(
          header, indices: indices, write: file.write, writeAhead: file.writeAhead))
    }
    reports += files.recorders(header, outputs, awaitingDiagnosis: screen.diagnosis)
    if let file = outputs["--html"] {
      reports.append(HTMLRecorder(header, domain: InAppMessages(), write: file.write))
    }
    if let file = outputs["--markdown"] {
      reports.append(MarkdownRecorder(header, domain: InAppMessages(), write: file.write))
    }
    return RunRecorders(screen: shown, reports: reports, outputs: outputs)
  }
}
