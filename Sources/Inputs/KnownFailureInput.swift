package import Conformance
import SpecLoading
package import SpecModel

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The user's list of known failures, and what is required of a run beside it.
package struct KnownFailureInput: Hashable, Sendable {
  /// The file; absent: there is no list.
  package let path: String?
  /// What is required of a run, whatever a list requires.
  package let requirements: Requirements
  /// The day of the calendar in UTC, so that every machine agrees on what has expired: `2026-05-01`.
  private let today: String

  /// Names a list.
  ///
  /// - Parameters:
  ///   - path: The file; absent: there is no list.
  ///   - maxSkipped: How many cases may be skipped; absent: as many as the list allows.
  ///   - rules: The ids of further rules that must be judged.
  ///   - date: The date against which entries expire.
  package init(
    _ path: String?, maxSkipped: Int? = nil, rules: [String] = [], date: Date = .now
  ) {
    self.path = path
    requirements = Requirements(maxSkipped: maxSkipped, rules: rules.uniqued())
    today = String(CalendarDate(date).description.prefix(10))
  }

  /// A list, and a way to change its file.
  package struct Loaded: Sendable {
    /// The list, which may be empty.
    package var list: KnownFailureList
    /// Edits the file and keeps its comments; absent without a file.
    var editor: KnownFailureEditor?
    /// The file; absent where none was named.
    var file: LoadedKnownFailures?
  }

  /// Loads the list, if one is named, and prints its diagnostics.
  ///
  /// - Throws: ``InputError/mistakes`` where the list has errors.
  package func load(_ diagnostics: DiagnosticOutput) throws(InputError) -> Loaded {
    guard let path else { return Loaded(list: KnownFailureList(requirements: requirements)) }
    let file = KnownFailureLoader.load(path: path)
    diagnostics.print(
      file.diagnostics(whenMissing: "`--write-known-failures \(path)` writes a first one"),
      of: file.source.map { [$0] } ?? [])
    guard let entries = file.entries else { throw .mistakes }
    let requirements = Requirements(
      maxSkipped: requirements.maxSkipped ?? file.maxSkipped,
      rules: (file.requiredRules + requirements.rules).uniqued())
    return Loaded(
      list: KnownFailureList(entries: entries, today: today, requirements: requirements),
      editor: KnownFailureEditor(file), file: file)
  }

  /// Checks that the suite has every rule that must be judged, and prints the list's mistakes.
  ///
  /// - Throws: ``InputError/mistakes`` where the list names an unknown rule, `SelectionError` where
  ///   the user does.
  package func check(
    _ loaded: Loaded, against suite: Suite, _ diagnostics: DiagnosticOutput
  ) throws {
    if let file = loaded.file {
      let mistakes = file.diagnostics(for: suite)
      diagnostics.print(mistakes, of: file.source.map { [$0] } ?? [])
      if !mistakes.isEmpty { throw InputError.mistakes }
    }
    let known = suite.rules.map(\.id)
    for rule in requirements.rules where !known.contains(rule) {
      throw SelectionError.unknown(.rule, rule, known: known)
    }
  }
}
