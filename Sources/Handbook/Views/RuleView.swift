import Reporting

/// The page of a rule.
struct RuleView: View {
  let id: String
  let ruleTitle: String
  let chapterTitle: String
  let chapterNumber: String
  let chapterHref: String
  let profiles: [ProfileView]
  /// The part of an engine; `nil` if the suite's words know no such parts.
  let layer: String?
  let statement: String
  let about: String?
  /// Why no case tests the rule.
  let untestable: String?
  let citations: [CitationView]
  let reading: String?
  let clauses: [Clause]
  let foundations: [Foundation]
  let foundationCount: String
  /// The engines that break the rule or used to break it.
  let broken: [EngineResult]
  /// The other engines.
  let unbroken: [EngineResult]
  let unbrokenCount: String
  let groups: [Group]
  /// Whether pictures show what the reference engine does, and its stack.
  let hasReference: Bool
  /// What the section of cases is called: these may be the core alone.
  let casesTitle: String
  let caseCount: String
  /// The further cases, file by file.
  let further: [FurtherFileView]
  let furtherCount: String
  let also: [CaseLink]
  let alsoCount: String
  let faults: [Fault]
  let faultCount: String
  /// The faults that the suite's author declared.
  let declaredFaults: [DeclaredFault]
  /// The open questions; `nil` if there are none.
  let leftOpen: LeftOpenView?

  /// A clause, with the stances of documents and the cases that hold it.
  struct Clause: View {
    let clauseName: String
    let clauseAnchor: String
    let clauseText: String
    let stances: String
    let holderCount: String
    let holders: [CaseLink]
  }

  /// A rule that most cases of this one need.
  struct Foundation: View {
    let foundationID: String
    let href: String
    let share: String
  }

  /// The results of an engine for the rule.
  struct EngineResult: View {
    let runAnchor: String
    let engineHref: String
    /// The engine, with its latest version.
    let engine: String
    /// The results of its latest run.
    let profileResults: [ProfileResult]
    /// The history of the rule from version to version; `nil` if there is just one run.
    let account: String?
    /// How the latest run breaks the rule; `nil` if it does not.
    let now: RunFailure?
    /// How earlier runs broke the rule.
    let earlier: [RunFailure]
    let earlierCount: String
  }

  /// How a run breaks the rule.
  struct RunFailure: View {
    /// Whether it is folded, because many engines break the rule.
    let isFolded: Bool
    let failureAnchor: String
    let version: String
    let word: String
    let when: String
    /// Why the engine failed cases of the rule.
    let causes: [Cause]
    /// The failed case to look at first.
    let first: CaseLink?
    /// The line that runs this case again.
    let again: String?
  }

  /// The result of a run for the rule in a profile.
  struct ProfileResult: View {
    let engineProfile: String
    let word: String
    let isBroken: Bool
    let passed: String
    let skipped: String?
  }

  /// A cause of failed cases.
  struct Cause: View {
    let cause: String
    let causeIDs: String?
  }

  /// The cases of one file.
  struct Group: View {
    let fileTitle: String
    let fileAnchor: String
    let fileAbout: String?
    /// Whether these are the core cases, which need no heading of their own.
    let isCore: Bool
    let cases: [CaseView]
  }

  /// A case of another rule.
  struct CaseLink: View {
    let caseTitle: String
    let href: String
  }

  /// A fault that breaks the rule.
  struct Fault: View {
    let faultID: String
    /// The name of the clause that it breaks.
    let faultClause: String?
    let summary: String
    let profiles: [ProfileView]
  }

  /// A fault that the suite's author declared.
  struct DeclaredFault: View {
    let faultID: String
    let faultClause: String?
    let summary: String
    /// The program that makes it; absent: what a good engine shows is changed.
    let command: String?
  }
}

/// The open questions about a rule or a chapter.
struct LeftOpenView: View {
  let questions: [Question]
  /// How many others there are: "4 more questions are about this rule"; `nil` if there are none.
  var othersCount: String?
  /// The pages that have the others.
  var others: [LinkView]

  /// A question.
  struct Question: View {
    let questionTitle: String
    let question: String
    let href: String
    /// How much of the rule it decides: "decides in 3 of 40 cases"; `nil` if that is not counted.
    let share: String?
  }
}

/// A document's citation for a rule or a question.
struct CitationView: View {
  let root: String
  let documentID: String
  let language: String
  let documentProfile: String
  let stance: String
  let stanceID: String
  /// A drawing of the stance, as SVG.
  let shape: String
  let sectionName: String?
  /// The language of the section's name.
  let lang: String?
  let text: String?
}
