package import SpecModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SuiteLoader {
  /// Creates a loader that reads as many files at the same time as there are cores.
  package init() {
    self.init(parallelism: max(1, ProcessInfo.processInfo.activeProcessorCount))
  }

  /// Loads a suite from a directory.
  ///
  /// - Parameters:
  ///   - directory: The path of the directory that holds rules.yaml.
  ///   - name: How diagnostics and locations name the directory; by default, as the path does.
  package func load(directory: String, shownAs name: String? = nil) async -> LoadedSuite {
    await scan(directory: directory, shownAs: name, holding: .max) { _ in }.loaded
  }

  /// Looks through the files of a suite in a directory, and holds them if they are small enough.
  ///
  /// - Parameters:
  ///   - directory: The path of the directory that holds rules.yaml.
  ///   - name: How diagnostics and locations name the directory; by default, as the path does.
  ///   - limit: How many bytes of case files are held at most; of more than that, none are.
  ///   - examine: Finds out about a case file what is of interest; called once for each, on any
  ///     thread.
  package func scan<Examined: Sendable>(
    directory: String, shownAs name: String? = nil, holding limit: Int,
    examine: @escaping @Sendable (CaseFile) -> Examined
  ) async -> ScannedSuite<Examined> {
    var isDirectory = false
    let exists = FileManager.default.fileExists(atPath: directory, isDirectory: &isDirectory)
    guard isDirectory else {
      let missing = Diagnostic(.noSuchDirectory(isFile: exists), at: .file(name ?? directory))
      return ScannedSuite(
        suite: nil, examined: [], diskCases: nil, diagnostics: [missing], sources: [])
    }
    var contents = DirectoryContents(root: directory, name: name ?? directory)
    contents.list("")
    return await scan(
      files: contents.files, root: contents.name, earlier: contents.diagnostics, holding: limit,
      examine: examine)
  }

  /// Loads what a suite is about, without its questions and cases.
  ///
  /// - Parameter directory: The path of the directory that holds rules.yaml.
  package func loadRules(directory: String) async -> LoadedSuite {
    let path = SourceFile.path(of: "rules.yaml", in: directory)
    guard let data = FileManager.default.contents(atPath: path) else {
      // Whatever is wrong with the directory is found on the whole way.
      return await load(directory: directory)
    }
    let rules = SourceFile("rules.yaml", in: directory, bytes: [UInt8](data))
    return await load(files: [rules], root: directory)
  }
}

/// What is in a suite's directory.
struct DirectoryContents {
  let root: String
  let name: String
  var files: [SourceFile] = []
  var diagnostics: [Diagnostic] = []

  /// How deep folders may nest, so that a link to a folder above ends somewhere.
  private static let depth = 16

  /// Lists the YAML files of a folder and of those in it; what is hidden is passed over.
  mutating func list(_ folder: String, depth: Int = 0) {
    let path = folder.isEmpty ? root : SourceFile.path(of: folder, in: root)
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      reportUnreadable(folder, error)
      return
    }
    for name in names where !name.hasPrefix(".") {
      let relative = folder.isEmpty ? name : "\(folder)/\(name)"
      let path = SourceFile.path(of: relative, in: root)
      var isDirectory = false
      // A link that leads nowhere does not exist, and is read to say so.
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      if isDirectory {
        if depth < DirectoryContents.depth { list(relative, depth: depth + 1) }
      } else if SuiteLayout.isMeant(name) {
        files.append(SourceFile(relative, in: self.name, directory: root))
      }
    }
  }

  private mutating func reportUnreadable(_ relative: String, _ error: any Error) {
    let shown = relative.isEmpty ? name : SourceFile.path(of: relative, in: name)
    let reason = UnreadableReason.words(for: error, missing: "it is gone")
    diagnostics.append(Diagnostic(.unreadable(reason: reason), at: .file(shown)))
  }
}
