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

extension LoadedSuite {
  /// Adds the diagnostics for a file of the suite's directory.
  ///
  /// - Parameter change: Adds to the suite what the file declares.
  /// - Returns: The suite with its declarations, or without the suite itself if the file has errors. A suite
  ///   that has errors already is returned unchanged, since what it has is unknown.
  func with<Declaration>(
    _ read: (Suite) -> DeclaredFile<Declaration>,
    change: (inout Suite, [Declaration]) -> Void = { _, _ in }
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
