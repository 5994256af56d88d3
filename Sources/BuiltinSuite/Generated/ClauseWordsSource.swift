import SpecModel

/// The source of the words in which reasons tell the clauses of the built-in suite.
struct ClauseWordsSource {
  let suite: Suite

  /// The file.
  var text: String {
    let words = suite.rules.flatMap(\.clauses).map { clause in
      guard let because = clause.because else { return "    nil,\n" }
      let text = String(reflecting: because.text)
      return because.weight == .routine
        ? "    Because(\(text)),\n" : "    Because(\(text), .\(because.weight)),\n"
    }
    return """
      // Written by `iamspec builtin-data` from the rules of the built-in suite; scripts/update calls it.

      import ClauseIDs
      import SpecModel

      extension ClauseID {
        /// What reasons say of each clause, in the order of the clauses; `nil` if none names it.
        static let words: [Because?] = [
      \(words.joined())  ]
      }

      """
  }
}
