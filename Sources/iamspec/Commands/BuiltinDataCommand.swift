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
      abstract: "Write the files in which the next build of iamspec carries a suite.",
      usage: "iamspec builtin-data --specs <dir> <folder>")
    configuration.shouldDisplay = false
    return configuration
  }()

  @Argument(help: ArgumentHelp("The folder of the files.", valueName: "folder"))
  var folder: String

  @OptionGroup var specs: SuiteOptions
  @OptionGroup var terminal: TerminalOptions

  func run() async throws {
    for (name, bytes) in BundledSuite.files(of: try await specs.load(style: terminal)) {
      try WholeFile.write(bytes, to: "\(folder)/\(name)", option: "builtin-data")
    }
  }
}
