import ArgumentParser
import Inputs
import Reporting
import SpecJSON
import SpecModel
import Wording

/// `iamspec bundle`: a suite as one JSON file, for programs that do not read YAML.
struct BundleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    command: "bundle",
    abstract: "Write a suite as one JSON file, which needs no YAML parser.",
    usage: "iamspec bundle [--specs <dir>] --output <file>",
    discussion: """
      --specs takes the file in place of a directory, except in commands that change the suite or \
      look at its files, and the Swift library ConformanceTesting runs it inside `swift test`. Write it again when the suite changes.

      EXAMPLES
        iamspec bundle --output Tests/ShopMessagesTests/suite.json
        iamspec bundle --specs my-suite --output my-suite.json
        iamspec bundle --output - | gzip > suite.json.gz
      """)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; - is standard output.", valueName: "file"))
  var output: String

  @OptionGroup var specs: SuiteOptions
  @OptionGroup var terminal: TerminalOptions

  func run() async throws {
    if let file = specs.input.files(among: [output]).first {
      throw OutputError(path: output, option: "--output", .sameFile(as: file.name))
    }
    let suite = try await specs.load(style: terminal)
    let bundle = suite.bundle()
    if output == "-" {
      Terminal.output.write(PrintedText(json: bundle))
      return
    }
    try WholeFile.write(bundle, to: output, option: "--output")
    Terminal.output.write(
      """
      \(NumberText.count(suite.rules.count, "rule")) and \
      \(NumberText.count(suite.cases.count, "case")) in \(output)

      """)
  }
}
