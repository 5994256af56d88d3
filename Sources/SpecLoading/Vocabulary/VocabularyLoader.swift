package import SpecModel

/// Loads the words that a suite declares.
package enum VocabularyLoader {
  /// A vocabulary, and the diagnostics for its file.
  package struct Loaded: Sendable {
    /// The words; `nil` if there are errors.
    package let vocabulary: SuiteVocabulary?
    /// The words, ready to be looked up; `nil` if there are errors, or if they are the built-in ones.
    package let words: SuiteWords?
    /// All diagnostics, in the order of lines.
    package let diagnostics: [Diagnostic]
    /// The file, for a printer that shows its lines.
    package let source: SourceFile
  }

  /// Loads the vocabulary of a suite from its directory.
  package static func load(directory: String) -> Loaded {
    read(SourceFile(SuiteFile.vocabulary.rawValue, in: directory, directory: directory))
  }

  /// Loads a vocabulary from a file.
  package static func read(_ file: SourceFile) -> Loaded {
    let reading = SuiteLoader.read(file) { VocabularyDecoder(context: $0).decode($1) }
    return Loaded(
      vocabulary: reading.value?.vocabulary, words: reading.value?.words,
      diagnostics: reading.diagnostics, source: file)
  }
}
