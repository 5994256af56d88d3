package import SpecModel
import YAMLTree

/// Loads the monitors that the authors of a suite declare, if any.
package enum MonitorsLoader {
  /// The monitors of a suite, and the diagnostics for their file.
  package typealias Loaded = DeclaredFile<DeclaredMonitor>

  private static let needsWords =
    "monitors are about words of the suite's own, which it declares in vocabulary.yaml"

  /// Loads the monitors of a suite from its directory.
  ///
  /// - Parameters:
  ///   - directory: The suite's directory.
  ///   - suite: The suite, whose clauses the monitors watch.
  package static func load(directory: String, of suite: Suite) -> Loaded {
    Loaded(.monitors, in: directory) {
      decode($0, $1, of: suite, in: suite.words ?? builtinWords(of: directory))
    }
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
  package static func read(_ file: SourceFile, of suite: Suite) -> Loaded {
    Loaded(reading: file) { decode($0, $1, of: suite, in: suite.words) }
  }

  private static func decode(
    _ context: FileContext, _ document: YAMLDocument, of suite: Suite, in words: SuiteWords?
  ) -> [DeclaredMonitor] {
    guard let words else {
      context.report(.unexpectedFile(hint: needsWords), at: .file(context.path))
      return []
    }
    return MonitorsDecoder(suite: suite, words: words, context: context).decode(document)
  }
}
