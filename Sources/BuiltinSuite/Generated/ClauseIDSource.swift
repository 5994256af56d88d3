import SpecModel

/// The source of `ClauseID`: the clauses of a suite, by name.
struct ClauseIDSource {
  let suite: Suite

  /// The file.
  var text: String {
    let rules = suite.rules.filter { !$0.clauses.isEmpty }.map { rule in
      "  // \(rule.id)\n"
        + rule.clauses.map { "  case \(SwiftSource.name(of: $0.id)) = \"\($0.id)\"\n" }.joined()
    }
    return """
      // Written by `iamspec builtin-data` from the rules of the built-in suite; scripts/update calls it.

      /// A clause of the built-in suite's rules; the raw value is its full id.
      package enum ClauseID: String, CaseIterable, Sendable {
      \(rules.joined(separator: "\n"))}

      """
  }
}
