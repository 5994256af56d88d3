import SpecModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A suite in a directory whose files are saved one at a time: what did not change is not read again.
package struct SuiteReloader: Sendable {
  private let directory: String
  private var files: [String: SourceFile] = [:]
  /// The diagnostics for folders that could not be listed.
  private var unlisted: [Diagnostic] = []
  private var cache = Cache()

  /// The parsed files, the case files by relative path; an entry is kept until its file changes.
  private struct Cache: Sendable {
    var header: SuiteLoader.Parsed<SuiteHeader>?
    var questions: SuiteLoader.Parsed<[Question]>?
    var basis: SuiteLoader.Parsed<[String: CaseBasis]>?
    var cases: [String: SuiteLoader.Parsed<CaseFile>] = [:]
  }

  /// Creates a suite of which nothing has been read yet.
  ///
  /// - Parameter directory: The path of the directory that holds rules.yaml.
  package init(directory: String) {
    self.directory = directory
  }

  /// Loads all of it.
  package mutating func load() async -> LoadedSuite {
    var contents = DirectoryContents(root: directory, name: directory)
    contents.list("")
    files = Dictionary(contents.files.map { ($0.relativePath, $0) }) { first, _ in first }
    unlisted = contents.diagnostics
    cache = Cache()
    return await assemble()
  }

  /// Loads what changed, and puts it together with what did not.
  ///
  /// A change of rules.yaml changes what every other file means, so that all of them are read; a
  /// change of basis.yaml, what every case stands on.
  ///
  /// - Parameter paths: The relative paths of files that were saved, made or deleted, or of folders
  ///   that are gone.
  package mutating func reload(_ paths: Set<String>) async -> LoadedSuite {
    // What could not be listed before may hide more than these.
    guard unlisted.isEmpty, paths.isDisjoint(with: ["rules.yaml", SuiteLoader.basisName]) else {
      return await load()
    }
    for path in paths {
      for known in files.keys where known == path || known.hasPrefix(path + "/") { forget(known) }
      forget(path)
      if path.hasSuffix(SuiteLayout.suffix) || path.hasSuffix(".yml") { add(path) }
    }
    return await assemble()
  }

  private mutating func forget(_ path: String) {
    files[path] = nil
    cache.cases[path] = nil
    if path == "questions.yaml" { cache.questions = nil }
  }

  private mutating func add(_ path: String) {
    let place = SourceFile.path(of: path, in: directory)
    // A link that leads nowhere counts, too: it is read to say so.
    guard (try? FileManager.default.attributesOfItem(atPath: place)) != nil else { return }
    files[path] = SourceFile(path, in: directory, directory: directory)
  }

  /// Reads what has not been read, and makes a suite of all.
  private mutating func assemble() async -> LoadedSuite {
    let layout = SuiteLayout(Array(files.values), root: directory)
    cache.header =
      cache.header
      ?? layout.rules.map { file in SuiteLoader.read(file) { SuiteLoader.readRules(file, $0) } }
    cache.basis = cache.basis ?? layout.basis.map(SuiteLoader.readBasis)
    var assembly = SuiteAssembly(
      layout: layout, root: directory, earlier: unlisted, header: cache.header,
      basis: cache.basis)
    let header = assembly.declarations
    cache.questions =
      cache.questions
      ?? layout.questions.map { file in
        SuiteLoader.read(file) { SuiteLoader.readQuestions(file, $0, header) }
      }
    assembly.questions = cache.questions
    let order = layout.caseFiles(in: assembly.chapters)
    await readCases(order.filter { cache.cases[$0.relativePath] == nil }, header)
    let cases = order.compactMap { cache.cases[$0.relativePath] }
    assembly.caseDiagnostics = cases.flatMap(\.diagnostics)
    let diagnostics = assembly.diagnostics
    return LoadedSuite(
      suite: assembly.suite(cases.compactMap(\.value), diagnostics), diagnostics: diagnostics,
      sources: Array(files.values))
  }

  /// Reads case files, at the same time.
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
