import SpecJSON
import SpecLoading
import SpecModel

/// Fuzzes the files of a suite.
enum SuiteFuzzing {
  /// Loads a suite in which one file has the given bytes.
  ///
  /// A suite without errors must be unchanged after a round trip through its bundle.
  static func read(_ bytes: [UInt8], as path: String) async throws(BrokenPromise) {
    let file = SourceFile(path, bytes: bytes)
    let files = [file] + self.files.filter { $0.path != path }
    let loaded = await SuiteLoader(parallelism: 1).load(files: files)
    try check(loaded.diagnostics, sources: loaded.sources)
    guard let suite = loaded.suite else { return }
    let linted = loaded.linted()
    try check(linted.diagnostics, sources: linted.sources)
    try checkBundle(of: suite)
  }

  /// The suite that the fuzzed files belong to.
  static func suite() async throws(BrokenPromise) -> Suite {
    let loaded = await loading.value
    guard let suite = loaded.suite else {
      throw BrokenPromise("the suite of the fuzzer has errors: \(loaded.diagnostics)")
    }
    return suite
  }

  /// Loads the suite once, not for each input.
  private static let loading = Task { await SuiteLoader(parallelism: 1).load(files: files) }

  /// Reads the faults that a suite declares.
  static func readFaults(_ bytes: [UInt8]) async throws(BrokenPromise) {
    let suite = try await suite()
    let loaded = FaultsLoader.read(SourceFile("faults.yaml", bytes: bytes), of: suite)
    try check(loaded.diagnostics, sources: [loaded.source].compactMap(\.self))
    try BrokenPromise.unless(
      loaded.declarations.isEmpty || !loaded.hasErrors, "faults with errors are accepted")
  }

  /// Reads a ledger, which must list all cases after they have been added.
  static func readLedger(_ bytes: [UInt8]) async throws(BrokenPromise) {
    let suite = try await suite()
    var ledger = CaseLedger(SourceFile("ledger.txt", bytes: bytes))
    try check(ledger.diagnostics(for: suite), sources: [ledger.source] + files)
    guard ledger.add(casesOf: suite) != nil else { return }
    var again = CaseLedger(SourceFile("ledger.txt", bytes: Array(ledger.text.utf8)))
    try BrokenPromise.unless(
      again.add(casesOf: suite) == 0 && again.text == ledger.text,
      "a ledger with all cases changes when it is written and read again")
  }

  /// Loads a case file that was written by a walk, which must have no errors.
  static func readSaved(_ text: String) async throws(BrokenPromise) {
    let file = SourceFile("stack/saved.yaml", bytes: Array(text.utf8))
    let loaded = await SuiteLoader(parallelism: 1).load(files: files + [file])
    guard let error = loaded.diagnostics.first(where: { $0.severity == .error }) else { return }
    throw BrokenPromise("a saved case has an error: \(error.message)\n\(text)")
  }

  /// Loads a list of known failures; an editor that changes nothing must leave it as it is.
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

  /// Reads a bundle, which must be unchanged when it is written and read again.
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
      again.bundle() == bundle, "the suite changes when it is bundled and read again")
  }

  /// Checks that diagnostics have places in their files and can be printed.
  static func check(
    _ diagnostics: [Diagnostic], sources: [SourceFile]
  ) throws(BrokenPromise) {
    for diagnostic in diagnostics {
      for place in [diagnostic.place] + diagnostic.notes.map(\.place) {
        let (location, known) = (place.location, sources.map(\.path))
        try BrokenPromise.unless(
          location.line > 0 && location.column > 0,
          "a diagnostic is at \(location), which is not a place: \(diagnostic.message)")
        guard case .span = place else { continue }
        try BrokenPromise.unless(
          known.contains(location.file), "a diagnostic is in a file that was not read: \(location)")
      }
    }
    let text = DiagnosticPrinter(sources: sources).print(diagnostics)
    try BrokenPromise.unless(
      text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.needsEscape },
      "a printed diagnostic has a character that may not reach a terminal")
  }

  private static let files = [
    SourceFile("rules.yaml", bytes: Array(rules.utf8)),
    SourceFile("stack/order.yaml", bytes: Array(cases.utf8)),
  ]

  private static let cases = """
    format: 1
    title: The order
    rules: [stack.order]
    messages:
      sale: {type: modal, trigger: {custom_event: shop}}
    cases:
      - id: opened
        title: The sale
        steps:
          - start_session: {deliver: [sale]}
          - log_event: shop
            expect: [{displayed: sale}]

    """

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
