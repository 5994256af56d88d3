package import SpecModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Loads the monitors that the authors of a suite declare, if any.
package enum MonitorsLoader {
  /// The monitors of a suite, and the diagnostics for their file.
  package struct Loaded: Sendable {
    /// The monitors, in the order of the file; empty if there are errors.
    package let monitors: [DeclaredMonitor]
    /// All diagnostics, in the order of lines.
    package let diagnostics: [Diagnostic]
    /// The file, for a printer that shows its lines; `nil` if there is none.
    package let source: SourceFile?

    /// Whether errors keep the monitors from being used.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  private static let needsWords =
    "monitors are about words of the suite's own, which it declares in vocabulary.yaml"

  /// Loads the monitors of a suite from its directory.
  ///
  /// - Parameters:
  ///   - directory: The suite's directory.
  ///   - suite: The suite, whose clauses the monitors watch.
  package static func load(directory: String, of suite: Suite) -> Loaded {
    let name = SuiteFile.monitors.rawValue
    let path = SourceFile.path(of: name, in: directory)
    // A dangling link is an entry of the directory, too; reading it reports the problem.
    guard (try? FileManager.default.attributesOfItem(atPath: path)) != nil else {
      return Loaded(monitors: [], diagnostics: [], source: nil)
    }
    return read(
      SourceFile(name, in: directory, directory: directory), of: suite,
      in: suite.words ?? builtinWords(of: directory))
  }

  /// The words in which the built-in suite declares monitors; `nil` for the directory of any other suite.
  private static func builtinWords(of directory: String) -> SuiteWords? {
    let loaded = VocabularyLoader.load(directory: directory)
    guard loaded.words == nil, let vocabulary = loaded.vocabulary else { return nil }
    return SuiteWords(ValueForms(vocabulary.withConclusions, literals: [:]))
  }

  /// Loads the monitors of a suite from a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - suite: The suite, whose clauses the monitors watch.
  ///   - words: The words that the monitors may have; `nil` for those of the suite's own.
  package static func read(
    _ file: SourceFile, of suite: Suite, in words: SuiteWords? = nil
  ) -> Loaded {
    let reading = SuiteLoader.read(file) { bytes in
      SuiteLoader.read(file, bytes) { context, document -> [DeclaredMonitor] in
        guard let words = words ?? suite.words else {
          context.report(.unexpectedFile(hint: needsWords), at: .file(file.path))
          return []
        }
        return MonitorsDecoder(suite: suite, words: words, context: context).decode(document)
      }
    }
    let isGood = !reading.diagnostics.contains { $0.severity == .error }
    return Loaded(
      monitors: isGood ? reading.value ?? [] : [], diagnostics: reading.diagnostics, source: file)
  }
}

extension LoadedSuite {
  /// Adds the monitors that a suite in a directory declares, and the diagnostics for them.
  ///
  /// - Returns: The suite with its monitors, or without the suite itself if they have errors. A suite
  ///   that has errors already is returned unchanged, since its clauses are unknown.
  package func withMonitors(ofDirectory directory: String) -> LoadedSuite {
    guard var suite else { return self }
    let loaded = MonitorsLoader.load(directory: directory, of: suite)
    suite.monitors = loaded.monitors
    return LoadedSuite(
      suite: loaded.hasErrors ? nil : suite, diagnostics: diagnostics + loaded.diagnostics,
      sources: sources.filter { $0.relativePath != SuiteFile.monitors.rawValue }
        + [loaded.source].compactMap(\.self))
  }
}
