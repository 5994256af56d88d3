package import SpecModel

/// The rules.yaml file of a suite, with which a folder can hold cases for the suite's rules.
package struct RulesFile: Sendable {
  private let suite: Suite

  /// Creates the rules file of a suite.
  package init(of suite: Suite) {
    self.suite = suite
  }

  /// The text of the file.
  package var text: String {
    var yaml = YAMLText(width: 120)
    yaml.comment("yaml-language-server: $schema=rules.schema.json")
    yaml.entry("format", "1")
    yaml.entry("suite") { yaml in
      yaml.entry("name", .word(suite.name))
      yaml.entry("title", prose: suite.title)
      yaml.entry("version", .word(YAMLScalar.quoted(suite.version)))
    }
    yaml.entry("documents") { yaml in
      for document in suite.documents {
        yaml.entry(.word(document.id)) { Self.write(document, to: &$0) }
      }
    }
    yaml.entry("profiles") { yaml in
      for profile in suite.profiles {
        yaml.entry(.word(profile.id)) { Self.write(profile, to: &$0) }
      }
    }
    yaml.entry("chapters") { yaml in
      for chapter in suite.chapters {
        yaml.item { Self.write(chapter, to: &$0) }
      }
    }
    return yaml.text
  }

  private static func write(_ document: SourceDocument, to yaml: inout YAMLText) {
    yaml.entry("title", prose: document.title)
    yaml.entry("language", prose: document.language)
    yaml.entry("profile", .word(document.profile))
    let origin = document.origin
    let parts: [(YAMLValue, String?)] = [
      ("vendor", origin.vendor), ("product", origin.product), ("platform", origin.platform),
      ("original_title", origin.originalTitle), ("path", origin.path),
    ]
    for case (let key, let text?) in parts { yaml.entry(key, prose: text) }
    if !document.about.isEmpty { yaml.entry("about", prose: document.about) }
  }

  private static func write(_ profile: Profile, to yaml: inout YAMLText) {
    yaml.entry("title", prose: profile.title)
    if !profile.about.isEmpty { yaml.entry("about", prose: profile.about) }
    yaml.entry("documents", words(profile.documents))
    if !profile.lacks.isEmpty { yaml.entry("lacks", words(profile.lacks)) }
  }

  private static func write(_ chapter: Chapter, to yaml: inout YAMLText) {
    yaml.entry("id", .word(chapter.id))
    yaml.entry("title", prose: chapter.title)
    if !chapter.about.isEmpty { yaml.entry("about", prose: chapter.about) }
    yaml.entry("rules") { yaml in
      for rule in chapter.rules {
        yaml.item { write(rule, to: &$0) }
      }
    }
  }

  private static func write(_ rule: Rule, to yaml: inout YAMLText) {
    yaml.entry("id", .word(rule.id))
    yaml.entry("title", prose: rule.title)
    yaml.entry("layer", .word(rule.layer.rawValue))
    yaml.entry("profiles", words(rule.profiles))
    yaml.entry("statement", prose: rule.statement)
    if !rule.about.isEmpty { yaml.entry("about", prose: rule.about) }
    switch rule.reason {
    case .discard(let reason): yaml.entry("discard", .word(reason.rawValue))
    case .reenqueue(let reason): yaml.entry("reenqueue", .word(reason.rawValue))
    case nil: break
    }
    if !rule.types.isEmpty { yaml.entry("types", words(rule.types.map(\.rawValue))) }
    if !rule.clauses.isEmpty {
      yaml.entry("clauses") { yaml in
        for clause in rule.clauses {
          yaml.item { yaml in
            yaml.entry("id", .word(clause.name))
            yaml.entry("text", prose: clause.text)
            if let because = clause.because { write(because, to: &yaml) }
            write(clause.citations, to: &yaml)
          }
        }
      }
    }
    if let reason = rule.untestable { yaml.entry("untestable", prose: reason) }
    write(rule.citations, to: &yaml)
    if let reading = rule.reading { yaml.entry("reading", prose: reading) }
  }

  private static func write(_ because: Because, to yaml: inout YAMLText) {
    yaml.entry("because", prose: because.text)
    if because.weight != .routine { yaml.entry("weight", .word(because.weight.rawValue)) }
  }

  private static func write(_ citations: [Citation], to yaml: inout YAMLText) {
    yaml.entry("documents") { yaml in
      for citation in citations {
        yaml.entry(.word(citation.document)) { yaml in
          yaml.entry("says", .word(citation.stance.rawValue))
          if let section = citation.section { yaml.entry("section", prose: section) }
          if let text = citation.text { yaml.entry("text", prose: text) }
        }
      }
    }
  }

  private static func words(_ ids: [String]) -> YAMLValue { .list(ids.map(YAMLValue.word)) }
}
