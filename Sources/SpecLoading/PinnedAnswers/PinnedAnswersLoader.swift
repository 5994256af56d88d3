package import SpecModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Loads the answers to open questions that a team has pinned.
package enum PinnedAnswersLoader {
  /// The pinned answers, and the diagnostics for their file.
  package struct Loaded: Sendable {
    /// The answers; `nil` if there are errors.
    package let answers: PinnedAnswers?
    /// All diagnostics, in the order of lines.
    package let diagnostics: [Diagnostic]
    /// The file, for a printer that shows its lines; `nil` if it could not be read.
    package let source: SourceFile?
  }

  /// Loads a file from disk.
  ///
  /// - Parameters:
  ///   - path: The path, as diagnostics show it.
  ///   - suite: The suite, whose questions are answered.
  package static func load(path: String, of suite: Suite) -> Loaded {
    do {
      return read(SourceFile(path, bytes: try SourceFile.bytes(ofFile: path)), of: suite)
    } catch {
      let reason = UnreadableReason.words(for: error, missing: "there is no such file")
      var diagnostic = Diagnostic(.unreadable(reason: reason), at: .file(path))
      if !FileManager.default.fileExists(atPath: path) {
        diagnostic.hint = "`iamspec characterize --write \(path)` writes a first one"
      }
      return Loaded(answers: nil, diagnostics: [diagnostic], source: nil)
    }
  }

  /// Reads a file in memory.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - suite: The suite, whose questions are answered.
  package static func read(_ file: SourceFile, of suite: Suite) -> Loaded {
    let reading = SuiteLoader.read(file) {
      PinnedAnswersDecoder(suite: suite, context: $0).decode($1)
    }
    return Loaded(answers: reading.good, diagnostics: reading.diagnostics, source: file)
  }
}
