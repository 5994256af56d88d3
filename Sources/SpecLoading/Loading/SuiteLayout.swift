import SpecModel

/// The role of each file of a suite, and the order in which files are read and reported.
struct SuiteLayout {
  private(set) var rules: SourceFile?
  private(set) var questions: SourceFile?
  private(set) var basis: SourceFile?
  /// The files in folders, in the order of their paths.
  private var others: [SourceFile] = []
  /// The diagnostics for files that do not belong to a suite.
  private(set) var strays: [Diagnostic] = []
  private let root: String

  /// The suffix of spec files.
  static let suffix = ".yaml"

  /// Tells whether a path is that of a file that a suite may have outside its folders.
  static func isReserved(_ path: String) -> Bool {
    ["rules.yaml", "questions.yaml", SuiteLoader.basisName, FaultsLoader.fileName].contains(path)
  }

  /// Tells whether a file's name looks like that of a YAML file, including suffixes that are not
  /// read.
  static func isMeant(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(suffix) || name.hasSuffix(".yml")
  }

  /// Sorts files; files other than YAML are ignored.
  init(_ files: [SourceFile], root: String) {
    self.root = root
    for file in files.sorted(by: { $0.relativePath < $1.relativePath }) {
      switch file.relativePath {
      case "rules.yaml": rules = file
      case "questions.yaml": questions = file
      case SuiteLoader.basisName: basis = file
      // It is read on demand, because runs do not need it.
      case FaultsLoader.fileName: break
      case let path where !SuiteLayout.isMeant(path): break
      case let path where !path.hasSuffix(SuiteLayout.suffix):
        let ending = path.split(separator: ".").last.map(String.init) ?? ""
        strays.append(Diagnostic(.wrongExtension(ending), at: .file(file.path)))
      case let path where path.contains("/"): others.append(file)
      default: strays.append(Diagnostic(.unexpectedFile, at: .file(file.path)))
      }
    }
  }

  /// The case files, in the order of their chapters, then of their paths.
  func caseFiles(in chapters: [String]) -> [SourceFile] {
    var byFolder: [String: [SourceFile]] = [:]
    for file in others {
      byFolder[SuiteLayout.folder(of: file.relativePath), default: []].append(file)
    }
    let unknown = byFolder.keys.filter { !chapters.contains($0) }.sorted()
    return (chapters + unknown).flatMap { byFolder[$0] ?? [] }
  }

  /// The diagnostics for folders that belong to no chapter.
  func unknownFolders(chapters: [String]) -> [Diagnostic] {
    let folders = Set(others.map { SuiteLayout.folder(of: $0.relativePath) })
    return folders.subtracting(chapters).sorted().map { folder in
      let path = SourceFile.path(of: folder, in: root)
      return Diagnostic(.unknownChapter(folder, known: chapters), at: .file(path))
    }
  }

  /// Sorts diagnostics by file; those of one file keep their order.
  func sorted(_ diagnostics: [Diagnostic], chapters: [String]) -> [Diagnostic] {
    let ranked = diagnostics.enumerated().map { index, diagnostic in
      let path = relativePath(diagnostic.location.file)
      return (rank: rank(path, chapters), path: path, index: index, diagnostic: diagnostic)
    }
    return ranked.sorted {
      ($0.rank, $0.path, $0.index) < ($1.rank, $1.path, $1.index)
    }.map(\.diagnostic)
  }

  private func rank(_ path: String, _ chapters: [String]) -> Int {
    switch path {
    case "": 0
    case "rules.yaml": 1
    case "questions.yaml": 2
    case SuiteLoader.basisName: 3
    case _ where path.hasSuffix(SuiteLayout.suffix) && !path.contains("/"): 4
    default: 5 + (chapters.firstIndex(of: SuiteLayout.folder(of: path)) ?? chapters.count)
    }
  }

  private func relativePath(_ path: String) -> String {
    if path == root { return "" }
    let prefix = SourceFile.path(of: "", in: root)
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The first folder of a path.
  static func folder(of path: String) -> String {
    String(decoding: path.utf8.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self)
  }
}
