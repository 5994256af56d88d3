import ArgumentParser
import Inputs
import Pipeline
import Reporting
import SpecLoading
import SpecModel

/// The suite that a command uses.
struct SuiteOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Use the suite in this directory, or in this file from `iamspec bundle`.",
      valueName: "dir"))
  var specs: String?

  /// `--specs` and its value from the arguments of this process; empty for the built-in suite.
  static var current: [String] {
    let words = CommandLine.arguments.prefix { $0 != "--" }
    if let index = words.firstIndex(of: "--specs"), index + 1 < words.endIndex {
      return ["--specs", words[index + 1]]
    }
    return words.first { $0.hasPrefix("--specs=") }.map {
      ["--specs", String($0.dropFirst("--specs=".count))]
    } ?? []
  }

  /// The suite that the option names.
  var input: SuiteInput { SuiteInput(specs) }

  /// Loads the suite, and prints the diagnostics for its files.
  ///
  /// - Throws: `InputError` if the suite has errors or does not exist.
  func load(style: TerminalOptions) async throws -> Suite {
    let waiting = Waiting("reading the suite")
    defer { waiting.end() }
    return try await input.load(style.diagnostics())
  }

  /// Loads the faults that the suite declares, and prints the diagnostics for their file.
  ///
  /// - Parameters:
  ///   - suite: The loaded suite.
  ///   - style: The options for printing diagnostics.
  /// - Throws: `ExitStatus.wrongInput` if the file has errors.
  func declaredFaults(of suite: Suite, style: TerminalOptions) throws -> [DeclaredFault] {
    guard let specs, WholeFile.isDirectory(specs) else { return [] }
    let loaded = FaultsLoader.load(directory: specs, of: suite)
    style.diagnostics().print(loaded.diagnostics, of: [loaded.source].compactMap(\.self))
    if loaded.hasErrors { throw ExitStatus.wrongInput }
    return loaded.faults
  }

  /// The bundle, and the files of the suite that a command would overwrite, which are protected.
  ///
  /// - Parameter paths: The files to be written.
  func neighbors(of paths: [String]) -> [OutputFiles.Neighbor] {
    (specs.map { [.init("--specs", $0)] } ?? []) + input.files(among: paths)
  }

  /// The words that select this suite in a replay command.
  var replayTail: [String] { specs.map { ["--specs", $0] } ?? [] }
}
