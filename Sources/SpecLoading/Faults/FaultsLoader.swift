package import SpecModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the faults that the authors of a suite declare, if they do.
package enum FaultsLoader {
  /// The name of the file.
  package static let fileName = "faults.yaml"

  /// The faults of a suite, and the diagnostics for their file.
  package struct Loaded: Sendable {
    /// The faults, in the order of the file; none if there are errors.
    package let faults: [DeclaredFault]
    /// All diagnostics, line by line.
    package let diagnostics: [Diagnostic]
    /// The file, for a printer that shows its lines; absent if there is none.
    package let source: SourceFile?

    /// Whether the faults cannot be used.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  /// Reads the faults of a suite in a directory.
  ///
  /// - Parameters:
  ///   - directory: The suite's directory.
  ///   - suite: The suite, whose rules the faults break.
  package static func load(directory: String, of suite: Suite) -> Loaded {
    let path = SourceFile.path(of: fileName, in: directory)
    // A link that leads nowhere is an entry of the directory, too; reading it says what is wrong.
    guard (try? FileManager.default.attributesOfItem(atPath: path)) != nil else {
      return Loaded(faults: [], diagnostics: [], source: nil)
    }
    return read(SourceFile(fileName, in: directory, directory: directory), of: suite)
  }

  /// Reads the faults of a suite in a file.
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
  /// - Returns: The same suite with more diagnostics, and no suite where the faults have errors; one
  ///   with errors, as it is, since the rules are not known.
  package func withFaults(ofDirectory directory: String) -> LoadedSuite {
    guard let suite else { return self }
    let faults = FaultsLoader.load(directory: directory, of: suite)
    return LoadedSuite(
      suite: faults.hasErrors ? nil : suite, diagnostics: diagnostics + faults.diagnostics,
      sources: sources.filter { $0.relativePath != FaultsLoader.fileName }
        + [faults.source].compactMap(\.self))
  }
}
