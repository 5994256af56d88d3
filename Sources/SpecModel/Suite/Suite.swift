/// A whole conformance suite: what the documents say, and the cases that ask for it.
public struct Suite: Sendable {
  /// The name that reports carry.
  public var name: String
  /// A few words for headings.
  public var title: String
  /// The version that reports carry.
  public var version: String
  /// The documents that the rules rest on, in order.
  public var documents: [SourceDocument]
  /// The generations of engines, in order.
  public var profiles: [Profile]
  /// The rules by chapter, in reading order.
  public var chapters: [Chapter]
  /// What the documents leave open.
  public var questions: [Question]
  /// The case files, in the order of their chapters, then of their paths.
  public var files: [CaseFile]

  /// Creates a suite.
  public init(
    name: String, title: String, version: String, documents: [SourceDocument],
    profiles: [Profile], chapters: [Chapter], questions: [Question] = [], files: [CaseFile] = []
  ) {
    self.name = name
    self.title = title
    self.version = version
    self.documents = documents
    self.profiles = profiles
    self.chapters = chapters
    self.questions = questions
    self.files = files
  }

  /// Every rule, in reading order.
  public var rules: [Rule] { chapters.flatMap(\.rules) }

  /// Every clause, in reading order.
  public var clauses: [Clause] { rules.flatMap(\.clauses) }

  /// Every case, in reading order.
  public var cases: [Case] { files.flatMap(\.cases) }
}

/// A file of cases that share an introduction.
public struct CaseFile: Sendable {
  /// The path without its ending, relative to the suite: `stack/last-in-first-out`.
  public var id: String
  /// The id of the chapter that it belongs to: its folder.
  public var chapter: String
  /// What the file is about, in a few words.
  public var title: String
  /// Markdown for the reader.
  public var about: String
  /// Its cases, in order, with every variant expanded.
  public var cases: [Case]
  /// Where it starts.
  public var location: SourceLocation

  /// Creates a case file.
  public init(
    id: String, chapter: String, title: String, about: String, cases: [Case],
    location: SourceLocation
  ) {
    self.id = id
    self.chapter = chapter
    self.title = title
    self.about = about
    self.cases = cases
    self.location = location
  }
}
