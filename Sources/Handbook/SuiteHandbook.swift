package import SpecModel
package import Wording

/// A suite rendered as living documentation.
package struct SuiteHandbook: Sendable {
  private let index: SuiteIndex
  private let results: ResultsBook
  private let searchWords: String
  private let isInGallery: Bool

  /// Creates the handbook of a suite.
  ///
  /// - Parameters:
  ///   - suite: The suite.
  ///   - domain: Knows what the suite's words mean.
  ///   - known: The faults of engines that the domain knows.
  ///   - faults: The faults that the suite declares.
  ///   - results: The results of engines, which the site shows.
  ///   - searchWords: Other words with which readers search, in the form of `SearchWords`; `nil` for
  ///     those of the built-in rules, if the suite has these.
  ///   - isInGallery: Whether the folder above has the start page of several handbooks, to which every page
  ///     links.
  package init(
    _ suite: Suite, of domain: any Domain, breaking known: [KnownFault] = [],
    faults: [DeclaredFault] = [], results: ResultsBook? = nil, searchWords: String? = nil,
    isInGallery: Bool = false
  ) {
    index = SuiteIndex(suite, of: domain, breaking: known, faults: faults)
    self.results = results ?? ResultsBook(of: suite)
    self.searchWords = searchWords ?? SearchWords.builtin(for: index.articles)
    self.isInGallery = isInGallery
  }

  /// The formats of a handbook.
  package enum Format: String, CaseIterable, Sendable {
    /// A static site.
    case html
    /// Markdown for a forge.
    case markdown
    /// One page of Markdown beside the files of the suite.
    case overview

    /// The page where reading starts.
    package var startPage: String { self == .html ? "index.html" : "README.md" }

    /// Tells whether a page is the start page of a handbook in this format.
    ///
    /// - Parameter start: The text of the page.
    package func wrote(_ start: String) -> Bool {
      switch self {
      case .html: start.contains("assets/handbook.css")
      case .markdown: start.contains("(glossary.md)")
      case .overview: start.hasPrefix("<!-- Written by `") && start.contains("--format overview")
      }
    }
  }

  /// A file of a handbook.
  package struct File: Hashable, Sendable {
    /// The path relative to the handbook's directory, with slashes.
    package var path: String
    /// The text.
    package var text: String
  }

  /// Renders every file, in an order that only depends on the suite.
  ///
  /// - Throws: An error of the template engine if a template of this module is broken.
  package func files(_ format: Format) throws -> [File] {
    switch format {
    case .html:
      try Site(
        index, results: results, searchWords: searchWords, isInGallery: isInGallery
      ).files()
    case .markdown: MarkdownBook(index).files
    case .overview: [File(path: "README.md", text: Overview(index: index).text)]
    }
  }
}
