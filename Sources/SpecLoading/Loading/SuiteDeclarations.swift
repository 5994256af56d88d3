import SpecModel
import YAMLTree

/// What a suite declares outside its cases: its rules, its questions, and the basis of its cases.
struct SuiteDeclarations: Sendable {
  /// The rules and what they refer to, with the basis of the cases; `nil` if there is no rules.yaml
  /// or it cannot be read.
  private(set) var header: SuiteHeader?
  private(set) var questions: [Question] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// The ids of the chapters, in reading order.
  var chapters: [String] { header?.chapters.map(\.id) ?? [] }

  /// Reads the declarations of a suite.
  init(_ layout: SuiteLayout) {
    var ids = SuiteIDs(of: "rule")
    let words = layout.vocabulary.flatMap { vocabulary in
      read(vocabulary) { VocabularyDecoder(context: $0).decode($1)?.words }
    }
    let hasUnknownWords = diagnostics.hasErrors
    if let rules = layout.rules {
      header = read(rules) { context, document in
        context.words = words
        return RulesDecoder(context: context).decode(document, &ids)
      }
      header?.words = words
      header?.hasUnknownWords = hasUnknownWords
    }
    readChapters(layout.chapterRules, &ids)
    for file in layout.bases {
      let basis = read(file) { BasisDecoder(context: $0).decode($1) }
      header?.basis.merge(basis ?? [:]) { first, _ in first }
    }
    // What is wrong with a ledger keeps no suite from running; lint reports it.
    if let ledger = layout.ledger { header?.formerIDs = CaseLedger.formerIDs(in: ledger) }
    readQuestions(
      [layout.questions].compactMap(\.self)
        + SuiteLayout.sorted(layout.chapterQuestions, chapters: chapters))
  }

  /// Reads the rules of the chapters that have a file of their own.
  private mutating func readChapters(_ files: [String: SourceFile], _ ids: inout SuiteIDs) {
    guard var header else { return }
    let decoder = ChaptersDecoder(header: header)
    var seen: Set<String> = []
    header.chapters = header.chapters.map { chapter in
      let id = chapter.id
      guard seen.insert(id).inserted else { return chapter }
      switch (header.namedChapters[id], files[id]) {
      case (_?, let file?):
        return read(file) { decoder.decode($1, of: id, &ids, context: $0) } ?? chapter
      case (let place?, nil):
        let mistake = Mistake(
          .noRules, "the folder of the chapter `\(id)` has no rules.yaml",
          hint: "write its title and its rules into \(id)/rules.yaml")
        diagnostics.append(Diagnostic(mistake, at: place))
      case (nil, let file?):
        diagnostics.append(
          Diagnostic(
            Mistake(
              .unexpectedFile, "the rules of the chapter `\(id)` are in the suite's rules.yaml",
              hint: "write only `- \(id)` there, or move the rules of this file there"),
            at: .file(file.path)))
      case (nil, nil): break
      }
      return chapter
    }
    diagnostics = Diagnostic.sorted(diagnostics)
    header.isComplete = !diagnostics.hasErrors
    self.header = header
  }

  private mutating func readQuestions(_ files: [SourceFile]) {
    let header = header ?? SuiteHeader()
    var ids = SuiteIDs(of: "question")
    var references: [AnswerReference] = []
    var isComplete = true
    for file in files {
      let chapter = SuiteLayout.chapter(of: file.relativePath)
      let read = read(file) { context, document in
        context.words = header.words
        return QuestionsDecoder(header: header, chapter: chapter, context: context)
          .decode(document, &ids, &references)
      }
      questions += read ?? []
      isComplete = isComplete && read != nil
    }
    // A question in a file that cannot be read is not unknown.
    let mistakes = isComplete ? references.compactMap { $0.mistake(in: questions) } : []
    if !mistakes.isEmpty { diagnostics = Diagnostic.sorted(diagnostics + mistakes) }
  }

  /// Reads a file and keeps its diagnostics.
  private mutating func read<Value: Sendable>(
    _ file: SourceFile, _ decode: (FileContext, YAMLDocument) -> Value?
  ) -> Value? {
    let parsed = SuiteLoader.read(file, decode)
    diagnostics += parsed.diagnostics
    return parsed.value
  }
}
