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
  /// What there is to say about files and folders that could not be read, by relative path.
  private var unreadable: [String: [Diagnostic]] = [:]
  private var readings = Readings()

  /// What has been read of the files, by relative path; kept for as long as it holds.
  private struct Readings: Sendable {
    var header: SuiteLoader.Reading<SuiteHeader>?
    var questions: SuiteLoader.Reading<[Question]>?
    var cases: [String: SuiteLoader.Reading<CaseFile>] = [:]
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
    contents.read("")
    files = Dictionary(contents.files.map { ($0.relativePath, $0) }) { first, _ in first }
    unreadable = ["": contents.diagnostics]
    readings = Readings()
    return await assemble()
  }

  /// Loads what changed, and puts it together with what did not.
  ///
  /// A change of rules.yaml changes what every other file means, so that all of them are read.
  ///
  /// - Parameter paths: The relative paths of files that were saved, made or deleted, or of folders
  ///   that are gone.
  package mutating func reload(_ paths: Set<String>) async -> LoadedSuite {
    // What could not be listed before may hide more than these.
    guard unreadable[""]?.isEmpty != false, !paths.contains("rules.yaml") else {
      return await load()
    }
    for path in paths {
      for known in files.keys where known == path || known.hasPrefix(path + "/") { forget(known) }
      forget(path)
      if path.hasSuffix(SuiteLayout.suffix) || path.hasSuffix(".yml") { read(path) }
    }
    return await assemble()
  }

  private mutating func forget(_ path: String) {
    files[path] = nil
    unreadable[path] = nil
    readings.cases[path] = nil
    if path == "questions.yaml" { readings.questions = nil }
  }

  private mutating func read(_ path: String) {
    let place = SourceFile.path(of: path, in: directory)
    // Of a link that leads nowhere, too: it is read to say so.
    guard (try? FileManager.default.attributesOfItem(atPath: place)) != nil else { return }
    var contents = DirectoryContents(root: directory, name: directory)
    contents.readFile(path, at: place)
    files[path] = contents.files.first
    unreadable[path] = contents.diagnostics
  }

  /// Reads what has not been read, and makes a suite of all.
  private mutating func assemble() async -> LoadedSuite {
    let layout = SuiteLayout(Array(files.values), root: directory)
    var diagnostics = unreadable.values.flatMap(\.self) + layout.strays
    if let rules = layout.rules {
      readings.header = readings.header ?? SuiteLoader.readRules(rules)
    } else if diagnostics.isEmpty {
      diagnostics.append(Diagnostic(.noRules, at: .file(directory)))
    }
    let header = readings.header?.value ?? SuiteHeader()
    if let questions = layout.questions, readings.questions == nil {
      readings.questions = SuiteLoader.readQuestions(questions, header)
    }
    let chapters = header.chapters.map(\.id)
    let order = layout.caseFiles(in: chapters)
    await readCases(order.filter { readings.cases[$0.relativePath] == nil }, header)
    let cases = order.compactMap { readings.cases[$0.relativePath] }
    diagnostics += readings.header?.diagnostics ?? []
    diagnostics += readings.questions?.diagnostics ?? []
    diagnostics += cases.flatMap(\.diagnostics)
    if header.isComplete { diagnostics += layout.unknownFolders(chapters: chapters) }
    let isGood = !diagnostics.contains { $0.severity == .error }
    return LoadedSuite(
      suite: isGood
        ? Suite(
          name: header.name, title: header.title, version: header.version,
          documents: header.documents, profiles: header.profiles, chapters: header.chapters,
          questions: readings.questions?.value ?? [], files: cases.compactMap(\.value)) : nil,
      diagnostics: layout.sorted(diagnostics, chapters: chapters),
      sources: Array(files.values))
  }

  /// Reads case files, at the same time.
  private mutating func readCases(_ files: [SourceFile], _ header: SuiteHeader) async {
    await withTaskGroup(of: (String, SuiteLoader.Reading<CaseFile>).self) { group in
      for file in files {
        group.addTask { (file.relativePath, SuiteLoader.readCases(file, header)) }
      }
      for await (path, reading) in group { readings.cases[path] = reading }
    }
  }
}
