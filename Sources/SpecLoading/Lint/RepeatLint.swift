import SpecModel

/// Finds cases with the same script as another.
///
/// Two such cases are not repeats if no profile has both, or if they assert different kinds of
/// observation: an engine may report the kinds of one case only. A case that says why it is kept
/// may repeat another.
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
          Diagnostic.warning(
            .repeatedScript, "this case has the same script as `\(first.id)`",
            hint:
              "put the expectations of both into one case, or explain in `kept_for` why both are "
              + "needed", at: test.location,
            notes: first.location == test.location ? [] : [note]))
      } else {
        earlier[outline, default: []].append(test)
      }
    }
    return found
  }

  private func isRepeat(_ test: Case, of other: Case) -> Bool {
    test.asserts == other.asserts && !Set(test.profiles).isDisjoint(with: other.profiles)
  }
}
