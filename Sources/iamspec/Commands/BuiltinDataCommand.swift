import ArgumentParser
import BuiltinSuite
import Inputs
import Reporting
import SpecLoading
import SpecModel

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

  @Flag(help: "Write only the tables of the words, for which the suite need not be one yet.")
  var words = false

  @OptionGroup var specs: SuiteOptions
  @OptionGroup var terminal: TerminalOptions

  func run() async throws {
    try write(try wordSources())
    if words { return }
    let suite = try await specs.load(style: terminal)
    try write(BundledSuite.files(of: suite, with: try monitors(of: suite)))
  }

  /// The monitors of the clauses that Swift need not judge, which the suite's directory declares.
  private func monitors(of suite: Suite) throws -> [DeclaredMonitor] {
    let loaded = MonitorsLoader.load(directory: specs.path ?? ".", of: suite)
    terminal.diagnostics().print(loaded.diagnostics, of: [loaded.source].compactMap(\.self))
    if loaded.hasErrors { throw ExitStatus.wrongInput }
    return loaded.declarations
  }

  /// The tables of the words, which the suite's directory declares.
  private func wordSources() throws -> [(path: String, bytes: [UInt8])] {
    let loaded = VocabularyLoader.load(directory: specs.path ?? ".")
    terminal.diagnostics().print(loaded.diagnostics, of: [loaded.source])
    guard let vocabulary = loaded.vocabulary else { throw ExitStatus.wrongInput }
    return try WordSources(vocabulary).files()
  }

  /// Writes the files that are not as they should be: whatever is written is compiled again.
  private func write(_ files: [(path: String, bytes: [UInt8])]) throws {
    for (path, bytes) in files {
      let path = "\(sources)/\(path)"
      if (try? WholeFile.read(path)) == bytes { continue }
      try WholeFile.write(bytes, to: path, option: "builtin-data")
    }
  }
}
