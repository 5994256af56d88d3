import SpecModel

/// Assembles a suite from the parsed contents of its files.
struct SuiteAssembly {
  /// The role of each file.
  let layout: SuiteLayout
  /// The name of the suite's directory in diagnostics.
  let root: String
  /// The diagnostics from looking for the files.
  var earlier: [Diagnostic]
  /// The parsed rules.yaml; `nil` if there is none.
  var header: SuiteLoader.Parsed<SuiteHeader>?
  /// The parsed questions.yaml; `nil` if there is none.
  var questions: SuiteLoader.Parsed<[Question]>?
  /// The parsed basis.yaml; `nil` if there is none.
  var basis: SuiteLoader.Parsed<[String: CaseBasis]>?
  /// The diagnostics for the case files.
  var caseDiagnostics: [Diagnostic] = []

  /// The declarations that other files refer to, with the basis of the cases.
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

  /// Creates the suite from the declarations and some case files, unless there are errors.
  func suite(_ files: [CaseFile], _ diagnostics: [Diagnostic]) -> Suite? {
    guard let header = header?.value, !diagnostics.contains(where: { $0.severity == .error })
    else { return nil }
    return Suite(
      name: header.name, title: header.title, version: header.version,
      documents: header.documents, profiles: header.profiles, chapters: header.chapters,
      questions: questions?.value ?? [], files: files)
  }
}
