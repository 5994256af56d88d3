import BuiltinSuite
package import Pipeline
package import Reporting
import SpecJSON
import SpecLoading
package import SpecModel

/// Where the user's suite is: in a directory, in a bundle, or built in.
package struct SuiteInput: Hashable, Sendable {
  /// The directory, or the file that `iamspec bundle` wrote; absent: the built-in suite.
  package let path: String?

  /// How many bytes of case files are held in memory; a suite with more of them is read as it is run,
  /// once for each profile.
  private static let heldBytes = 8 << 20

  /// Names a suite.
  package init(_ path: String?) {
    self.path = path
  }

  /// Loads the suite, and prints the diagnostics of its files.
  ///
  /// - Throws: ``InputError`` where the suite has errors or is not there.
  package func load(_ diagnostics: DiagnosticOutput) async throws -> Suite {
    guard let path else { return try BundledSuite.load() }
    if WholeFile.exists(path) { return try bundle(path) }
    let loaded = await SuiteLoader().load(directory: path)
    diagnostics.print(loaded)
    guard let suite = loaded.suite else { throw InputError.mistakes }
    return suite
  }

  /// The suite as a pipeline loads it, with its diagnostics printed.
  ///
  /// It throws ``InputError`` where the suite has errors or is not there.
  ///
  /// - Parameters:
  ///   - isWhole: Whether a report or a list needs all of the suite in memory.
  ///   - hasQuestions: Whether the open questions are needed; without them, the built-in suite is
  ///     read sooner.
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
      guard let suite = scanned.suite else { throw InputError.mistakes }
      return OpenSuite(suite, source: scanned.diskCases, notes: scanned.examined)
    }
  }

  /// Checks after a run that every file of a suite could be read, and prints which could not.
  ///
  /// - Throws: ``InputError/mistakes`` where one could not.
  package func checkFiles(
    of suite: SummarizedSuite, _ diagnostics: DiagnosticOutput
  ) throws(InputError) {
    guard let trouble = (suite.source as? DiskCaseSource)?.trouble else { return }
    diagnostics.print([trouble], of: [])
    throw .mistakes
  }

  /// The directory of the suite, to write a file into; `nil` for the built-in suite.
  ///
  /// - Throws: ``InputError/unusable(_:)`` where the suite is a bundle.
  package func directory() throws(InputError) -> String? {
    guard let path, WholeFile.exists(path) else { return path }
    throw .unusable("\(path) is a bundle; name the suite's directory")
  }

  /// The files of the suite among those that are to be written, which no report may take the place of.
  ///
  /// - Parameter paths: The files that are to be written.
  package func files(among paths: [String]) -> [OutputFiles.Neighbor] {
    guard let path else { return [] }
    return paths.filter { file in
      let own = WholeFile.path(of: file, in: path)
      return own == "ledger.txt" || own?.hasSuffix(".yaml") == true
    }.map { OutputFiles.Neighbor("\($0), which belongs to the suite", $0) }
  }

  /// Reads a suite that `iamspec bundle` wrote.
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

/// A file of the user that a command cannot work with.
package enum InputError: Error, Hashable, Sendable {
  /// The file has mistakes; their diagnostics have been printed.
  case mistakes
  /// The file cannot be read, or is not what it should be.
  case unusable(String)
}
