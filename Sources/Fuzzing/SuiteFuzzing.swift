import SpecJSON
import SpecLoading
import SpecModel

/// The files of a suite.
enum SuiteFuzzing {
  /// Loads a suite in which one file is made of these bytes.
  ///
  /// A suite without errors must come back from its own bundle as it was.
  static func read(_ bytes: [UInt8], as path: String) async throws(BrokenPromise) {
    var files = [SourceFile(path, bytes: bytes)]
    if path != "rules.yaml" { files.append(SourceFile("rules.yaml", bytes: Array(rules.utf8))) }
    let loaded = await SuiteLoader(parallelism: 1).load(files: files)
    try check(loaded.diagnostics, sources: loaded.sources)
    guard let suite = loaded.suite else { return }
    let linted = loaded.linted()
    try check(linted.diagnostics, sources: linted.sources)
    try checkBundle(of: suite)
  }

  /// Loads a list of known failures, which an editor that changes nothing must leave as it is.
  static func readKnownFailures(_ bytes: [UInt8]) throws(BrokenPromise) {
    let loaded = KnownFailureLoader.load(SourceFile("known.yaml", bytes: bytes))
    try check(loaded.diagnostics, sources: loaded.source.map { [$0] } ?? [])
    guard let entries = loaded.entries, let editor = KnownFailureEditor(loaded) else { return }
    if let text = editor.text(with: entries.map { [$0] }) {
      try BrokenPromise.unless(
        Array(text.utf8) == bytes, "an editor that changes nothing changes the list")
    }
    guard let text = editor.text(with: entries.map { _ in [] }) else { return }
    let emptied = KnownFailureLoader.load(SourceFile("known.yaml", bytes: Array(text.utf8)))
    try BrokenPromise.unless(
      emptied.entries == [], "a list whose entries were all removed is not an empty list")
  }

  /// Reads a bundle, which must come back from its own bytes as it was.
  static func readBundle(_ bytes: [UInt8]) throws(BrokenPromise) {
    guard let suite = try? Suite(bundle: bytes) else { return }
    try checkBundle(of: suite)
  }

  private static func checkBundle(of suite: Suite) throws(BrokenPromise) {
    let bundle = suite.bundle()
    let again: Suite
    do throws(BundleError) {
      again = try Suite(bundle: bundle)
    } catch {
      throw BrokenPromise("the suite cannot be read from its own bundle: \(error)")
    }
    try BrokenPromise.unless(
      again.bundle() == bundle, "the suite is another when it is bundled and read again")
  }

  /// Checks that diagnostics have places in their files, and can be printed.
  private static func check(
    _ diagnostics: [Diagnostic], sources: [SourceFile]
  ) throws(BrokenPromise) {
    for diagnostic in diagnostics {
      for place in [diagnostic.place] + diagnostic.notes.map(\.place) {
        let (location, known) = (place.location, sources.map(\.path))
        try BrokenPromise.unless(
          location.line > 0 && location.column > 0,
          "a diagnostic is at \(location), which is no place: \(diagnostic.message)")
        guard case .span = place else { continue }
        try BrokenPromise.unless(
          known.contains(location.file), "a diagnostic is in a file that was not read: \(location)")
      }
    }
    let text = DiagnosticPrinter(sources: sources).print(diagnostics)
    try BrokenPromise.unless(
      text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.needsEscape },
      "a printed diagnostic holds a character that may not reach a terminal")
  }

  private static let rules = """
    format: 1
    suite: {name: fuzz, title: Fuzz, version: "1.0"}
    documents:
      guide: {title: The guide, language: English, profile: swift}
    profiles:
      swift: {title: Swift, documents: [guide]}
    chapters:
      - id: stack
        title: The stack
        about: Messages that wait.
        rules:
          - id: stack.order
            title: The order
            layer: presenter
            profiles: [swift]
            statement: The newest waiting message is displayed first.
            clauses:
              - id: newest-first
                text: Of two waiting messages, the newer is displayed first.
                documents: {guide: stated}
            documents:
              guide: {says: stated, text: The newest comes first.}

    """
}
