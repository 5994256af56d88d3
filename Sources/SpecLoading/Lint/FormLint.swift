import SpecModel

/// Finds cases that could be told more simply: tables with one row, steps with many actions, and
/// cases that could be rows of one table.
struct FormLint {
  let suite: Suite

  /// The most actions that a step has without a warning.
  static let actions = 5

  /// Returns a warning for each finding.
  func run() -> [Diagnostic] {
    let core = suite.coreCases
    return suite.files.flatMap { file in
      let tables = Dictionary(grouping: file.cases, by: \.location)
      let cases = file.cases.uniqued(by: \.location)
      return cases.flatMap { test in
        (tables[test.location]?.count == 1 && file.isRow(test)
          ? [
            Diagnostic.warning(
              .needlessTable, "this table has one row",
              hint: "write it as a plain case, with the values in place of the columns",
              at: test.location)
          ] : []) + longSteps(test)
      } + twins(among: cases.filter { !core.contains($0.id) })
    }
  }

  /// Finds the steps of a case in which too much happens.
  private func longSteps(_ test: Case) -> [Diagnostic] {
    guard test.keptFor == nil else { return [] }
    return test.steps.filter { $0.actions.count > Self.actions && $0.note == nil }.map {
      Diagnostic.warning(
        .longStep, "\($0.actions.count) actions in one step are hard to follow",
        hint: "split the step where something is to be seen, or say in a `note` why it is one",
        at: test.location(of: $0))
    }
  }

  /// Finds cases whose titles differ from that of an earlier case in one word.
  private func twins(among cases: [Case]) -> [Diagnostic] {
    var earlier: [TitlePattern: Case] = [:]
    var found: [Diagnostic] = []
    for test in cases where test.keptFor == nil {
      let patterns = TitlePattern.all(of: test)
      if let twin = patterns.lazy.compactMap({ earlier[$0] }).first {
        var diagnostic = Diagnostic.warning(
          .twinTitles, "the title differs in one word from `\(twin.title)`",
          hint: "make them rows of one table, or explain in `kept_for` why both are needed",
          at: test.location)
        diagnostic.notes = [
          Diagnostic.Note(message: "the other one is here", place: .span(twin.location, length: 1))
        ]
        found.append(diagnostic)
      }
      for pattern in patterns where earlier[pattern] == nil { earlier[pattern] = test }
    }
    return found
  }
}

/// The title of a case without one of its words.
///
/// Two cases have a pattern in common if their titles
/// differ in one word, and all that the rows of a table share is the same.
private struct TitlePattern: Hashable {
  let words: [String]
  /// The place of the word that is left out.
  let gap: Int
  let rules: [String]
  let profiles: [String]

  /// The patterns of a case, one for each word of its title.
  static func all(of test: Case) -> [TitlePattern] {
    let words = test.title.split(separator: " ").map(String.init)
    // Short titles differ in a word without being about the same thing.
    guard words.count > 3 else { return [] }
    return words.indices.map { gap in
      var others = words
      others.remove(at: gap)
      return TitlePattern(words: others, gap: gap, rules: test.rules, profiles: test.profiles)
    }
  }
}
