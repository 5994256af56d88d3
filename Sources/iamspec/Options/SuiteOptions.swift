import ArgumentParser
import Inputs
import Pipeline
import SpecModel

/// Which suite a command is about.
struct SuiteOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Use the suite in this directory, or in this file that `iamspec bundle` wrote.",
      valueName: "dir"))
  var specs: String?

  /// The suite that they name.
  var input: SuiteInput { SuiteInput(specs) }

  /// Loads the suite, and prints the diagnostics of its files.
  ///
  /// - Throws: `InputError` where the suite has errors or is not there.
  func load(style: TerminalOptions) async throws -> Suite {
    try await input.load(style.diagnostics())
  }

  /// The options that select this suite again, for a replay command.
  var replayTail: [String] { specs.map { ["--specs", $0] } ?? [] }
}
