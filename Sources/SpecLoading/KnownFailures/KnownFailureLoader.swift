package import SpecModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Loads a list of known failures from its file, or reports why it cannot.
package enum KnownFailureLoader {
  /// Loads a list from a file on disk.
  ///
  /// - Parameter path: The path, as diagnostics and reports show it.
  package static func load(path: String) -> LoadedKnownFailures {
    do {
      return load(SourceFile(path, bytes: try SourceFile.bytes(ofFile: path)))
    } catch {
      let reason = UnreadableReason.words(for: error, missing: "there is no such file")
      return LoadedKnownFailures(
        listed: nil, diagnostics: [Diagnostic(.unreadable(reason: reason), at: .file(path))],
        source: nil, isMissing: !FileManager.default.fileExists(atPath: path))
    }
  }

  /// Loads a list from a file in memory.
  package static func load(_ file: SourceFile) -> LoadedKnownFailures {
    let reading = SuiteLoader.read(file, file.bytes) {
      KnownFailureDecoder(context: $0).decode($1)
    }
    return LoadedKnownFailures(
      listed: reading.good, diagnostics: reading.diagnostics, source: file, isMissing: false)
  }
}

/// The result of loading a list of known failures.
package struct LoadedKnownFailures: Sendable {
  /// What the file says; `nil` if there are errors.
  private let listed: ListedFile?
  /// All diagnostics for the file, in the order of lines.
  package let diagnostics: [Diagnostic]
  /// The file, for a printer that shows its lines; `nil` if it could not be read.
  package let source: SourceFile?
  private let isMissing: Bool

  fileprivate init(
    listed: ListedFile?, diagnostics: [Diagnostic], source: SourceFile?, isMissing: Bool
  ) {
    (self.listed, self.diagnostics) = (listed, diagnostics)
    (self.source, self.isMissing) = (source, isMissing)
  }

  /// The entries, in the order of the file; `nil` if there are errors.
  package var entries: [KnownFailure]? { listed?.entries.map(\.entry) }
  /// How each entry is written.
  var places: [ListedEntry] { listed?.entries ?? [] }
  /// The largest number of cases that may be skipped; `nil` for any number.
  package var maxSkipped: Int? { listed?.maxSkipped }
  /// The ids of the rules that must be judged.
  package var requiredRules: [String] { rules.map(\.id) }
  private var rules: [ListedID] { listed?.rules ?? [] }

  /// The diagnostics for the file, with a hint for the case that it does not exist.
  package func diagnostics(whenMissing hint: String) -> [Diagnostic] {
    guard isMissing else { return diagnostics }
    return diagnostics.map {
      var diagnostic = $0
      diagnostic.hint = hint
      return diagnostic
    }
  }

  /// Returns the diagnostics for the rules that must be judged, and for the profiles and the bugs of
  /// entries.
  ///
  /// - Parameters:
  ///   - suite: The suite.
  ///   - faults: The ids of the faults that an engine can be compared with.
  package func diagnostics(for suite: Suite, faults: [String] = []) -> [Diagnostic] {
    func subjects(_ isOfSort: (KnownFailure.Subject) -> Bool) -> [ListedID] {
      places.filter { isOfSort($0.entry.subject) }.map(\.subject)
    }
    let rules = subjects { if case .rule = $0 { true } else { false } }
    let clauses = subjects { if case .clause = $0 { true } else { false } }
    let suspects = subjects { if case .fault = $0 { true } else { false } }
    return Self.unknown(.rule, self.rules + rules, known: suite.rules.map(\.id))
      + Self.unknown(.profile, places.compactMap(\.profile), known: suite.profiles.map(\.id))
      + Self.unknown(.clause, clauses, known: suite.clauses.map(\.id))
      + Self.unknown(.fault, suspects, known: faults)
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
