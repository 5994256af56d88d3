import ArgumentParser
import Inputs
import Reporting
import SpecJSON
import SpecLoading
import SpecModel
import Wording

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `iamspec bundle`: a suite as one JSON file, or a file for each case, for programs that do not read YAML.
struct BundleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    command: "bundle",
    abstract: "Write a suite as one JSON file, which needs no YAML parser, or each case as one.",
    usage: "iamspec bundle [--specs <dir>] [--format <format>] --output <file>",
    discussion: """
      --specs takes the file in place of a directory, except in commands that change the suite or \
      look at its files, and the Swift library ConformanceTesting runs it inside `swift test`. Write it again when the suite changes.

      With --format cases, each case is a file below a new folder, next to the JSON Schema of these files: for a \
      program of your own that runs cases.

      EXAMPLES
        iamspec bundle --output Tests/ShopMessagesTests/suite.json
        iamspec bundle --specs my-suite --output my-suite.json
        iamspec bundle --output - | gzip > suite.json.gz
        iamspec bundle --format cases --output cases
      """)

  /// What is written.
  enum Format: String, CaseIterable, Sendable {
    case suite
    case cases
  }

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, or the folder of the cases; - is standard output.", valueName: "file"))
  var output: String

  @Option(help: "suite: all of it in one file. cases: each case as a file, and their schema.")
  var format = Format.suite

  @OptionGroup var specs: SuiteOptions
  @OptionGroup var terminal: TerminalOptions

  func run() async throws {
    if let file = specs.input.files(among: [output]).first {
      throw OutputError(path: output, option: "--output", .sameFile(as: file.name))
    }
    let suite = try await specs.load(style: terminal)
    switch format {
    case .suite: try writeBundle(of: suite)
    case .cases: try writeCases(of: suite)
    }
  }

  private func writeBundle(of suite: Suite) throws {
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
  /// Writes each case to a file of its own, and their schema.
  private func writeCases(of suite: Suite) throws {
    try checkIsNew()
    let files =
      [("case-file.schema.json", CaseFileSchema.document(words: suite.words))]
      + suite.cases.map { ("\($0.id).json", $0.file()) }
    for (name, bytes) in files {
      try WholeFile.write(
        bytes, to: SourceFile.path(of: name, in: output), option: "--output")
    }
    Terminal.output.write(
      "\(NumberText.count(suite.cases.count, "case")) and their schema in \(output)\n")
  }

  /// Checks that no file of another suite could stay among those of this one.
  private func checkIsNew() throws {
    guard output != "-" else {
      throw ValidationError("--format cases writes many files: name a folder with --output")
    }
    try WholeFile.checkDirectory(output, option: "--output")
    guard WholeFile.isDirectory(output) else { return }
    if let first = try FileManager.default.contentsOfDirectory(atPath: output).sorted().first {
      Terminal.error.writeError(
        """
        \(output) is not empty: \(first) is there; nothing was written
        name a new folder, or remove the old cases first
        """)
      throw ExitStatus.wrongInput
    }
  }
}

extension BundleCommand.Format: Choice {}
