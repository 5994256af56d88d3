import SpecModel

/// What rules.yaml declares, as far as it could be read.
struct SuiteHeader: Sendable {
  var name = ""
  var title = ""
  var version = ""
  var documents: [SourceDocument] = []
  var profiles: [Profile] = []
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
  struct DeclaredRule: Sendable {
    let rule: Rule
    let chapter: String
  }

  private var rules: [String: DeclaredRule] = [:]

  /// Finds a rule by its id.
  func rule(_ id: String) -> DeclaredRule? { rules[id] }

  /// Tells whether a folder is that of a chapter.
  func hasChapter(_ id: String) -> Bool { chapters.contains { $0.id == id } }

  private mutating func index() {
    rules = [:]
    for chapter in chapters {
      for rule in chapter.rules {
        rules[rule.id] = DeclaredRule(rule: rule, chapter: chapter.id)
      }
    }
    ruleIDs = chapters.flatMap { $0.rules.map(\.id) }
  }
}
