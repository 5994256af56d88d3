import SpecModel

/// Assembles a suite from the parsed contents of its files.
struct SuiteAssembly {
  /// The role of each file.
  let layout: SuiteLayout
  /// The name of the suite's directory in diagnostics.
  let root: String
  /// The diagnostics from looking for the files.
  let earlier: [Diagnostic]
  /// What the suite declares outside its cases.
  let declarations: SuiteDeclarations
  /// The diagnostics for the case files.
  var caseDiagnostics: [Diagnostic] = []

  /// What case files refer to.
  var header: SuiteHeader {
    var header = declarations.header ?? SuiteHeader()
    header.deepPaths = layout.deepPaths
    return header
  }

  /// The case files, in reading order.
  var caseFiles: [SourceFile] { layout.caseFiles(in: declarations.chapters) }

  /// All diagnostics, file by file and line by line.
  var diagnostics: [Diagnostic] {
    let chapters = declarations.chapters
    var all = earlier + layout.strays + caseDiagnostics + declarations.diagnostics
    if layout.rules == nil, earlier.isEmpty {
      all.append(
        Diagnostic(
          Mistake(
            .noRules, "there is no rules.yaml here, so this is not a suite",
            hint:
              "a suite is rules.yaml, questions.yaml if it has open questions, and a folder of case "
              + "files for each chapter"), at: .file(root.isEmpty ? "." : root)))
    }
    if header.isComplete { all += layout.unknownFolders(chapters: chapters) }
    return layout.sorted(all, chapters: chapters)
  }

  /// Creates the suite from the declarations and some case files, unless there are errors.
  func suite(_ files: [CaseFile], _ diagnostics: [Diagnostic]) -> Suite? {
    guard let header = declarations.header, !diagnostics.hasErrors else { return nil }
    var suite = Suite(
      name: header.name, title: header.title, version: header.version,
      documents: header.documents, profiles: header.profiles, chapters: header.chapters,
      questions: declarations.questions, files: files)
    suite.words = header.words
    return suite
  }
}
