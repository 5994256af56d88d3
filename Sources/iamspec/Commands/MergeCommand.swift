import ArgumentParser
import Characterization
import Conformance
import Diagnosing
import Reporting
import Wording

/// `iamspec merge`: the results of a run's shards as those of a whole run.
struct MergeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    command: "merge",
    abstract: "Merge the results of a run's shards.",
    usage: "iamspec merge <results> ... --output <file> [<options>]",
    discussion: """
      Writes what a run without --shard would have written, except for times. Rejects shards of \
      different suites, engines or options, missing or repeated shards, and incomplete ones. If cases \
      failed, it looks for the causes in the whole run, and needs the suite for that: name your own \
      with --specs.

      Exits with 1 if the whole run is red for a reason that no shard can know alone: all cases of the \
      run or of a required rule were skipped, or too many cases were.

      EXAMPLES
        iamspec merge part-*.jsonl --output results.jsonl
      """)

  @Argument(help: ArgumentHelp("The results of the shards.", valueName: "results"))
  var parts: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the merged results to this file; - is standard output.", valueName: "file"))
  var output: String

  @OptionGroup var specs: SuiteOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if parts.isEmpty { throw ValidationError("name the results of the shards to merge") }
  }

  func run() async throws {
    let outputs = try OutputFiles(
      [OutputTarget(option: "--output", path: output)],
      beside: parts.map { OutputFiles.Neighbor("the part \($0)", $0) }
        + specs.neighbors(of: [output]))
    defer { outputs.discard() }
    let waiting = Waiting("merging \(NumberText.count(parts.count, "part"))")
    defer { waiting.end() }
    var merge = try ResultsMerge(parts.map { path in { try ResultsReader(path: path) } })
    if merge.needsDiagnosis { try await findCauses(&merge) }
    try outputs.writing { if let file = outputs["--output"] { try merge.write(file.write) } }
    for sentence in CoverageText(merge.coverage).shortfalls {
      Terminal.error.writeError("\(output): \(sentence)")
    }
    if !merge.coverage.shortfalls.isEmpty { throw ExitStatus.doesNotConform }
  }

  /// Finds the causes of the whole run's failures, for which the suite must be known.
  private func findCauses(_ merge: inout ResultsMerge) async throws {
    let suite = try await specs.load(style: terminal)
    if ResultsHeader.SuiteIdentity(suite) == merge.suite {
      let search = RunDiagnosis(declaring: specs.soundFaults(of: suite))
      return try merge.findCauses(in: suite, by: search)
    }
    Terminal.error.writeMessage(
      "warning: \(output) does not say why cases failed: for that, name the suite of the run, \(merge.suite), with --specs\n"
    )
  }
}
