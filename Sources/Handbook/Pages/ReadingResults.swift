/// How to read the results of engines.
enum ReadingResults {
  /// The section, as Markdown.
  static let text = #"""
    A **run** is one version of an engine against one version of the suite. `iamspec run --results FILE` writes it down; the
    results of all shards of a run are added up.

    A run may be of another version of the suite than this handbook describes. Then a case counts if it asks the same in
    both: the same start, messages and actions, and the same that they must cause. What does not compare is said, and no
    verdict is taken over for it: **passed 9, 3 not comparable**, where three of the rule's cases are new or ask something
    else; **not comparable**, where none asks the same; **not in its suite**, where the run's suite had no case of the rule.

    - **kept**: the engine passed all cases of the rule that it was asked. **broken 3 of 12**: it failed 3 of the 12 that it
      was asked, or did not answer them properly. **known to fail**: the failures are all on the engine's list of known
      failures.
    - **not judged**: every case of the rule was skipped, because the engine says that it lacks what the case takes, or
      because the case was not selected. **binds the core**: the engine is only a presenter, and the rule is about what
      triggers a message.
    - **As if …**: the reference engine, with this mistake made on purpose, does what the engine did, action by action.
      Behind it stand the mistake, which `iamspec run --fault` shows, and the clause that it breaks. What no mistake explains
      is told by the clause that the engine was seen to break, or by the rule.
    - **Versions** are in the order of their numbers, or of the days of their runs where a version is no number. What
      **broke** was passed in the run before, and what was **fixed** failed there. A case that only one of the two was asked
      is neither.
    - A run is **incomplete** if its file has no end: it was killed, or the disk was full. What is there counts.

    The line under a failure runs the case again. `iamspec explain` shows what an engine does in it, step by step, and why
    something else is expected; `iamspec diff` compares two results.
    """#
}
