import SpecModel

/// What rules.yaml declares, as far as it could be read.
struct SuiteHeader: Sendable {
  var name = ""
  var title = ""
  var version = ""
  var documents: [SourceDocument] = []
  var profiles: [Profile] = [] {
    didSet { index() }
  }
  var chapters: [Chapter] = [] {
    didSet { index() }
  }
  /// Whether all of it could be read, so that a name that is not declared is unknown for certain.
  var isComplete = false
  /// What the cases stand on, by their ids.
  var basis: [String: CaseBasis] = [:]
  /// The ids of all rules, in reading order.
  private(set) var ruleIDs: [String] = []

  /// A rule and the chapter it belongs to.
  ///
  /// A class, since every case looks its rules up, and a rule has many parts to copy.
  final class DeclaredRule: Sendable {
    let rule: Rule
    let chapter: String

    /// Creates an entry.
    init(rule: Rule, chapter: String) {
      self.rule = rule
      self.chapter = chapter
    }
  }

  private var rules: [String: DeclaredRule] = [:]
  /// What the profiles of each rule do not know: those of a case are hardly ever others.
  private var lacks: [ProfileLacks] = []

  /// Finds a rule by its id.
  func rule(_ id: String) -> DeclaredRule? { rules[id] }

  /// Returns what profiles do not know.
  func lacks(of profiles: [String]) -> ProfileLacks {
    lacks.first { $0.profiles == profiles } ?? ProfileLacks(of: profiles, in: self.profiles)
  }

  /// Tells whether a folder is that of a chapter.
  func hasChapter(_ id: String) -> Bool { chapters.contains { $0.id == id } }

  private mutating func index() {
    rules = [:]
    lacks = []
    for chapter in chapters {
      for rule in chapter.rules {
        rules[rule.id] = DeclaredRule(rule: rule, chapter: chapter.id)
        if !lacks.contains(where: { $0.profiles == rule.profiles }) {
          lacks.append(ProfileLacks(of: rule.profiles, in: profiles))
        }
      }
    }
    ruleIDs = chapters.flatMap { $0.rules.map(\.id) }
  }
}
