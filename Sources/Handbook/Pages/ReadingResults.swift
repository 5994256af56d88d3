/// The section about reading the results of engines.
enum ReadingResults {
  /// Returns the section, as Markdown, with the ids of two profiles of the suite, if it has two.
  static func text(profiles: [String]) -> String {
    guard profiles.count > 1 else { return template.replacing(inOne, with: "") }
    return template.replacing(
      "kept in swift, not judged in legacy",
      with: "kept in \(profiles[0]), not judged in \(profiles[1])")
  }

  private static let inOne =
    "**kept in swift, not judged in legacy** is that in one profile. "

  private static let template = #"""
    A **run** is one version of an engine against one version of the suite. `iamspec run --results FILE` writes its results.
    The shards of a run are combined.

    A run may be of another version of the suite than this handbook describes. Then a case counts if it asks the same in
    both: the same start, messages, actions and expectations. The other cases get no verdict: **passed 9, 3 not comparable**
    means that three of the rule's cases are new or ask something else; **not comparable**, that none asks the same; **not
    in its suite**, that the run's suite had no case of the rule.

    - **kept**: the engine passed every case of the rule that was not skipped. **broken 3 of 12**: of 12 such cases, it
      failed 3 or did not answer them properly. **could not be judged**: it failed cases, but each because of another rule.
      **known to fail**: all failures are on the engine's list of known failures. **kept, 2 skipped**: it passed all other
      cases of the rule.
    - **not judged**: every case of the rule was skipped, because the engine does not support what the case needs.
      **kept in swift, not judged in legacy** is that in one profile. **binds the core**: the engine is only a presenter, and the rule
      is about what triggers a message. **not run**: the run has no case of the rule, because the engine does not follow its
      profile, or because others were selected.
    - **As if …**: the reference engine with this fault does exactly what the engine did, action by action. The ids are those
      of the fault, which `iamspec run --fault` shows, and of the clause that it breaks. If no fault explains a failure, the
      cause is the clause that the engine was seen to break, or the rule.
    - **Versions** are sorted by number, or by the dates of their runs if a version is not a number. A case **broke** if the
      run before passed it, and was **fixed** if the run before failed it. A case that only one of the two runs was asked is
      neither.
    - A run is **incomplete** if its file has no footer: the run was killed, or the disk was full. The cases in the file
      count.

    The command under a failure runs the case again. `iamspec explain` shows what an engine does in it, step by step, and
    why something else is expected. `iamspec diff` compares two results.
    """#
}
