import SpecModel

/// The keys of a fault.
enum FaultKey: String, RecordKey {
  case id, breaks, summary, command, changes

  static let record = Record<FaultKey>("a fault")

  var field: Field {
    switch self {
    case .id: .required(.plainID, "The stable id, such as `newest-first`.")
    case .breaks:
      .required(.nonemptyText, "The clause that it breaks, as `rule/clause`, or a rule.")
    case .summary: .required(.prose, "The fault, in a sentence.")
    case .command:
      .optional(
        .list(of: .nonemptyText, atLeast: 1),
        "An engine with the fault: the program, then its arguments.")
    case .changes:
      .optional(
        .list(of: .reference("change"), atLeast: 1),
        "How such an engine differs from a good one.")
    }
  }
}

/// The keys of a change.
enum ChangeKey: String, RecordKey {
  case when, after, seen, instead

  static let record = Record<ChangeKey>("a change")

  var field: Field {
    switch self {
    case .when: .optional(.reference("action"), "The action in which it is seen; if absent, any.")
    case .after:
      .optional(
        .reference("action"), "An action that must come somewhere before; if absent, none.")
    case .seen:
      .optional(
        "What is replaced, wherever it is seen; if absent, everything that the action caused."
      ) { FaultsSchema(words: $0).seen }
    case .instead:
      .required("What is seen instead: observations, with `seen` for what was seen.") {
        FaultsSchema(words: $0).instead
      }
    }
  }
}

/// The word in `instead` for the original observation.
enum SeenWord {
  static let text = "seen"
}
