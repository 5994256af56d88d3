import Reporting

/// The page of results.
struct ResultsView: View {
  let lead: String
  let suites: SuitesView
  let filter: FilterView?
  let engines: [Engine]
  let matrix: MatrixView?
  /// Whether several engines can be compared.
  let isComparison: Bool
  let alone: [Alone]
  let all: [RuleCases]
  let howToRead: String

  /// An engine, with its latest run.
  struct Engine: View {
    let engineName: String
    let engineHref: String
    let isRed: Bool
    let version: String
    let passed: String
    let brokenRules: String
    /// What changed since the previous version; `nil` if there is none.
    let change: String?
    let runCount: String
    let suiteVersion: String
    let toolVersion: String
    let day: String
    let badge: String
    let incompleteness: String?
  }

  /// The cases that only one engine fails.
  struct Alone: View {
    let engineName: String
    let count: String
    let rules: [RuleCases]
  }

  /// Cases of a rule.
  struct RuleCases: View {
    let ruleTitle: String
    let ruleHref: String
    let count: String
    let cases: [RuleView.CaseLink]
  }
}

/// The handbook's suite, and results of other suites.
struct SuitesView: View {
  /// The name, the version and the digest of the handbook's suite.
  let ownSuite: String
  let others: [Other]

  /// Another suite.
  struct Other: View {
    let suiteName: String
    let runCount: String
    /// The runs, with links to their descriptions.
    let runs: [LinkView]
  }
}

/// The controls that filter many engines; without a script, all engines are shown.
struct FilterView: View {
  let engineCount: String
}

/// How engines conform to rules, as a table.
struct MatrixView: View {
  let label: String
  /// Whether there are so many engines that a cell only has room for a sign.
  let isCompact: Bool
  /// Whether there are so many engines that printing needs landscape paper and small letters.
  let isCrowded: Bool
  /// Whether a run used another suite, so that the signs for this are explained.
  let isMixed: Bool
  let columns: [Column]
  let rows: [Row]

  /// An engine or a run.
  struct Column: View {
    let columnName: String
    let columnDetail: String?
    let columnHref: String
    let isRed: Bool
  }

  /// A rule.
  struct Row: View {
    let ruleTitle: String
    let ruleHref: String
    let cells: [Cell]
  }

  /// How an engine conforms to a rule.
  struct Cell: View {
    let word: String
    /// The sign in place of the word if there is only room for that; `nil` if the style shows it.
    let mark: String?
    let state: String
    /// The part of the rule's page with details; `nil` if there are none.
    let detail: String?
  }
}

/// The page of an engine: its versions, and what broke and was fixed in each.
struct EngineView: View {
  let engineName: String
  let lead: String
  let runs: [Run]
  let matrix: MatrixView?
  let answers: [Answer]
  let answersOf: String

  /// A run of a version.
  struct Run: View {
    let runAnchor: String
    let version: String
    let passed: String
    let isRed: Bool
    let suiteVersion: String
    let toolVersion: String
    let when: String
    let file: String
    let badge: String
    let incompleteness: String?
    /// What the run as a whole shows about the engine, one sentence each.
    let remarks: [String]
    /// How the run's suite compares with the handbook's; `nil` if it is the same.
    let comparison: String?
    /// What changed since the previous run; `nil` for the first.
    let change: String?
    let broke: [ResultsView.RuleCases]
    let repaired: [ResultsView.RuleCases]
    let causes: [RuleView.Cause]
  }

  /// The engine's answer to an open question.
  struct Answer: View {
    let questionTitle: String
    let href: String
    let answer: String
    /// What showed the answer; `nil` for a probe.
    let source: String?
  }
}

/// The page of the engines' answers to open questions.
struct AnswersView: View {
  let questions: [Question]

  /// A question.
  struct Question: View {
    let questionTitle: String
    let href: String
    let answers: [Answer]
  }

  /// An answer, and the engines that give it.
  struct Answer: View {
    let answer: String
    let count: String
    /// Whether so many engines give the answer that their names are folded.
    let isMany: Bool
    let engines: [Engine]
  }

  /// An engine that gives an answer.
  struct Engine: View {
    let linkTitle: String
    let href: String
    /// What showed the answer; `nil` for a probe.
    let source: String?
  }
}
