package import Conformance
import SpecLoading
package import SpecModel

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The user's list of known failures, and the requirements for a run.
package struct KnownFailureInput: Hashable, Sendable {
  /// The path of the list, or `nil` if there is none.
  package let path: String?
  /// The requirements for a run, in addition to those of the list.
  package let requirements: Requirements
  /// The current day in UTC, so that entries expire at the same time on every machine, such as
  /// `2026-05-01`.
  private let today: String
  /// Recognize the bugs of the list, and those of a new one.
  let judges: BugEvidence

  /// Creates an input.
  ///
  /// - Parameters:
  ///   - path: The path of the list, or `nil` if there is none.
  ///   - maxSkipped: The maximum number of skipped cases, or `nil` for the list's own limit.
  ///   - rules: The ids of more rules that must be judged.
  ///   - judges: Recognize the bugs of the list.
  ///   - date: The date against which entries expire.
  package init(
    _ path: String?, maxSkipped: Int? = nil, rules: [String] = [],
    by judges: BugEvidence = BugEvidence(), date: Date = .now
  ) {
    self.path = path
    self.judges = judges
    requirements = Requirements(maxSkipped: maxSkipped, rules: rules.uniqued())
    today = String(CalendarDate(date).description.prefix(10))
  }

  /// A list, and the means to change its file.
  package struct Loaded: Sendable {
    /// The list, which may be empty.
    package var list: KnownFailureList
    /// Edits the file and keeps its comments; `nil` if there is no file.
    var editor: KnownFailureEditor?
    /// The file, or `nil` if none was named.
    var file: LoadedKnownFailures?
  }

  /// Loads the list, if one is named, and prints its diagnostics.
  ///
  /// - Throws: ``InputError/mistakes`` if the list has errors.
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
    var list = KnownFailureList(entries: entries, today: today, requirements: requirements)
    list.evidence = judges
    return Loaded(
      list: list,
      editor: KnownFailureEditor(file), file: file)
  }

  /// Checks that the suite has every rule that must be judged, and prints errors in the list.
  ///
  /// - Throws: ``InputError/mistakes`` if the list names an unknown rule, `SelectionError` if the
  ///   user does.
  package func check(
    _ loaded: Loaded, against suite: Suite, _ diagnostics: DiagnosticOutput
  ) throws {
    if let file = loaded.file {
      let mistakes = file.diagnostics(for: suite, faults: judges.faults(suite))
      diagnostics.print(mistakes, of: file.source.map { [$0] } ?? [])
      if !mistakes.isEmpty { throw InputError.mistakes }
    }
    let known = suite.rules.map(\.id)
    for rule in requirements.rules where !known.contains(rule) {
      throw SelectionError.unknown(.rule, rule, known: known)
    }
  }
}
