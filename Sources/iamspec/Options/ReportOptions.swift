import ArgumentParser
import Conformance
import ContinuousIntegration
import Reporting
import SpecModel
import Wording

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a run leaves behind.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write the results to this file, line by line during the run; `iamspec report` makes all other reports from them.",
      valueName: "file"))
  var results: String?

  @OptionGroup var files: ReportFileOptions

  @Flag(
    inversion: .prefixedNo,
    help: "Find out why cases failed, and show a case of each cause instead of every failure.")
  var diagnosis = true

  @Flag(name: .shortAndLong, help: "Write one line for each failure, and the verdict.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Write a line for each case, too.")
  var verbose = false

  func validate() throws {
    if quiet && verbose { throw ValidationError("--quiet and --verbose exclude each other") }
  }

  /// Takes over from Bazel where reports go that the user does not name.
  mutating func adopt(_ bazel: BazelTest) {
    files.junit = files.junit ?? bazel.junit
    results = results ?? bazel.outputs.map { $0 + "/results.jsonl" }
  }

  /// Whether a report shows the suite's digest; the others need not wait for it.
  var needsDigest: Bool { results != nil || files.html != nil }

  /// Whether a report shows the whole run at once, the suite's own cases and its questions among them.
  var needsWholeSuite: Bool { files.html != nil || files.markdown != nil }

  /// How much is written to the terminal.
  var level: TerminalRecorder.Level { quiet ? .quiet : verbose ? .verbose : .normal }

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
      tool: Version.current, started: Date.now.formatted(.iso8601),
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
    let screen = TerminalRecorder(
      TerminalRecorder.Options(
        width: output.width, style: terminal.style(for: output),
        level: level, showsProgress: output.isInteractive,
        replay: ReplayCommand(tail: header.replay), shard: header.shard, origin: origin,
        settlement: settlement, awaitsDiagnosis: diagnosis),
      write: output.write)
    var reports: [any Recorder] = []
    if let file = outputs["--results"] {
      reports.append(
        ResultsRecorder(
          header, indices: indices, write: file.write, writeAhead: file.writeAhead))
    }
    reports += files.recorders(header, outputs, awaitingDiagnosis: diagnosis)
    if let file = outputs["--html"] { reports.append(HTMLRecorder(header, write: file.write)) }
    if let file = outputs["--markdown"] {
      reports.append(MarkdownRecorder(header, write: file.write))
    }
    return RunRecorders(screen: screen, reports: reports, outputs: outputs)
  }
}
