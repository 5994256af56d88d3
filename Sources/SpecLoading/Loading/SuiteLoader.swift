import SpecModel
import Synchronization
import YAMLTree

/// Loads a suite from its files, or reports why it cannot.
package struct SuiteLoader: Sendable {
  /// The number of files that are read at the same time.
  let parallelism: Int

  /// Creates a loader.
  ///
  /// - Parameter parallelism: The number of files that are read at the same time, at least 1; the
  ///   number of cores is a good choice. It does not affect the result.
  package init(parallelism: Int) {
    precondition(parallelism > 0, "a loader reads at least one file at a time")
    self.parallelism = parallelism
  }

  /// Loads a suite from files in memory.
  ///
  /// - Parameters:
  ///   - files: The files, in any order.
  ///   - root: The name of the suite's directory in diagnostics.
  package func load(files: [SourceFile], root: String = "") async -> LoadedSuite {
    await scan(files: files, root: root, earlier: [], holding: .max) { _ in }.loaded
  }

  /// Reads the files of a suite.
  ///
  /// - Parameters:
  ///   - files: The files, in any order.
  ///   - root: The name of the suite's directory in diagnostics.
  ///   - earlier: The diagnostics from looking for the files.
  ///   - limit: The largest total size of case files, in bytes, at which they are held; above it,
  ///     none are.
  ///   - examine: Extracts what the caller wants to know about a case file.
  func scan<Examined: Sendable>(
    files: [SourceFile], root: String, earlier: [Diagnostic], holding limit: Int,
    examine: @escaping @Sendable (CaseFile) -> Examined
  ) async -> ScannedSuite<Examined> {
    let layout = SuiteLayout(files, root: root)
    var assembly = SuiteAssembly(
      layout: layout, root: root, earlier: earlier, declarations: SuiteDeclarations(layout))
    let header = assembly.header
    let scan = CaseFileScan(header: header, limit: limit, examine: examine)
    let results = await scan.run(over: assembly.caseFiles, parallelism: parallelism)
    assembly.caseDiagnostics = results.flatMap(\.diagnostics)
    let diagnostics = assembly.diagnostics
    return ScannedSuite(
      suite: assembly.suite(scan.holdsAll ? results.compactMap(\.file) : [], diagnostics),
      examined: results.compactMap(\.examined),
      diskCases: scan.holdsAll ? nil : DiskCaseSource(results.compactMap(\.entry), header: header),
      diagnostics: diagnostics, sources: files)
  }
}
