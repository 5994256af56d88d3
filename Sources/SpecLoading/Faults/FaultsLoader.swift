package import SpecModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Loads the faults that the authors of a suite declare, if any.
package enum FaultsLoader {
  /// The name of the file.
  package static let fileName = "faults.yaml"

  /// The faults of a suite, and the diagnostics for their file.
  package struct Loaded: Sendable {
    /// The faults, in the order of the file; empty if there are errors.
    package let faults: [DeclaredFault]
    /// All diagnostics, in the order of lines.
    package let diagnostics: [Diagnostic]
    /// The file, for a printer that shows its lines; `nil` if there is none.
    package let source: SourceFile?

    /// Whether errors keep the faults from being used.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  /// Loads the faults of a suite from its directory.
  ///
  /// - Parameters:
  ///   - directory: The suite's directory.
  ///   - suite: The suite, whose rules the faults break.
  package static func load(directory: String, of suite: Suite) -> Loaded {
    let path = SourceFile.path(of: fileName, in: directory)
    // A dangling link is an entry of the directory, too; reading it reports the problem.
    guard (try? FileManager.default.attributesOfItem(atPath: path)) != nil else {
      return Loaded(faults: [], diagnostics: [], source: nil)
    }
    return read(SourceFile(fileName, in: directory, directory: directory), of: suite)
  }

  /// Loads the faults of a suite from a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - suite: The suite, whose rules the faults break.
  package static func read(_ file: SourceFile, of suite: Suite) -> Loaded {
    let reading = SuiteLoader.read(file) { bytes in
      SuiteLoader.read(file, bytes) { FaultsDecoder(suite: suite, context: $0).decode($1) }
    }
    let isGood = !reading.diagnostics.contains { $0.severity == .error }
    return Loaded(
      faults: isGood ? reading.value ?? [] : [], diagnostics: reading.diagnostics, source: file)
  }
}

extension LoadedSuite {
  /// Adds the diagnostics for the faults that a suite in a directory declares.
  ///
  /// - Returns: The same suite with more diagnostics, but without the suite itself if the faults
  ///   have errors. A suite that has errors already is returned unchanged, since its rules are
  ///   unknown.
  package func withFaults(ofDirectory directory: String) -> LoadedSuite {
    guard let suite else { return self }
    let faults = FaultsLoader.load(directory: directory, of: suite)
    return LoadedSuite(
      suite: faults.hasErrors ? nil : suite, diagnostics: diagnostics + faults.diagnostics,
      sources: sources.filter { $0.relativePath != FaultsLoader.fileName }
        + [faults.source].compactMap(\.self))
  }
}
