import SpecModel

/// The declarations of a suite's rules, as far as they could be read.
struct SuiteHeader: Sendable {
  var name = ""
  var title = ""
  var version = ""
  /// The words of the suite, if it has some of its own.
  var words: SuiteWords?
  /// Whether vocabulary.yaml has errors, so that nothing can be said about the words of cases.
  var hasUnknownWords = false
  var documents: [SourceDocument] = []
  var profiles: [Profile] = [] {
    didSet { index() }
  }
  var chapters: [Chapter] = [] {
    didSet { index() }
  }
  /// The chapters whose rules are in a file of their own, with the places that name them.
  var namedChapters: [String: Diagnostic.Place] = [:]
  /// Whether everything could be read, so that a name without a declaration is certainly unknown.
  ///
  /// While rules are being read, this is about documents and profiles only.
  var isComplete = false
  /// The basis of each case, by case id.
  var basis: [String: CaseBasis] = [:]
  /// The ids that each case had before it was moved, by its id.
  var formerIDs: [String: [String]] = [:]
  /// The paths, without endings, of the files and folders below the folders of files: those that could
  /// also be ids of cases.
  var deepPaths: Set<String> = []
  /// The ids of all rules, in reading order.
  private(set) var ruleIDs: [String] = []

  /// A rule and the chapter it belongs to.
  ///
  /// This is a class because every case looks up its rules, and copying a rule means copying many
  /// parts.
  final class DeclaredRule: Sendable {
    let rule: Rule
    let chapter: String

    /// Creates an entry.
    init(rule: Rule, chapter: String) {
      self.rule = rule
      self.chapter = chapter
    }
  }

  private var declared: [String: DeclaredRule] = [:]
  /// What each rule's profiles lack; cases rarely have other sets of profiles.
  private var lacks: [ProfileLacks] = []

  /// Finds a rule by its id.
  func rule(_ id: String) -> DeclaredRule? { declared[id] }

  /// Returns what some profiles lack.
  func lacks(of profiles: [String]) -> ProfileLacks {
    lacks.first { $0.profiles == profiles }
      ?? ProfileLacks(of: profiles, in: self.profiles, with: chapters.flatMap(\.rules))
  }

  /// Tells whether a folder belongs to a chapter.
  func hasChapter(_ id: String) -> Bool { chapters.contains { $0.id == id } }

  private mutating func index() {
    declared = [:]
    lacks = []
    let rules = chapters.flatMap(\.rules)
    ruleIDs = rules.map(\.id)
    for chapter in chapters {
      for rule in chapter.rules {
        declared[rule.id] = DeclaredRule(rule: rule, chapter: chapter.id)
        if !lacks.contains(where: { $0.profiles == rule.profiles }) {
          lacks.append(ProfileLacks(of: rule.profiles, in: profiles, with: rules))
        }
      }
    }
  }
}
