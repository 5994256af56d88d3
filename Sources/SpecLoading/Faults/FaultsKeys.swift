import SpecModel

/// The keys of faults.yaml.
enum FaultsFileKey: String, Vocabulary {
  case format
  case faults

  static let words = WordTable<FaultsFileKey>()
}

/// The keys of a fault.
enum FaultKey: String, Vocabulary {
  case id
  case breaks
  case summary
  case command
  case changes

  static let words = WordTable<FaultKey>()
}

/// The keys of a change.
enum ChangeKey: String, Vocabulary {
  case when
  case after
  case seen
  case instead

  static let words = WordTable<ChangeKey>()
}

/// The word in `instead` for the original observation.
enum SeenWord {
  static let text = "seen"
}

extension FaultKey {
  var schemaText: String {
    switch self {
    case .id: "The stable id, such as `newest-first`."
    case .breaks: "The clause that it breaks, as `rule/clause`, or a rule."
    case .summary: "The fault, in a sentence."
    case .command: "An engine with the fault: the program, then its arguments."
    case .changes: "How such an engine differs from a good one."
    }
  }
}

extension ChangeKey {
  var schemaText: String {
    switch self {
    case .when: "The action in which it is seen; if absent, any."
    case .after: "An action that must come somewhere before; if absent, none."
    case .seen:
      "What is replaced, wherever it is seen; if absent, everything that the action caused."
    case .instead: "What is seen instead: observations, with `seen` for what was seen."
    }
  }
}
