import SpecModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A suite in a directory that is loaded again after each save; only changed files are read again.
package struct SuiteReloader: Sendable {
  private let directory: String
  private var files: [String: SourceFile] = [:]
  /// The diagnostics for folders that could not be listed.
  private var unlisted: [Diagnostic] = []
  private var cache = Cache()

  /// The parsed files, with case files by relative path; each is kept until the file changes.
  private struct Cache: Sendable {
    var declarations: SuiteDeclarations?
    var cases: [String: SuiteLoader.Parsed<CaseFile>] = [:]
  }

  /// Creates a suite without reading anything yet.
  ///
  /// - Parameter directory: The path of the directory with rules.yaml.
  package init(directory: String) {
    self.directory = directory
  }

  /// Loads the whole suite.
  package mutating func load() async -> LoadedSuite {
    var contents = DirectoryContents(root: directory, name: directory)
    contents.list("")
    files = Dictionary(contents.files.map { ($0.relativePath, $0) }) { first, _ in first }
    unlisted = contents.diagnostics
    cache = Cache()
    return await assemble()
  }

  /// Loads the changed files and combines them with the unchanged ones.
  ///
  /// If rules, questions or a basis change, everything is read again: they change what the other files
  /// mean.
  ///
  /// - Parameter paths: The relative paths of files that were saved, created or deleted, or of
  ///   deleted folders.
  package mutating func reload(_ paths: Set<String>) async -> LoadedSuite {
    // Folders that could not be listed before may contain more changes than these.
    guard unlisted.isEmpty, !paths.contains(where: { SuiteFile($0) != nil }) else {
      return await load()
    }
    for path in paths {
      for known in files.keys where known == path || known.hasPrefix(path + "/") {
        files[known] = nil
        cache.cases[known] = nil
        if SuiteFile(known) != nil { cache.declarations = nil }
      }
      if SuiteFile.isMeant(path) { add(path) }
      forgetFiles(above: path)
    }
    // Declarations change what all cases mean.
    if cache.declarations == nil { cache = Cache() }
    return await assemble()
  }

  /// Reads the files again beside whose folder something was saved: a case and a folder may not have
  /// the same path.
  private mutating func forgetFiles(above path: String) {
    let parts = path.split(separator: "/")
    for count in 0..<parts.count {
      cache.cases[parts.prefix(count).joined(separator: "/") + SuiteLayout.suffix] = nil
    }
  }

  private mutating func add(_ path: String) {
    let place = SourceFile.path(of: path, in: directory)
    // A dangling link counts, too: reading it reports the problem.
    guard (try? FileManager.default.attributesOfItem(atPath: place)) != nil else { return }
    files[path] = SourceFile(path, in: directory, directory: directory)
  }

  /// Reads what has not been read yet, and assembles the suite.
  private mutating func assemble() async -> LoadedSuite {
    let layout = SuiteLayout(Array(files.values), root: directory)
    let declarations = cache.declarations ?? SuiteDeclarations(layout)
    cache.declarations = declarations
    var assembly = SuiteAssembly(
      layout: layout, root: directory, earlier: unlisted, declarations: declarations)
    let order = assembly.caseFiles
    await readCases(order.filter { cache.cases[$0.relativePath] == nil }, assembly.header)
    let cases = order.compactMap { cache.cases[$0.relativePath] }
    assembly.caseDiagnostics = cases.flatMap(\.diagnostics)
    let diagnostics = assembly.diagnostics
    return LoadedSuite(
      suite: assembly.suite(cases.compactMap(\.value), diagnostics), diagnostics: diagnostics,
      sources: Array(files.values))
  }

  /// Reads case files in parallel.
  private mutating func readCases(_ files: [SourceFile], _ header: SuiteHeader) async {
    await withTaskGroup(of: (String, SuiteLoader.Parsed<CaseFile>).self) { group in
      for file in files {
        group.addTask {
          let parsed = SuiteLoader.read(file) { SuiteLoader.readCases(file, $0, header) }
          return (file.relativePath, parsed)
        }
      }
      for await (path, parsed) in group { cache.cases[path] = parsed }
    }
  }
}
