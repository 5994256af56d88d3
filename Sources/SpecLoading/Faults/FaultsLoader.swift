package import SpecModel

/// Loads the faults that the authors of a suite declare, if any.
package enum FaultsLoader {
  /// The name of the file.
  package static let fileName = SuiteFile.faults.rawValue

  /// The faults of a suite, and the diagnostics for their file.
  package typealias Loaded = DeclaredFile<DeclaredFault>

  /// Loads the faults of a suite from its directory.
  ///
  /// - Parameters:
  ///   - directory: The suite's directory.
  ///   - suite: The suite, whose rules the faults break.
  package static func load(directory: String, of suite: Suite) -> Loaded {
    Loaded(.faults, in: directory) { FaultsDecoder(suite: suite, context: $0).decode($1) }
  }

  /// Loads the faults of a suite from a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - suite: The suite, whose rules the faults break.
  package static func read(_ file: SourceFile, of suite: Suite) -> Loaded {
    Loaded(reading: file) { FaultsDecoder(suite: suite, context: $0).decode($1) }
  }
}
