import ArgumentParser
import Characterization
import Conformance
import Diagnosing
import InAppMessages
import Inputs
import Reporting
import SpecModel
import Wording

/// `iamspec report`: reports made from results.
struct ReportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    command: "report",
    abstract: "Make reports from results, as the run itself would have made them.",
    usage: "iamspec report <results> ... [<options>]",
    discussion: """
      Without a report to write, shows what `run` showed. Several results files make one HTML report \
      with the engines side by side, and one Markdown file; a JUnit report and a badge cover one run. \
      Incomplete results are reported as interrupted.

      EXAMPLES
        iamspec report results.jsonl
        iamspec report results.jsonl --html report.html --junit junit.xml
        iamspec report ours.jsonl theirs.jsonl --html compared.html
        iamspec report results.jsonl --markdown "$GITHUB_STEP_SUMMARY"
      """)

  @Argument(help: ArgumentHelp("Files that `iamspec run --results` wrote.", valueName: "results"))
  var results: [String]

  @OptionGroup var files: ReportFileOptions
  @OptionGroup var specs: SuiteOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if results.isEmpty {
      throw ValidationError("name a results file; `iamspec run --results` writes one")
    }
    guard results.count > 1 else { return }
    for (name, path) in [("--junit", files.junit), ("--badge", files.badge)] where path != nil {
      throw ValidationError(
        "\(name) covers one run, but this many results files are given: \(results.count)")
    }
  }

  func run() async throws {
    let targets = files.targets(.current)
    let outputs = try OutputFiles(
      targets,
      beside: results.map { OutputFiles.Neighbor("the results \($0)", $0) }
        + specs.neighbors(of: targets.map(\.path)))
    defer { outputs.discard() }
    let suite = try await specs.load(style: terminal)
    let waiting = Waiting("reading results")
    defer { waiting.end() }
    var runs: [ReportedRun] = []
    for (place, path) in results.enumerated() {
      Waiting.now("reading results, \(place + 1) of \(results.count): \(path)")
      runs.append(contentsOf: try await replay(path, of: suite, into: outputs))
    }
    outputs["--html"]?.write(HTMLReport(runs, domain: InAppMessages()).bytes)
    if let file = outputs["--markdown"] {
      let texts = runs.map { MarkdownSummary($0, domain: InAppMessages()).text }
      file.write(Array(texts.joined(separator: "\n").utf8))
    }
    try outputs.finish()
  }

  /// Replays a results file into the reports that cover one run, and keeps it for the other
  /// reports.
  private func replay(
    _ path: String, of suite: Suite, into outputs: OutputFiles
  ) async throws -> [ReportedRun] {
    var stream = try ResultsStream(try ResultsReader(path: path))
    let header = stream.header
    let replay = try ResultsReplay(file: path, header: header, suite: suite)
    var recorders = files.recorders(header, outputs)
    var runs: [ReportedRun] = []
    var collector: RunCollector?
    if files.html != nil || files.markdown != nil {
      let recorder = RunCollector(header) { runs.append($0) }
      collector = recorder
      recorders.append(recorder)
    }
    // What is wrong with a file may only show at its end.
    let printed = HeldText()
    if !files.isUsed { recorders.append(screen(header, printed)) }
    let causes = RunDiagnosis(declaring: specs.soundFaults(of: suite))
    func record(_ event: RunEvent) {
      causes.hear(event)
      for recorder in recorders { recorder.record(event) }
    }
    var end = try stream.play(replay, to: record, answered: { collector?.record($0) })
    causes.diagnose(&end)
    record(.ended(end))
    for text in printed.texts { Terminal.output.write(text) }
    if stream.footer == nil, let incompleteness = stream.incompleteness {
      Terminal.error.writeMessage("warning: \(path): \(incompleteness)\n")
    }
    return runs
  }

  private func screen(_ header: ResultsHeader, _ printed: HeldText) -> TerminalRecorder {
    let output = Terminal.output
    return TerminalRecorder(
      TerminalRecorder.Options(
        width: output.width, style: terminal.style(for: output),
        replay: ReplayCommand(tail: header.replay), shard: header.shard,
        awaitsDiagnosis: true),
      domain: InAppMessages(), write: { printed.texts.append($0) })
  }
}

/// Text for the terminal that is held until it is known that nothing is wrong.
private final class HeldText {
  var texts: [PrintedText] = []
}
