import ArgumentParser
import Conformance
import Handbook
import Inputs
import Reporting
import SpecLoading
import SpecModel

/// The suite that a command uses.
struct SuiteOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Use the suite in this directory, or in this file from `iamspec bundle`; by default, the suite in the current folder if it is one. `built-in` is the built-in suite.",
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

  /// The value of `--specs` that means the built-in suite.
  static let builtIn = "built-in"

  /// The path of the suite: the one that was named, or the current folder if that is a suite; `nil` for the
  /// built-in suite.
  var path: String? {
    guard let specs else { return SuiteFolder.isSuite(".") ? "." : nil }
    return specs == Self.builtIn ? nil : specs
  }

  /// The option that names the built-in suite where another one is used; empty where it is used anyway.
  static var namingBuiltIn: [String] {
    current.isEmpty && !SuiteFolder.isSuite(".") ? [] : ["--specs", builtIn]
  }

  /// The directory of the suite that an author works on without naming it.
  static var authored: String { SuiteFolder.isSuite(".") ? "." : "Specs" }

  /// Says which suite is used if nobody has named one and it is not the built-in suite.
  func announce() {
    guard specs == nil, path != nil else { return }
    Terminal.error.write(
      "using the suite in this folder; `--specs \(Self.builtIn)` uses the built-in suite\n")
  }

  /// The suite that the command uses.
  var input: SuiteInput { SuiteInput(path) }

  /// Loads the suite, and prints the diagnostics for its files.
  ///
  /// - Throws: `InputError` if the suite has errors or does not exist.
  func load(style: TerminalOptions) async throws -> Suite {
    announce()
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
    guard let path, WholeFile.isDirectory(path) else { return [] }
    let loaded = FaultsLoader.load(directory: path, of: suite)
    style.diagnostics().print(loaded.diagnostics, of: [loaded.source].compactMap(\.self))
    if loaded.hasErrors { throw ExitStatus.wrongInput }
    return loaded.declarations
  }

  /// The words with which readers search the suite's handbook: its `search.txt`; `nil` without one.
  ///
  /// - Throws: An error if the file cannot be read.
  func searchWords() throws -> String? {
    guard let folder = path, WholeFile.isDirectory(folder) else { return nil }
    let file = SourceFile.path(of: SearchWords.fileName, in: folder)
    guard WholeFile.isRegular(file) else { return nil }
    return String(decoding: try WholeFile.read(file, atMost: 1 << 20), as: UTF8.self)
  }

  /// The faults that the suite declares, as far as their file has no errors, which `lint` shows.
  func soundFaults(of suite: Suite) -> [DeclaredFault] {
    guard let folder = path, WholeFile.isDirectory(folder) else { return [] }
    let loaded = FaultsLoader.load(directory: folder, of: suite)
    return loaded.hasErrors ? [] : loaded.declarations
  }

  /// The bundle, and the files of the suite that a command would overwrite, which are protected.
  ///
  /// - Parameter paths: The files to be written.
  func neighbors(of paths: [String]) -> [OutputFiles.Neighbor] {
    (path.map { [.init("--specs", $0)] } ?? []) + input.files(among: paths)
  }

  /// The words that select this suite in a replay command.
  var replayTail: [String] { (specs ?? path).map { ["--specs", $0] } ?? [] }
}
