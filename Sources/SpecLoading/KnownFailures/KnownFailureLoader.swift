package import SpecModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Makes an implementer's list of known failures of its file, or says what keeps it from being one.
package enum KnownFailureLoader {
  /// Loads a list from a file on disk.
  ///
  /// - Parameter path: The path, as diagnostics and reports show it.
  package static func load(path: String) -> LoadedKnownFailures {
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      return load(SourceFile(path, bytes: [UInt8](data)))
    } catch {
      let reason = UnreadableReason.words(for: error, missing: "there is no such file")
      return LoadedKnownFailures(
        entries: nil, diagnostics: [Diagnostic(.unreadable(reason: reason), at: .file(path))],
        source: nil, isMissing: !FileManager.default.fileExists(atPath: path))
    }
  }

  /// Loads a list from a file in memory.
  package static func load(_ file: SourceFile) -> LoadedKnownFailures {
    let reading = SuiteLoader.read(file, file.bytes) {
      KnownFailureDecoder(context: $0).decode($1)
    }
    let isGood = !reading.diagnostics.contains { $0.severity == .error }
    let listed = isGood ? reading.value ?? ListedFile() : ListedFile()
    return LoadedKnownFailures(
      entries: isGood ? listed.entries.map(\.entry) : nil, diagnostics: reading.diagnostics,
      source: file, places: listed.entries, maxSkipped: listed.maxSkipped, rules: listed.rules)
  }
}

/// What became of loading a list of known failures.
package struct LoadedKnownFailures: Sendable {
  /// The entries, in the order of the file; absent if there are errors.
  package let entries: [KnownFailure]?
  /// Everything there is to say about the file, line by line.
  package let diagnostics: [Diagnostic]
  /// The file, for a printer that shows its lines; absent if it could not be read.
  package let source: SourceFile?
  /// Whether there is no such file at all.
  let isMissing: Bool

  /// The diagnostics for the file, with a way out where there is no such file.
  package func diagnostics(whenMissing hint: String) -> [Diagnostic] {
    guard isMissing else { return diagnostics }
    return diagnostics.map {
      var diagnostic = $0
      diagnostic.hint = hint
      return diagnostic
    }
  }

  /// How each of the entries is written.
  let places: [ListedEntry]
  /// How many cases may be skipped at most; absent: any number.
  package let maxSkipped: Int?
  private let rules: [ListedID]

  init(
    entries: [KnownFailure]?, diagnostics: [Diagnostic], source: SourceFile?,
    isMissing: Bool = false, places: [ListedEntry] = [], maxSkipped: Int? = nil,
    rules: [ListedID] = []
  ) {
    self.entries = entries
    self.diagnostics = diagnostics
    self.source = source
    self.isMissing = isMissing
    self.places = places
    self.maxSkipped = maxSkipped
    self.rules = rules
  }

  /// The ids of the rules that must be judged.
  package var requiredRules: [String] { rules.map(\.id) }

  /// Returns what is wrong with the rules that must be judged and with the profiles of entries, held
  /// against a suite.
  package func diagnostics(for suite: Suite) -> [Diagnostic] {
    Self.unknown(.rule, rules, known: suite.rules.map(\.id))
      + Self.unknown(.profile, places.compactMap(\.profile), known: suite.profiles.map(\.id))
  }

  private static func unknown(
    _ noun: Noun, _ ids: [ListedID], known: [String]
  ) -> [Diagnostic] {
    ids.filter { !known.contains($0.id) }.map { item in
      Diagnostic(
        .unknown(noun, item.id, known: known), at: .span(item.location, length: item.length))
    }
  }
}
