import ArgumentParser
import BuiltinSuite
import Reporting

/// `iamspec builtin-data`: the files with which the next build of the tool carries a suite.
///
/// Only `scripts/update` uses it, so the help does not list it.
struct BuiltinDataCommand: AsyncParsableCommand {
  static let configuration: CommandConfiguration = {
    var configuration = CommandConfiguration(
      command: "builtin-data",
      abstract: "Write the files with which the next build of iamspec knows a suite.",
      usage: "iamspec builtin-data --specs <dir> <sources>")
    configuration.shouldDisplay = false
    return configuration
  }()

  @Argument(help: ArgumentHelp("The folder with the targets.", valueName: "sources"))
  var sources: String

  @OptionGroup var specs: SuiteOptions
  @OptionGroup var terminal: TerminalOptions

  func run() async throws {
    for (path, bytes) in BundledSuite.files(of: try await specs.load(style: terminal)) {
      try WholeFile.write(bytes, to: "\(sources)/\(path)", option: "builtin-data")
    }
  }
}
