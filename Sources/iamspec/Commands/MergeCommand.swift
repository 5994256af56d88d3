import ArgumentParser
import Conformance
import Reporting
import Wording

/// `iamspec merge`: the results of a run's parts as those of the whole.
struct MergeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    command: "merge",
    abstract: "Merge the results of a run's shards.",
    discussion: """
      Writes what a run without --shard would have written, except for times. Rejects shards of \
      different suites, engines or options, shards that are missing or given twice, and incomplete \
      ones.

      Exits with 1 if the whole run is red for what no shard can know alone: that all cases of a \
      required rule, or of the run, were skipped, or too many.

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

  func validate() throws {
    if parts.isEmpty { throw ValidationError("which parts? there is nothing to merge") }
  }

  func run() async throws {
    let outputs = try OutputFiles(
      [OutputTarget(option: "--output", path: output)],
      beside: parts.map { OutputFiles.Neighbor("the part \($0)", $0) })
    defer { outputs.discard() }
    let waiting = Waiting("merging \(NumberText.count(parts.count, "part"))")
    defer { waiting.end() }
    let merge = try ResultsMerge(parts.map { path in { try ResultsReader(path: path) } })
    try outputs.writing { if let file = outputs["--output"] { try merge.write(file.write) } }
    for sentence in CoverageText(merge.coverage).shortfalls {
      Terminal.error.writeError("\(output): \(sentence)")
    }
    if !merge.coverage.shortfalls.isEmpty { throw ExitStatus.doesNotConform }
  }
}
