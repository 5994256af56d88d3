import EmbeddedFiles
import Reporting

/// The templates of the pages, by the names with which they include each other.
enum PageTemplate: String, CaseIterable {
  case layout
  case index
  case chapter
  case rule
  case further
  case primer
  case key
  case caseArticle
  case caseBody
  case scene
  case cast
  case citations
  case questions
  case questionList
  case leftOpen
  case documents
  case account
  case article
  case glossary
  case results
  case matrix
  case filter
  case engine
  case runFailure
  case ruleCases
  case answers
  case suites
  case gallery

  /// The source, as UTF-8.
  private var source: [UInt8] {
    switch self {
    case .layout: EmbeddedFile.layout_mustache.bytes
    case .index: EmbeddedFile.index_mustache.bytes
    case .chapter: EmbeddedFile.chapter_mustache.bytes
    case .rule: EmbeddedFile.rule_mustache.bytes
    case .further: EmbeddedFile.further_mustache.bytes
    case .primer: EmbeddedFile.primer_mustache.bytes
    case .key: EmbeddedFile.key_mustache.bytes
    case .caseBody: EmbeddedFile.caseBody_mustache.bytes
    case .caseArticle: EmbeddedFile.caseArticle_mustache.bytes
    case .scene: EmbeddedFile.scene_mustache.bytes
    case .cast: EmbeddedFile.cast_mustache.bytes
    case .citations: EmbeddedFile.citations_mustache.bytes
    case .questions: EmbeddedFile.questions_mustache.bytes
    case .questionList: EmbeddedFile.questionList_mustache.bytes
    case .leftOpen: EmbeddedFile.leftOpen_mustache.bytes
    case .documents: EmbeddedFile.documents_mustache.bytes
    case .account: EmbeddedFile.account_mustache.bytes
    case .article: EmbeddedFile.article_mustache.bytes
    case .glossary: EmbeddedFile.glossary_mustache.bytes
    case .results: EmbeddedFile.results_mustache.bytes
    case .matrix: EmbeddedFile.matrix_mustache.bytes
    case .filter: EmbeddedFile.filter_mustache.bytes
    case .engine: EmbeddedFile.engine_mustache.bytes
    case .runFailure: EmbeddedFile.runFailure_mustache.bytes
    case .ruleCases: EmbeddedFile.ruleCases_mustache.bytes
    case .answers: EmbeddedFile.answers_mustache.bytes
    case .suites: EmbeddedFile.suites_mustache.bytes
    case .gallery: EmbeddedFile.gallery_mustache.bytes
    }
  }

  /// Parses every template.
  ///
  /// - Throws: An error if a template is broken, which the tests would show.
  static func all() throws -> Templates {
    try Templates(Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0.source) }))
  }
}
