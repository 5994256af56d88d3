import SpecModel
import YAMLTree

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a suite declares in a file that is read on demand, and the diagnostics for the file.
package struct DeclaredFile<Declaration: Sendable>: Sendable {
  /// The declarations, in the order of the file; empty if there are errors.
  package let declarations: [Declaration]
  /// All diagnostics, in the order of lines.
  package let diagnostics: [Diagnostic]
  /// The file, for a printer that shows its lines; `nil` if there is none.
  package let source: SourceFile?

  /// Whether errors keep the declarations from being used.
  package var hasErrors: Bool { diagnostics.hasErrors }

  /// Reads a file.
  init(
    reading file: SourceFile, _ decode: (FileContext, YAMLDocument) -> [Declaration]
  ) {
    let reading = SuiteLoader.read(file, decode)
    self.init(
      declarations: reading.good ?? [], diagnostics: reading.diagnostics, source: file)
  }

  private init(declarations: [Declaration], diagnostics: [Diagnostic], source: SourceFile?) {
    (self.declarations, self.diagnostics, self.source) = (declarations, diagnostics, source)
  }

  /// Reads the file with a name in a suite's directory, if there is one.
  init(
    _ name: SuiteFile, in directory: String,
    _ decode: (FileContext, YAMLDocument) -> [Declaration]
  ) {
    let path = SourceFile.path(of: name.rawValue, in: directory)
    // A dangling link is an entry of the directory, too; reading it reports the problem.
    guard (try? FileManager.default.attributesOfItem(atPath: path)) != nil else {
      self.init(declarations: [], diagnostics: [], source: nil)
      return
    }
    self.init(
      reading: SourceFile(name.rawValue, in: directory, directory: directory), decode)
  }
}

/// A suite with what files of its directory declare, and with the diagnostics for them.
///
/// If a file has errors, the result is without the suite. A suite that has errors already is returned unchanged,
/// since what it has is unknown.
extension LoadedSuite {
  /// Adds the diagnostics for the faults.
  package func withFaults(ofDirectory directory: String) -> LoadedSuite {
    with {
      FaultsLoader.load(directory: directory, of: $0)
    } change: { _, _ in
    }
  }

  /// Adds the monitors.
  package func withMonitors(ofDirectory directory: String) -> LoadedSuite {
    with {
      MonitorsLoader.load(directory: directory, of: $0)
    } change: {
      $0.monitors = $1
    }
  }

  /// Adds the conventions.
  package func withConventions(ofDirectory directory: String) -> LoadedSuite {
    with {
      ConventionsLoader.load(directory: directory, words: $0.words)
    } change: {
      $0.conventions = $1
    }
  }

  private func with<Declaration>(
    _ read: (Suite) -> DeclaredFile<Declaration>, change: (inout Suite, [Declaration]) -> Void
  ) -> LoadedSuite {
    guard var suite else { return self }
    let file = read(suite)
    change(&suite, file.declarations)
    return LoadedSuite(
      suite: file.hasErrors ? nil : suite, diagnostics: diagnostics + file.diagnostics,
      sources: sources.filter { $0.relativePath != file.source?.relativePath }
        + [file.source].compactMap(\.self))
  }
}
