import SpecModel

/// Assembles a suite from what has been read of its files.
struct SuiteAssembly {
  /// The role of each file.
  let layout: SuiteLayout
  /// What diagnostics call the suite's directory.
  let root: String
  /// What was found when the files were looked for.
  var earlier: [Diagnostic]
  /// What was read of rules.yaml; absent if there is none.
  var header: SuiteLoader.Parsed<SuiteHeader>?
  /// What was read of questions.yaml; absent if there is none.
  var questions: SuiteLoader.Parsed<[Question]>?
  /// What was read of basis.yaml; absent if there is none.
  var basis: SuiteLoader.Parsed<[String: CaseBasis]>?
  /// The diagnostics for the case files.
  var caseDiagnostics: [Diagnostic] = []

  /// What the other files refer to, and what the cases stand on.
  var declarations: SuiteHeader {
    var declarations = header?.value ?? SuiteHeader()
    declarations.basis = basis?.value ?? [:]
    return declarations
  }

  /// The ids of the chapters, in reading order.
  var chapters: [String] { header?.value?.chapters.map(\.id) ?? [] }

  /// All diagnostics, file by file and line by line.
  var diagnostics: [Diagnostic] {
    var all = earlier + layout.strays + caseDiagnostics
    all += (header?.diagnostics ?? []) + (questions?.diagnostics ?? [])
    all += basis?.diagnostics ?? []
    if header == nil, earlier.isEmpty {
      all.append(Diagnostic(.noRules, at: .file(root.isEmpty ? "." : root)))
    }
    if header?.value?.isComplete == true { all += layout.unknownFolders(chapters: chapters) }
    return layout.sorted(all, chapters: chapters)
  }

  /// Makes the suite from the declarations and some case files, unless there are errors.
  func suite(_ files: [CaseFile], _ diagnostics: [Diagnostic]) -> Suite? {
    guard let header = header?.value, !diagnostics.contains(where: { $0.severity == .error })
    else { return nil }
    return Suite(
      name: header.name, title: header.title, version: header.version,
      documents: header.documents, profiles: header.profiles, chapters: header.chapters,
      questions: questions?.value ?? [], files: files)
  }
}
