import Web

/// The page of results.
struct ResultsView: View {
  let lead: String
  let matrix: MatrixView?
  let runs: [Run]
  let histories: [History]
  /// Whether there are several engines to compare.
  let isComparison: Bool
  let alone: [Alone]
  let all: [RuleCases]

  /// A run.
  struct Run: View {
    let runNumber: String
    let runAnchor: String
    let runName: String
    let passed: String
    let suiteVersion: String
    let toolVersion: String
    let when: String
    let file: String
    let badge: String
    let incompleteness: String?
  }

  /// What an engine alone fails.
  struct Alone: View {
    let runName: String
    let count: String
    let rules: [RuleCases]
  }

  /// The runs of one engine, one after the other.
  struct History: View {
    let engine: String
    let changes: [Change]
  }

  /// What a run changed since the run before.
  struct Change: View {
    let runName: String
    let runHref: String
    let when: String
    let summary: String
    let broke: [RuleCases]
    let repaired: [RuleCases]
  }

  /// Cases of a rule.
  struct RuleCases: View {
    let ruleTitle: String
    let ruleHref: String
    let count: String
    let cases: [RuleView.CaseLink]
  }
}

/// How runs conform to rules, as a table.
struct MatrixView: View {
  let label: String
  let columns: [Column]
  let rows: [Row]

  /// A run.
  struct Column: View {
    let runNumber: String
    let runName: String
    let runHref: String
    /// Whether there is room for the name.
    let isNamed: Bool
  }

  /// A rule.
  struct Row: View {
    let ruleTitle: String
    let ruleHref: String
    let cells: [Cell]
  }

  /// How a run conforms to a rule.
  struct Cell: View {
    let word: String
    let state: String
    /// Where the rule's page tells more; absent where there is no more to tell.
    let detail: String?
  }
}

/// The page of how engines answer open questions.
struct AnswersView: View {
  let label: String
  let columns: [MatrixView.Column]
  let questions: [Question]

  /// A question.
  struct Question: View {
    let questionTitle: String
    let href: String
    let answers: [String]
  }
}
