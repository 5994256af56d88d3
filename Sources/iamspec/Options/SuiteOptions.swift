import ArgumentParser
import BuiltinSuite
import SpecLoading
import SpecModel

/// Which suite a command is about.
struct SuiteOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Use the suite in this directory.", valueName: "dir"))
  var specs: String?

  /// Loads the suite, and prints what there is to say about its files.
  ///
  /// - Throws: `ExitStatus.wrongInput` where the suite has errors; they have been printed then.
  func load(style: TerminalOptions) async throws -> Suite {
    guard let specs else { return try BuiltinSuite.load() }
    let loaded = await SuiteLoader().load(directory: specs)
    DiagnosticOutput(style: style).print(loaded)
    guard let suite = loaded.suite else { throw ExitStatus.wrongInput }
    return suite
  }

  /// Returns the digest of the suite that was loaded.
  func digest(of suite: Suite) -> String { specs == nil ? BuiltinSuite.digest : suite.digest }

  /// The options that select this suite again, for a replay command.
  var replayTail: [String] { specs.map { ["--specs", $0] } ?? [] }
}
