import SpecModel

/// Finds cases that go through the script of another.
///
/// Two cases with the same script are not taken for repeats if no profile has both, if only one of
/// them can be asked of every engine (the other looks inside), or if one says why it is kept.
struct RepeatLint {
  let suite: Suite

  /// Returns a warning at each case that repeats an earlier one.
  func run() -> [Diagnostic] {
    var earlier: [ScriptOutline: [Case]] = [:]
    var found: [Diagnostic] = []
    for test in suite.cases where test.keptFor == nil {
      let outline = ScriptOutline(of: test)
      let first = earlier[outline]?.first { isRepeat(test, of: $0) }
      if let first {
        let note = Diagnostic.Note(
          message: "the other one is here", place: .span(first.location, length: 1))
        // Two variants of one case begin at the same place.
        found.append(
          Diagnostic(
            .repeatedScript(of: first.id), at: test.location,
            notes: first.location == test.location ? [] : [note]))
      } else {
        earlier[outline, default: []].append(test)
      }
    }
    return found
  }

  private func isRepeat(_ test: Case, of other: Case) -> Bool {
    test.isBehavioral == other.isBehavioral
      && !Set(test.profiles).isDisjoint(with: other.profiles)
  }
}
