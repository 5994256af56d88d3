import Reporting
import SpecModel
import Wording

/// Creates the pages of a site.
struct PageFactory {
  /// The suite, indexed by rule.
  let index: SuiteIndex
  /// The paths of the pages.
  let paths: HandbookPaths
  /// The pages of further cases.
  let further: FurtherCases
  /// The pages of open questions.
  let questionPages: QuestionPages
  /// The ids of core cases.
  let core: Set<String>
  /// The results of engines.
  let results: ResultsBook
  /// Each engine with its runs.
  let engines: [EngineHistory]
  /// Why engines failed, by the index of the run.
  let diagnoses: [[DiagnosisText.Entry]]
  /// Runs the cases and describes them.
  var storyteller: Storyteller { index.storyteller }

  /// Creates a factory.
  init(
    index: SuiteIndex, paths: HandbookPaths, further: FurtherCases, questionPages: QuestionPages,
    results: ResultsBook, engines: [EngineHistory]
  ) {
    self.index = index
    self.paths = paths
    self.further = further
    self.questionPages = questionPages
    core = index.suite.coreCases
    self.results = results
    self.engines = engines
    diagnoses = results.runs.map { DiagnosisText($0.diagnosis, suite: index.suite).entries }
  }

  /// The suite.
  var suite: Suite { index.suite }

  /// The handbook's own prose.
  var articles: Articles { index.articles }

  /// Returns the views of profiles.
  func profileViews(_ ids: [String]) -> [ProfileView] {
    ids.map { ProfileView(profile: index.profile($0)) }
  }

  /// Returns the views of profiles; none if these are all possible profiles.
  func profileViews(_ ids: [String], unlessAllOf all: [String]) -> [ProfileView] {
    ids.count == all.count ? [] : profileViews(ids)
  }

  /// Returns a rule as an entry of a list.
  func entry(of rule: Rule, root: String, prose: inout ProseHTML) -> ChapterView.Rule {
    let count = index.caseCount(of: rule)
    return ChapterView.Rule(
      id: rule.id, ruleTitle: rule.title, href: "\(root)rules/\(HandbookPaths.file(rule.id)).html",
      statement: prose.sentence(rule.statement), profiles: profileViews(rule.profiles),
      count: rule.isTestable ? NumberText.count(count, "case") : "advice, no cases")
  }

  /// Returns citations as the rows of a table.
  func citations(_ citations: [Citation], prose: inout ProseHTML) -> [CitationView] {
    citations.map { citation in
      let document = suite.documents.first { $0.id == citation.document }
      return CitationView(
        root: prose.root, documentID: citation.document,
        language: index.name(ofDocument: citation.document),
        documentProfile: document.map { index.profile($0.profile) } ?? "",
        stance: citation.stance.words, stanceID: citation.stance.rawValue,
        shape: citation.stance.shape, sectionName: citation.section?.nonEmpty,
        lang: citation.document.count == 2 ? citation.document : nil,
        text: citation.text?.nonEmpty.map { prose.sentence($0) })
    }
  }
}

extension Citation.Stance {
  /// The stance in words.
  var words: String {
    switch self {
    case .stated: "says so"
    case .implied: "implies it"
    case .silent: "is silent"
    case .differs: "differs"
    case .outside: "other profile"
    }
  }

  /// A small picture whose shape alone shows the stance.
  var shape: String {
    let drawing =
      switch self {
      case .stated: "<circle cx=\"7\" cy=\"7\" r=\"5\" class=\"f\"/>"
      case .implied:
        "<circle cx=\"7\" cy=\"7\" r=\"5\"/><path d=\"M7 2a5 5 0 0 0 0 10z\" class=\"f\"/>"
      case .silent: "<circle cx=\"7\" cy=\"7\" r=\"5\"/>"
      case .differs: "<path d=\"M7 1l6 6-6 6-6-6z\" class=\"f\"/>"
      case .outside: "<path d=\"M3 7h8\"/>"
      }
    return
      "<svg class=\"shape\" viewBox=\"0 0 14 14\" width=\"14\" height=\"14\" aria-hidden=\"true\">\(drawing)</svg>"
  }
}
