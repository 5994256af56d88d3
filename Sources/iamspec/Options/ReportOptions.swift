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

  /// Takes over from Bazel where reports go that the user does not name.
  mutating func adopt(_ bazel: BazelTest) {
    files.junit = files.junit ?? bazel.junit
    results = results ?? bazel.outputs.map { $0 + "/results.jsonl" }
  }

  /// Whether a report shows the suite's digest; the others need not wait for it.
  var needsDigest: Bool { results != nil || files.html != nil }

  /// Whether a report shows the whole run at once, the suite's own cases among them.
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

  /// Creates the recorders of a run.
  ///
  /// - Parameters:
  ///   - terminal: How things look on the terminal.
  ///   - header: What is run.
  ///   - indices: Where each of the planned cases stands in the whole plan; absent: it is whole.
  ///   - origin: Who says which shard is run; absent: the user.
  ///   - settlement: What is put right in lists of known failures after the run.
  /// - Throws: `ValidationError` where a report cannot be written.
  func recorders(
    terminal: TerminalOptions, header: ResultsHeader, indices: [Int]?, origin: String?,
    settlement: Settlement
  ) throws -> RunRecorders {
    let output = Terminal.output
    let screen = TerminalRecorder(
      TerminalRecorder.Options(
        width: output.width, style: terminal.style(for: output),
        level: level, showsProgress: output.isInteractive,
        replay: ReplayCommand(tail: header.replay), shard: header.shard, origin: origin,
        settlement: settlement),
      write: output.write)
    var reports: [FileRecorder] = []
    if let results {
      reports.append(
        try FileRecorder(path: results, isFlushed: true) {
          ResultsRecorder(header, indices: indices, write: $0.write)
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
  /// - Parameter lists: What was done to lists of known failures, a line each.
  /// - Throws: `ValidationError` where a file could not be written to its end.
  func close(lists: [String] = []) throws {
    for report in reports { try report.file.close() }
    screen.recordReports(reports.map { "report  \($0.file.path)" }, lists: lists)
  }
}
