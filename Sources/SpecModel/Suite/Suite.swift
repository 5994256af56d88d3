/// A whole conformance suite: what the documents say, and the cases that test it.
package struct Suite: Sendable {
  /// The name for reports.
  package var name: String
  /// A few words for headings.
  package var title: String
  /// The version for reports.
  package var version: String
  /// The words of its own; `nil` if all are built in.
  package var words: SuiteWords?
  /// What it declares about clauses, beside its cases.
  package var monitors: [DeclaredMonitor] = []
  /// The conventions that it has itself; if there are none and all words are built in, those of the protocol hold.
  package var conventions: [ConventionProbe] = []
  /// The documents that the rules rest on, in order.
  package var documents: [SourceDocument]
  /// The generations of engines, in order.
  package var profiles: [Profile]
  /// The rules by chapter, in reading order.
  package var chapters: [Chapter]
  /// The questions that the documents leave open.
  package var questions: [Question]
  /// Whether its questions were left out, so that it loads faster: it has them, but they are not here.
  package var leavesOutQuestions = false
  /// The case files, in the order of their chapters, then of their paths.
  package var files: [CaseFile]
  /// What became of the sentences of documents; empty if the suite has no such accounts, or they were left out.
  package var accounts: [SourceAccount] = []

  /// Creates a suite.
  package init(
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
  package var rules: [Rule] { chapters.flatMap(\.rules) }

  /// Every clause, in reading order.
  package var clauses: [Clause] { rules.flatMap(\.clauses) }

  /// Every case, in reading order.
  package var cases: [Case] { files.flatMap(\.cases) }
}

/// A file of cases that share an introduction.
package struct CaseFile: Sendable {
  /// The path without its ending, relative to the suite: `stack/last-in-first-out`.
  package var id: String
  /// The id of the chapter that it belongs to: its folder.
  package var chapter: String
  /// What the file is about, in a few words.
  package var title: String
  /// Markdown that introduces the file to readers.
  package var about: String
  /// Its cases, in order, with every variant expanded.
  package var cases: [Case]
  /// The place where the file starts.
  package var location: SourceLocation
  /// The number of its lines, of which the end of the file counts as one; `nil` if the cases were
  /// not written in a file.
  package var lineCount: Int?

  /// Creates a case file.
  package init(
    id: String, chapter: String, title: String, about: String, cases: [Case],
    location: SourceLocation, lineCount: Int? = nil
  ) {
    self.id = id
    self.chapter = chapter
    self.title = title
    self.about = about
    self.cases = cases
    self.location = location
    self.lineCount = lineCount
  }
}
