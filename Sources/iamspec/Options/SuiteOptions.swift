import ArgumentParser
import BuiltinSuite
import Foundation
import Pipeline
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

  /// How many bytes of case files are held in memory; a suite with more of them is read as it is run,
  /// once for each profile.
  private static let heldBytes = 8 << 20

  /// The suite as a pipeline loads it, which prints what there is to say about its files.
  ///
  /// It throws `ExitStatus.wrongInput` where the suite has errors; they have been printed then.
  ///
  /// - Parameters:
  ///   - isWhole: Whether something that is made of the run needs all of the suite in memory.
  ///   - style: How diagnostics look.
  func source(isWhole: Bool, style: TerminalOptions) -> SuiteSource {
    guard let specs, !isFile(specs) else {
      return SuiteSource(digest: specs == nil ? BuiltinSuite.digest : nil) { examine in
        let suite = try await load(style: style)
        return OpenSuite(suite, notes: suite.files.map(examine))
      }
    }
    return SuiteSource { examine in
      let scanned = await SuiteLoader().scan(
        directory: specs, holding: isWhole ? .max : Self.heldBytes, examine: examine)
      DiagnosticOutput(style: style).print(scanned.diagnostics, of: scanned.sources)
      guard let suite = scanned.suite else { throw ExitStatus.wrongInput }
      return OpenSuite(suite, source: scanned.diskCases, notes: scanned.examined)
    }
  }

  /// Checks after a run that every file of a suite could be had.
  ///
  /// - Throws: `ExitStatus.wrongInput` where one could not; that has been printed then.
  func checkFiles(of suite: SummarizedSuite, style: TerminalOptions) throws {
    guard let trouble = (suite.source as? DiskCaseSource)?.trouble else { return }
    DiagnosticOutput(style: style).print([trouble], of: [])
    throw ExitStatus.wrongInput
  }

  /// The directory of the suite, to write a file into; `nil` for the built-in suite.
  ///
  /// - Throws: `ExitStatus.wrongInput` where the suite is a bundle; that has been printed then.
  func directory() throws -> String? {
    guard let specs, isFile(specs) else { return specs }
    Terminal.error.writeError("\(specs) is a bundle; name the suite's directory")
    throw ExitStatus.wrongInput
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
