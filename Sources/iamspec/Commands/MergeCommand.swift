import ArgumentParser
import Conformance
import Reporting
import Wording

/// `iamspec merge`: the results of a run's shards as those of a whole run.
struct MergeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    command: "merge",
    abstract: "Merge the results of a run's shards.",
    discussion: """
      Writes what a run without --shard would have written, except for times. Rejects shards of \
      different suites, engines or options, missing or repeated shards, and incomplete ones.

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

  func validate() throws {
    if parts.isEmpty { throw ValidationError("name the results of the shards to merge") }
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
