import BuiltinSuite
import Conformance
import EngineKit
import SpecLoading
import SpecModel

/// The suite that a run is about, and what was found out while its files were at hand.
struct RunSuite {
  /// What the suite declares, with its files where they are held.
  let suite: Suite
  /// What its reports call it.
  let digest: String
  private let summaries: [CaseFileSummary]
  private let diskCases: DiskCaseSource?
  private let selection: Selection
  private let knownFailures: KnownFailureList

  /// How many bytes of case files are held in memory; a suite with more of them is read as it is run,
  /// once for each profile.
  private static let heldBytes = 8 << 20

  /// Opens a suite.
  ///
  /// - Parameters:
  ///   - specs: Which one.
  ///   - selection: Which cases are run.
  ///   - knownFailures: The implementer's list.
  ///   - isWhole: Whether something that is made of the run needs all of the suite in memory.
  ///   - needsDigest: Whether a report shows the digest; it takes some time.
  ///   - style: How diagnostics look.
  /// - Throws: `ExitStatus.wrongInput` where the suite has errors; they have been printed then.
  init(
    _ specs: SuiteOptions, selection: Selection, knownFailures: KnownFailureList, isWhole: Bool,
    needsDigest: Bool, style: TerminalOptions
  ) async throws {
    let isBuiltin = specs.specs == nil
    let (suite, examined, diskCases) = try await specs.scan(
      holding: isWhole ? .max : Self.heldBytes, style: style
    ) { file in
      (
        summary: CaseFileSummary(file, selection: selection, knownFailures: knownFailures),
        digest: needsDigest && !isBuiltin ? file.digest : 0
      )
    }
    self.suite = suite
    self.selection = selection
    self.knownFailures = knownFailures
    self.diskCases = diskCases
    summaries = examined.map(\.summary)
    digest =
      isBuiltin
      ? BuiltinSuite.digest
      : needsDigest ? suite.digest(ofFiles: examined.map(\.digest)) : ""
  }

  /// Plans the run against an engine.
  ///
  /// - Throws: What there is to say of a selection that selects nothing.
  func plan(_ manifest: EngineManifest) throws -> Plan {
    do throws(SelectionError) {
      let source: any CaseSource = diskCases ?? suite
      return try Plan(
        suite: suite, source: source, summaries: summaries, selection: selection,
        manifest: manifest,
        knownFailures: knownFailures)
    } catch {
      throw error.reported()
    }
  }

  /// Checks after a run that every file could be had.
  ///
  /// - Throws: `ExitStatus.wrongInput` where one could not; that has been printed then.
  func checkFiles(style: TerminalOptions) throws {
    guard let trouble = diskCases?.trouble else { return }
    DiagnosticOutput(style: style).print([trouble], of: [])
    throw ExitStatus.wrongInput
  }
}
