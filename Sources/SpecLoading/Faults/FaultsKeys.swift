import SpecModel

/// The keys of a fault.
enum FaultKey: String, RecordKey {
  case id, breaks, summary, command, changes

  static let record = Record<FaultKey>(
    "a fault",
    [
      must(.id, .plainID, "The stable id, such as `newest-first`."),
      must(.breaks, .nonemptyText, "The clause that it breaks, as `rule/clause`, or a rule."),
      must(.summary, .prose, "The fault, in a sentence."),
      may(
        .command, .list(of: .nonemptyText, atLeast: 1),
        "An engine with the fault: the program, then its arguments."),
      may(
        .changes, .list(of: .reference("change"), atLeast: 1),
        "How such an engine differs from a good one."),
    ])
}

/// The keys of a change.
enum ChangeKey: String, RecordKey {
  case when, after, seen, instead

  static let record = Record<ChangeKey>(
    "a change",
    [
      may(.when, .reference("action"), "The action in which it is seen; if absent, any."),
      may(
        .after, .reference("action"), "An action that must come somewhere before; if absent, none."),
      may(
        .seen,
        "What is replaced, wherever it is seen; if absent, everything that the action caused."
      ) { FaultsSchema(words: $0).seen },
      must(.instead, "What is seen instead: observations, with `seen` for what was seen.") {
        FaultsSchema(words: $0).instead
      },
    ])
}

/// The word in `instead` for the original observation.
enum SeenWord {
  static let text = "seen"
}
