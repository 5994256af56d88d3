import EmbeddedFiles
package import SpecModel
import YAMLTree

/// Loads the conventions of the protocol that can be checked.
package enum ConventionsLoader {
  /// The conventions, and the diagnostics for their file.
  package typealias Loaded = DeclaredFile<ConventionProbe>

  /// The conventions of the built-in suite, which the binary carries.
  package static let builtin: [ConventionProbe] = {
    let file = EmbeddedFile.conventions_yaml
    let bytes = [UInt8](UnsafeBufferPointer(start: file.start, count: file.count))
    return read(SourceFile(SuiteFile.conventions.rawValue, bytes: bytes), words: nil).declarations
  }()

  /// Loads the conventions of a suite from its directory.
  ///
  /// - Parameters:
  ///   - directory: The suite's directory.
  ///   - words: The words of the suite; `nil` if all are built in.
  package static func load(directory: String, words: SuiteWords?) -> Loaded {
    Loaded(.conventions, in: directory) { decode($0, $1, words) }
  }

  /// Loads conventions from a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - words: The words of the suite; `nil` if all are built in.
  package static func read(_ file: SourceFile, words: SuiteWords?) -> Loaded {
    Loaded(reading: file) { decode($0, $1, words) }
  }

  private static func decode(
    _ context: FileContext, _ document: YAMLDocument, _ words: SuiteWords?
  ) -> [ConventionProbe] {
    var decoder = ConventionsDecoder(context: context, words: words)
    return decoder.decode(document)
  }
}
