import SpecModel
import Synchronization
import YAMLTree

/// Makes a suite of its files, or says what keeps them from being one.
package struct SuiteLoader: Sendable {
  /// How many files are read at the same time.
  let parallelism: Int

  /// Creates a loader.
  ///
  /// - Parameter parallelism: How many files are read at the same time, at least one; the number
  ///   of cores is a good choice. The result does not depend on it.
  package init(parallelism: Int) {
    precondition(parallelism > 0, "a loader reads at least one file at a time")
    self.parallelism = parallelism
  }

  /// Loads a suite from files in memory.
  ///
  /// - Parameters:
  ///   - files: The files; in which order makes no difference.
  ///   - root: What diagnostics call the suite's directory.
  package func load(files: [SourceFile], root: String = "") async -> LoadedSuite {
    await open(files: files, root: root, earlier: [], holding: .max) { _ in }.loaded
  }

  /// Looks through the files of a suite.
  ///
  /// - Parameters:
  ///   - files: The files; in which order makes no difference.
  ///   - root: What diagnostics call the suite's directory.
  ///   - earlier: What was found when the files were looked for.
  ///   - limit: How many bytes of case files are held at most; of more than that, none are.
  ///   - examine: Finds out about a case file what is of interest.
  func open<Examined: Sendable>(
    files: [SourceFile], root: String, earlier: [Diagnostic], holding limit: Int,
    examine: @escaping @Sendable (CaseFile) -> Examined
  ) async -> OpenedSuite<Examined> {
    let layout = SuiteLayout(files, root: root)
    var diagnostics = earlier
    var header = SuiteHeader()
    if let rules = layout.rules {
      let reading = SuiteLoader.read(rules) { SuiteLoader.readRules(rules, $0) }
      header = reading.value ?? header
      diagnostics += reading.diagnostics
    } else if earlier.isEmpty {
      diagnostics.append(Diagnostic(.noRules, at: .file(root.isEmpty ? "." : root)))
    }
    let chapters = header.chapters.map(\.id)
    var questions: [Question] = []
    if let file = layout.questions {
      let reading = SuiteLoader.read(file) { [header] in
        SuiteLoader.readQuestions(file, $0, header)
      }
      questions = reading.value ?? []
      diagnostics += reading.diagnostics
    }
    let pass = FilePass(header: header, limit: limit, examine: examine)
    let results = await pass.run(over: layout.caseFiles(in: chapters), parallelism: parallelism)
    diagnostics += results.flatMap(\.diagnostics)
    diagnostics += layout.strays
    if header.isComplete { diagnostics += layout.unknownFolders(chapters: chapters) }
    diagnostics = layout.sorted(diagnostics, chapters: chapters)
    let isGood = !diagnostics.contains { $0.severity == .error }
    let isHeld = pass.holdsAll
    return OpenedSuite(
      suite: isGood
        ? Suite(
          name: header.name, title: header.title, version: header.version,
          documents: header.documents, profiles: header.profiles, chapters: header.chapters,
          questions: questions, files: isHeld ? results.compactMap(\.file) : []) : nil,
      examined: results.compactMap(\.examined),
      shelf: isHeld ? nil : CaseShelf(results.map(\.entry), header: header),
      diagnostics: diagnostics, sources: files)
  }
}
