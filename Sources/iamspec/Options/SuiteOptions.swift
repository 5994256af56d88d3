import ArgumentParser
import BuiltinSuite
import Foundation
import Reporting
import SpecLoading
import SpecModel

/// Which suite a command is about.
struct SuiteOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Use the suite in this directory, or in this file that `iamspec bundle` wrote.",
      valueName: "dir"))
  var specs: String?

  /// Loads the suite, and prints what there is to say about its files.
  ///
  /// - Throws: `ExitStatus.wrongInput` where the suite has errors; they have been printed then.
  func load(style: TerminalOptions) async throws -> Suite {
    guard let specs else { return try BuiltinSuite.load() }
    if isFile(specs) { return try loadBundle(specs) }
    let loaded = await SuiteLoader().load(directory: specs)
    DiagnosticOutput(style: style).print(loaded)
    guard let suite = loaded.suite else { throw ExitStatus.wrongInput }
    return suite
  }

  /// Looks through the suite's files, holds them if they are small enough, and prints what there is to
  /// say about them.
  ///
  /// - Parameters:
  ///   - limit: How many bytes of case files are held at most.
  ///   - examine: Finds out about a case file what is of interest.
  /// - Throws: `ExitStatus.wrongInput` where the suite has errors; they have been printed then.
  func scan<Examined: Sendable>(
    holding limit: Int, style: TerminalOptions,
    examine: @escaping @Sendable (CaseFile) -> Examined
  ) async throws -> (suite: Suite, examined: [Examined], diskCases: DiskCaseSource?) {
    guard let specs, !isFile(specs) else {
      let suite = try await load(style: style)
      return (suite, suite.files.map(examine), nil)
    }
    let scanned = await SuiteLoader().scan(directory: specs, holding: limit, examine: examine)
    DiagnosticOutput(style: style).print(scanned.diagnostics, of: scanned.sources)
    guard let suite = scanned.suite else { throw ExitStatus.wrongInput }
    return (suite, scanned.examined, scanned.diskCases)
  }

  private func isFile(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && !isDirectory.boolValue
  }

  /// Reads a suite that `iamspec bundle` wrote.
  private func loadBundle(_ path: String) throws -> Suite {
    do {
      return try Suite(bundle: try Data(contentsOf: URL(filePath: path)))
    } catch let error as BundleError {
      Terminal.error.writeError("\(path) is not a bundle: \(error)")
    } catch {
      Terminal.error.writeError("cannot read \(path): \(error.localizedDescription)")
    }
    throw ExitStatus.wrongInput
  }

  /// The options that select this suite again, for a replay command.
  var replayTail: [String] { specs.map { ["--specs", $0] } ?? [] }
}
