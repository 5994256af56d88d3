import Mustache

/// The templates, by the names under which they call each other.
enum Template: String, CaseIterable {
  case layout
  case index
  case chapter
  case rule
  case caseArticle
  case scene
  case citations
  case questions
  case documents
  case article
  case glossary

  /// The source.
  private var source: String {
    switch self {
    case .layout: Self.layoutSource
    case .index: Self.indexSource
    case .chapter: Self.chapterSource
    case .rule: Self.ruleSource
    case .caseArticle: Self.caseSource
    case .scene: Self.sceneSource
    case .citations: Self.citationsSource
    case .questions: Self.questionsSource
    case .documents: Self.documentsSource
    case .article: Self.articleSource
    case .glossary: Self.glossarySource
    }
  }

  /// Parses every template.
  ///
  /// - Throws: Where one of them is broken, which a test would have told.
  static func library() throws -> MustacheLibrary {
    var library = MustacheLibrary()
    for template in allCases {
      try library.register(template.source, named: template.rawValue)
    }
    return library
  }
}
