import Web

/// The templates of the pages, by the names under which they call each other.
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
  case results
  case matrix
  case filter
  case engine
  case runFailure
  case ruleCases
  case answers

  /// The source, as UTF-8.
  private var source: [UInt8] {
    switch self {
    case .layout: PackageResources.layout_mustache
    case .index: PackageResources.index_mustache
    case .chapter: PackageResources.chapter_mustache
    case .rule: PackageResources.rule_mustache
    case .caseArticle: PackageResources.caseArticle_mustache
    case .scene: PackageResources.scene_mustache
    case .citations: PackageResources.citations_mustache
    case .questions: PackageResources.questions_mustache
    case .documents: PackageResources.documents_mustache
    case .article: PackageResources.article_mustache
    case .glossary: PackageResources.glossary_mustache
    case .results: PackageResources.results_mustache
    case .matrix: PackageResources.matrix_mustache
    case .filter: PackageResources.filter_mustache
    case .engine: PackageResources.engine_mustache
    case .runFailure: PackageResources.runFailure_mustache
    case .ruleCases: PackageResources.ruleCases_mustache
    case .answers: PackageResources.answers_mustache
    }
  }

  /// Parses every template.
  ///
  /// - Throws: Where one of them is broken, which a test would have told.
  static func all() throws -> Templates {
    try Templates(Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0.source) }))
  }
}
