import SpecModel

/// Which file of a suite is what.
struct SuiteLayout {
  private(set) var rules: SourceFile?
  private(set) var questions: SourceFile?
  /// The files in folders, in the order of their paths.
  private var others: [SourceFile] = []
  private var strays: [Diagnostic] = []
  private let root: String

  /// How the names of spec files end.
  static let suffix = ".yaml"

  /// Sorts files; what is no YAML at all is left aside.
  init(_ files: [SourceFile], root: String) {
    self.root = root
    for file in files.sorted(by: {
      $0.relativePath.utf8.lexicographicallyPrecedes($1.relativePath.utf8)
    }) {
      switch file.relativePath {
      case "rules.yaml": rules = file
      case "questions.yaml": questions = file
      case let path where path.hasSuffix(".yml"):
        strays.append(Diagnostic(.wrongExtension, at: .file(file.path)))
      case let path where !path.hasSuffix(SuiteLayout.suffix): break
      case let path where path.contains("/"): others.append(file)
      default: strays.append(Diagnostic(.unexpectedFile, at: .file(file.path)))
      }
    }
  }

  /// The case files, in the order of their chapters, then of their paths.
  func caseFiles(in chapters: [String]) -> [SourceFile] {
    var byFolder: [String: [SourceFile]] = [:]
    for file in others { byFolder[SuiteLayout.folder(of: file), default: []].append(file) }
    let unknown = byFolder.keys.filter { !chapters.contains($0) }.sorted()
    return (chapters + unknown).flatMap { byFolder[$0] ?? [] }
  }

  /// What there is to say about files that have no place in the suite.
  func strayFiles(header: SuiteHeader) -> [Diagnostic] {
    let chapters = header.chapters.map(\.id)
    var diagnostics = strays
    var seen: Set<String> = []
    for file in others {
      let folder = SuiteLayout.folder(of: file)
      if header.isComplete, !chapters.contains(folder), seen.insert(folder).inserted {
        diagnostics.append(
          Diagnostic(
            .unknownChapter(folder, known: chapters),
            at: .file(SourceFile.path(of: folder, in: root))))
      }
      let parts = file.relativePath.dropLast(SuiteLayout.suffix.count).split(separator: "/")
      for part in parts.dropFirst() {
        let isGood = part.utf8.withContiguousStorageIfAvailable { Identifier.plain.matches($0) }
        if isGood != true {
          diagnostics.append(Diagnostic(.malformedFileName(String(part)), at: .file(file.path)))
        }
      }
    }
    return diagnostics
  }

  private static func folder(of file: SourceFile) -> String {
    String(file.relativePath.prefix { $0 != "/" })
  }
}
