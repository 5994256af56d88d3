import SpecModel

/// The role of each file of a suite, and the order in which files are read and reported.
struct SuiteLayout {
  private(set) var rules: SourceFile?
  /// The rules of chapters, by folder.
  private(set) var chapterRules: [String: SourceFile] = [:]
  private(set) var vocabulary: SourceFile?
  private(set) var ledger: SourceFile?
  private(set) var questions: SourceFile?
  /// The questions of chapters, in the order of their paths.
  private(set) var chapterQuestions: [SourceFile] = []
  /// The accounts of documents; if a chapter has the name of their folder, these are its case files.
  private var accounts: [SourceFile] = []
  /// The files with the basis of cases.
  private(set) var bases: [SourceFile] = []
  /// The case files, in the order of their paths.
  private var others: [SourceFile] = []
  /// The folders with files.
  private var folders: Set<String> = []
  /// The diagnostics for files that do not belong to a suite.
  private(set) var strays: [Diagnostic] = []
  private let root: String

  /// The suffix of spec files.
  static let suffix = ".yaml"

  /// What to do about files that suites had once.
  private static let formerNames = [
    "basis.yaml":
      "remove it, and let `iamspec audit --specs DIR --write-basis` write basis.lock for each chapter"
  ]

  /// Sorts files; files that no suite has are ignored.
  init(_ files: [SourceFile], root: String) {
    self.root = root
    for file in files.sorted(by: { $0.relativePath < $1.relativePath }) {
      let path = file.relativePath
      let folder = SuiteLayout.chapter(of: path)
      switch SuiteFile(path) {
      case .rules?:
        if let folder { chapterRules[folder] = file } else { rules = file }
      case .questions?:
        if folder == nil { questions = file } else { chapterQuestions.append(file) }
      case .basis?: bases.append(file)
      case .vocabulary?: vocabulary = file
      case .ledger?: ledger = file
      // They are read on demand, because runs do not need them.
      case .faults?, .monitors?, .conventions?: continue
      case nil where !SuiteFile.isMeant(path): continue
      case nil where !path.hasSuffix(SuiteLayout.suffix):
        let ending = path.split(separator: ".").last.map(String.init) ?? ""
        strays.append(
          Diagnostic(
            Mistake(
              .unexpectedFile, "files that end in .\(ending) are not read",
              hint: "rename it so that it ends in .yaml"), at: .file(file.path)))
        continue
      case nil where folder == nil:
        let hint = SuiteLayout.formerNames[path]
        strays.append(Diagnostic(.unexpectedFile(hint: hint), at: .file(file.path)))
      case nil where AccountsLoader.isAccount(path):
        accounts.append(file)
        continue
      case nil: others.append(file)
      }
      if let folder { folders.insert(folder) }
    }
  }

  /// The case files, in the order of their chapters, then of their paths.
  func caseFiles(in chapters: [String]) -> [SourceFile] {
    SuiteLayout.sorted(
      chapters.contains(AccountsLoader.folder) ? others + accounts : others, chapters: chapters)
  }

  /// The paths, without endings, of files and folders that could also be ids of cases, because they
  /// have three parts or more.
  var deepPaths: Set<String> {
    var paths: Set<String> = []
    for file in others {
      let parts = file.relativePath.dropLast(SuiteLayout.suffix.count).split(separator: "/")
      guard parts.count > 2 else { continue }
      for count in 3...parts.count { paths.insert(parts.prefix(count).joined(separator: "/")) }
    }
    return paths
  }

  /// Sorts files by the order of their chapters; those of one chapter keep their order.
  static func sorted(_ files: [SourceFile], chapters: [String]) -> [SourceFile] {
    let byFolder = Dictionary(grouping: files) { folder(of: $0.relativePath) }
    let unknown = byFolder.keys.filter { !chapters.contains($0) }.sorted()
    return (chapters + unknown).flatMap { byFolder[$0] ?? [] }
  }

  /// The diagnostics for folders that belong to no chapter.
  func unknownFolders(chapters: [String]) -> [Diagnostic] {
    folders.subtracting(chapters).sorted().map { folder in
      let path = SourceFile.path(of: folder, in: root)
      return Diagnostic(
        Mistake(
          .unknownChapter, "no chapter of rules.yaml is called `\(folder)`",
          hint: Mistake.suggestion(for: folder, "chapters", chapters)), at: .file(path))
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
    case "vocabulary.yaml": 1
    case "rules.yaml": 2
    case "questions.yaml": 3
    case _ where path.hasSuffix(SuiteLayout.suffix) && !path.contains("/"): 4
    default: 5 + (chapters.firstIndex(of: SuiteLayout.folder(of: path)) ?? chapters.count)
    }
  }

  private func relativePath(_ path: String) -> String {
    if path == root { return "" }
    let prefix = SourceFile.path(of: "", in: root)
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The chapter whose folder a path leads into; `nil` for a file beside the folders.
  static func chapter(of path: String) -> String? {
    path.utf8.contains(UInt8(ascii: "/")) ? folder(of: path) : nil
  }

  /// The first folder of a path.
  static func folder(of path: String) -> String {
    String(decoding: path.utf8.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self)
  }
}
