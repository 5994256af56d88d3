import ArgumentParser
import Inputs
import Reporting
import SpecModel

/// The answers to open questions that the engine is held to.
struct PinnedAnswersOptions: ParsableArguments {
  @Option(
    name: .customLong("answers"),
    help: ArgumentHelp(
      "Hold the engine to the answers in this file, which `characterize --write` writes.",
      valueName: "file"))
  var path: String?

  /// The file that the option names.
  var input: PinnedAnswersInput { PinnedAnswersInput(path) }

  /// The file, which a command must not overwrite.
  var neighbors: [OutputFiles.Neighbor] { path.map { [.init("--answers", $0)] } ?? [] }

  /// The option in a replay command.
  var replayTail: [String] { path.map { ["--answers", $0] } ?? [] }

  /// Loads the file for a command that knows the built-in words alone, if one is named.
  ///
  /// - Throws: `InputError` if the file has errors, or the suite has words of its own.
  func loadForBuiltinWords(
    of suite: Suite, command: String, _ diagnostics: DiagnosticOutput
  ) throws -> PinnedAnswers? {
    if let path, suite.words != nil {
      throw InputError.unusable(
        "--answers \(path): `\(command)` knows no question of a suite with words of its own; `iamspec run` "
          + "holds an engine to the answers that probes show")
    }
    return try input.load(for: suite, diagnostics)
  }
}
