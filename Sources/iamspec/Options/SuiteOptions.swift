import ArgumentParser
import Inputs
import Pipeline
import Reporting
import SpecLoading
import SpecModel

/// Which suite a command is about.
struct SuiteOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Use the suite in this directory, or in this file from `iamspec bundle`.",
      valueName: "dir"))
  var specs: String?

  /// `--specs` and its value, as in the words of this process; empty for the built-in suite.
  static var current: [String] {
    let words = CommandLine.arguments.prefix { $0 != "--" }
    if let index = words.firstIndex(of: "--specs"), index + 1 < words.endIndex {
      return ["--specs", words[index + 1]]
    }
    return words.first { $0.hasPrefix("--specs=") }.map {
      ["--specs", String($0.dropFirst("--specs=".count))]
    } ?? []
  }

  /// The suite that they name.
  var input: SuiteInput { SuiteInput(specs) }

  /// Loads the suite, and prints the diagnostics of its files.
  ///
  /// - Throws: `InputError` where the suite has errors or is not there.
  func load(style: TerminalOptions) async throws -> Suite {
    let waiting = Waiting("reading the suite")
    defer { waiting.end() }
    return try await input.load(style.diagnostics())
  }

  /// Reads the faults that the suite's author declared, and prints the diagnostics of their file.
  ///
  /// - Parameters:
  ///   - suite: The suite that was loaded.
  ///   - style: How diagnostics look.
  /// - Throws: `ExitStatus.wrongInput` where the file has errors.
  func declaredFaults(of suite: Suite, style: TerminalOptions) throws -> [DeclaredFault] {
    guard let specs, WholeFile.isDirectory(specs) else { return [] }
    let loaded = FaultsLoader.load(directory: specs, of: suite)
    style.diagnostics().print(loaded.diagnostics, of: [loaded.source].compactMap(\.self))
    if loaded.hasErrors { throw ExitStatus.wrongInput }
    return loaded.faults
  }

  /// The bundle, and those of the suite's files that a command is to write over; neither may be.
  ///
  /// - Parameter paths: The files that are to be written.
  func neighbors(of paths: [String]) -> [OutputFiles.Neighbor] {
    (specs.map { [.init("--specs", $0)] } ?? []) + input.files(among: paths)
  }

  /// The options that select this suite again, for a replay command.
  var replayTail: [String] { specs.map { ["--specs", $0] } ?? [] }
}
