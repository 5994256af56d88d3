import ArgumentParser
import Conformance
import Reporting

/// `iamspec diff`: the changes from one run to another.
struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    command: "diff",
    abstract: "Show what changed from one run to another.",
    discussion: """
      Exits with 1 on a regression: a case that passed before now fails, errors or is not run. \
      Lists of known failures make no difference: a case that passed and now fails as listed is a \
      regression. A case that did not pass before is none, even if it fails now: it was skipped, \
      because the engine did not support what it needs; it failed as listed; or it is new. The last \
      line counts such cases.

      The runs may be of two engines, or of two versions of the suite. Runs without a case in common \
      cannot be compared: the exit status is 2.

      EXAMPLES
        iamspec diff main.jsonl branch.jsonl
        iamspec diff main.jsonl branch.jsonl --markdown "$GITHUB_STEP_SUMMARY"
      """)

  @Argument(help: ArgumentHelp("The old results.", valueName: "old"))
  var old: String

  @Argument(help: ArgumentHelp("The new results.", valueName: "new"))
  var new: String

  @Option(
    help: ArgumentHelp(
      "Write the same in Markdown to this file; - is standard output.", valueName: "file"))
  var markdown: String?

  @Flag(help: "Show every change, and not only the first five of each sort.")
  var all = false

  @OptionGroup var terminal: TerminalOptions

  func run() async throws {
    let targets = markdown.map { OutputTarget(markdown: $0, .current) }
    let outputs = try OutputFiles(
      targets.map { [$0] } ?? [],
      beside: [old, new].map { OutputFiles.Neighbor("the results \($0)", $0) })
    defer { outputs.discard() }
    let waiting = Waiting("comparing")
    defer { waiting.end() }
    let (before, after) = (try complete(old), try complete(new))
    guard !Set(before.cases.map(\.id)).isDisjoint(with: after.cases.map(\.id)) else {
      throw ResultsError(
        file: new, line: nil,
        message: "this has no case in common with \(old): nothing can be compared")
    }
    let diff = ResultsDiff(from: before, to: after)
    let output = outputs.terminal
    let style = terminal.style(for: output)
    let text = ResultsDiffText(
      diff, showsAll: all, width: output.width, style: style
    ).text
    output.write(PrintedText(block: text, style: style))
    try outputs.writing {
      outputs["--markdown"]?.write(Array(ResultsDiffMarkdown(diff).text.utf8))
    }
    if diff.isRegression { throw ExitStatus.doesNotConform }
  }

  private func complete(_ path: String) throws -> ResultsFile {
    let file = try ResultsFile(try ResultsReader(path: path))
    if let incompleteness = file.incompleteness {
      throw ResultsError(file: path, line: nil, message: incompleteness)
    }
    return file
  }
}
