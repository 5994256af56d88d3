import BuiltinSuite
package import Conformance
package import Reporting
import SpecJSON
import SpecLoading
package import SpecModel

/// The user's suite: in a directory, in a bundle, or built in.
package struct SuiteInput: Hashable, Sendable {
  /// The path of the directory or the bundle, or `nil` for the built-in suite.
  package let path: String?

  /// The maximum size of case files that are kept in memory, in bytes.
  ///
  /// A larger suite is read while it runs, once for each profile.
  private static let heldBytes = 8 << 20

  /// Creates an input.
  package init(_ path: String?) {
    self.path = path
  }

  /// Loads the suite, and prints the diagnostics of its files.
  ///
  /// - Throws: ``InputError`` if the suite has errors or does not exist.
  package func load(_ diagnostics: DiagnosticOutput) async throws -> Suite {
    guard let path else { return try BundledSuite.load() }
    if WholeFile.exists(path) { return try bundle(path) }
    let loaded = await SuiteLoader().load(directory: path)
    diagnostics.print(loaded)
    guard let suite = loaded.suite else { throw InputError.mistakes }
    return try accounted(try watched(suite, in: path, diagnostics), in: path, diagnostics)
  }

  /// Returns the suite as a source for a pipeline, which prints the suite's diagnostics.
  ///
  /// The source throws ``InputError`` if the suite has errors or does not exist.
  ///
  /// - Parameters:
  ///   - isWhole: Whether a report or a list needs the whole suite in memory.
  ///   - hasQuestions: Whether the open questions are needed; without them, the built-in suite is
  ///     read faster.
  ///   - diagnostics: Prints the diagnostics.
  package func source(
    isWhole: Bool, hasQuestions: Bool, _ diagnostics: DiagnosticOutput
  ) -> SuiteSource {
    guard let path else {
      return SuiteSource(digest: BundledSuite.digest) { examine in
        let suite = try BundledSuite.load(hasQuestions: hasQuestions)
        return OpenSuite(suite, notes: suite.files.map(examine))
      }
    }
    if WholeFile.exists(path) {
      return SuiteSource { examine in
        let suite = try bundle(path)
        return OpenSuite(suite, notes: suite.files.map(examine))
      }
    }
    return SuiteSource { examine in
      let scanned = await SuiteLoader().scan(
        directory: path, holding: isWhole ? .max : Self.heldBytes, examine: examine)
      diagnostics.print(scanned.diagnostics, of: scanned.sources)
      guard let read = scanned.suite else { throw InputError.mistakes }
      let suite = try watched(read, in: path, diagnostics)
      return OpenSuite(suite, source: scanned.diskCases, notes: scanned.examined)
    }
  }

  /// Checks, after a run, that every file of a suite could be read, and prints an error if not.
  ///
  /// - Throws: ``InputError/mistakes`` if a file could not be read.
  package func checkFiles(
    of suite: SummarizedSuite, _ diagnostics: DiagnosticOutput
  ) throws(InputError) {
    guard path != nil, let trouble = (suite.source as? DiskCaseSource)?.trouble else { return }
    diagnostics.print([trouble], of: [])
    throw .mistakes
  }

  /// Returns the directory of the suite, to write a file into, or `nil` for the built-in suite.
  ///
  /// - Throws: ``InputError/unusable(_:)`` if the suite is a bundle.
  package func directory() throws(InputError) -> String? {
    guard let path, WholeFile.exists(path) else { return path }
    throw .unusable("\(path) is a bundle; name the suite's directory")
  }

  /// Returns those of the given output files that belong to the suite and must not be replaced by a
  /// report.
  ///
  /// - Parameter paths: The paths of the output files.
  package func files(among paths: [String]) -> [OutputFiles.Neighbor] {
    guard let path else { return [] }
    return paths.filter { file in
      let own = WholeFile.path(of: file, in: path)
      return own.map { $0.hasSuffix(".yaml") || SuiteFile($0) != nil } == true
    }.map { OutputFiles.Neighbor("\($0), which belongs to the suite", $0) }
  }

  /// Adds the conventions that a suite has, and the monitors, which only suites with words of their own have.
  private func watched(
    _ suite: Suite, in directory: String, _ diagnostics: DiagnosticOutput
  ) throws(InputError) -> Suite {
    var suite = suite
    suite.conventions = try declarations(
      ConventionsLoader.load(directory: directory, words: suite.words), diagnostics)
    guard suite.words != nil else { return suite }
    suite.monitors = try declarations(
      MonitorsLoader.load(directory: directory, of: suite), diagnostics)
    return suite
  }

  /// Prints the diagnostics for a file, and returns what it declares.
  private func declarations<Declaration>(
    _ loaded: DeclaredFile<Declaration>, _ diagnostics: DiagnosticOutput
  ) throws(InputError) -> [Declaration] {
    diagnostics.print(loaded.diagnostics, of: [loaded.source].compactMap(\.self))
    if loaded.hasErrors { throw .mistakes }
    return loaded.declarations
  }

  /// Adds what a suite says of the sentences of its documents.
  private func accounted(
    _ suite: Suite, in directory: String, _ diagnostics: DiagnosticOutput
  ) throws(InputError) -> Suite {
    let loaded = AccountsLoader.load(directory: directory, of: suite)
    diagnostics.print(loaded.diagnostics, of: loaded.sources)
    if loaded.hasErrors { throw .mistakes }
    var suite = suite
    suite.accounts = loaded.accounts
    return suite
  }

  /// Reads a suite from a bundle.
  private func bundle(_ path: String) throws(InputError) -> Suite {
    do {
      return try Suite(bundle: try WholeFile.read(path))
    } catch is BundleError where path.hasSuffix(".yaml") {
      throw .unusable(
        "\(path) is one file of a suite; name the directory that holds the suite's rules.yaml")
    } catch let error as BundleError {
      throw .unusable("\(path) is not a bundle that can be read: \(error)")
    } catch let error as SystemError {
      throw .unusable("cannot read \(path): \(error.reason)")
    } catch {
      throw .unusable("cannot read \(path)")
    }
  }
}

/// An error in a user's file that makes a command impossible.
package enum InputError: Error, Hashable, Sendable {
  /// The file has errors, and their diagnostics have been printed.
  case mistakes
  /// The file cannot be read, or is of the wrong kind.
  case unusable(String)
}
