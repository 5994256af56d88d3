package import SpecModel

extension LoadedSuite {
  /// Adds the findings of lint to a suite that loads: missing prose, repeated cases, events without
  /// effect, and ids that come and go.
  ///
  /// - Parameters:
  ///   - ledger: The ledger of the suite's case ids, if it has one.
  ///   - steps: The findings from running the cases, with the locations of the steps.
  /// - Returns: The same suite with more diagnostics, the ledger's last. A suite with errors is
  ///   returned unchanged, since its contents are unknown.
  package func linted(
    ledger: CaseLedger? = nil, steps: [(finding: StepFinding, location: SourceLocation)] = []
  ) -> LoadedSuite {
    guard let suite else { return self }
    let found =
      ProseLint(suite: suite, sources: sources).run() + RepeatLint(suite: suite).run()
      + CoreLint(suite: suite).run() + FormLint(suite: suite).run()
      + ScriptLint(suite: suite).run() + WordLint(suite: suite, sources: sources).run()
      + steps.map { $0.finding.diagnostic(at: $0.location) }
    var order: [String: Int] = [:]
    for (index, file) in suite.files.enumerated() { order[file.location.file] = index }
    let sorted = found.enumerated().sorted { left, right in
      let (first, second) = (left.element.location, right.element.location)
      return (order[first.file] ?? -1, first.file, first.line, first.column, left.offset)
        < (order[second.file] ?? -1, second.file, second.line, second.column, right.offset)
    }.map(\.element)
    return LoadedSuite(
      suite: suite,
      diagnostics: diagnostics + sorted + (ledger?.diagnostics(for: suite) ?? []),
      sources: sources + (ledger.map { [$0.source] } ?? []))
  }
}
