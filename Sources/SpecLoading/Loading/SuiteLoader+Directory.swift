package import SpecModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SuiteLoader {
  /// Creates a loader that reads as many files at a time as there are cores.
  package init() {
    self.init(parallelism: max(1, ProcessInfo.processInfo.activeProcessorCount))
  }

  /// Loads a suite from a directory.
  ///
  /// - Parameters:
  ///   - directory: The path of the directory with rules.yaml.
  ///   - name: The name of the directory in diagnostics and locations; by default, its path.
  package func load(directory: String, shownAs name: String? = nil) async -> LoadedSuite {
    await scan(directory: directory, shownAs: name, holding: .max) { _ in }.loaded
  }

  /// Reads the files of a suite in a directory, and holds them if they are small enough.
  ///
  /// - Parameters:
  ///   - directory: The path of the directory with rules.yaml.
  ///   - name: The name of the directory in diagnostics and locations; by default, its path.
  ///   - limit: The largest total size of case files, in bytes, at which they are held; above it,
  ///     none are.
  ///   - examine: Extracts what the caller wants to know about a case file; called once for each,
  ///     on any thread.
  package func scan<Examined: Sendable>(
    directory: String, shownAs name: String? = nil, holding limit: Int,
    examine: @escaping @Sendable (CaseFile) -> Examined
  ) async -> ScannedSuite<Examined> {
    var isDirectory = false
    let exists = FileManager.default.fileExists(atPath: directory, isDirectory: &isDirectory)
    guard isDirectory else {
      let missing = Diagnostic(
        Mistake(
          .noSuchDirectory,
          exists ? "this is a file, not a directory" : "there is no such directory",
          hint: "name the directory that holds the suite's rules.yaml"),
        at: .file(name ?? directory))
      return ScannedSuite(
        suite: nil, examined: [], diskCases: nil, diagnostics: [missing], sources: [])
    }
    var contents = DirectoryContents(root: directory, name: name ?? directory)
    contents.list("")
    return await scan(
      files: contents.files, root: contents.name, earlier: contents.diagnostics, holding: limit,
      examine: examine)
  }

  /// Loads the rules of a suite and its own words, without its questions and cases.
  ///
  /// - Parameter directory: The path of the directory with rules.yaml.
  package func loadRules(directory: String) async -> LoadedSuite {
    let path = SourceFile.path(of: SuiteFile.rules.rawValue, in: directory)
    guard (try? SourceFile.bytes(ofFile: path)) != nil else {
      // Loading everything reports what is wrong with the directory.
      return await load(directory: directory)
    }
    var contents = DirectoryContents(root: directory, name: directory)
    contents.list("")
    let rules = contents.files.filter {
      let file = SuiteFile($0.relativePath)
      return file == .rules || file == .vocabulary
    }
    return await load(files: rules, root: directory)
  }
}

/// The contents of a suite's directory.
struct DirectoryContents {
  let root: String
  let name: String
  var files: [SourceFile] = []
  var diagnostics: [Diagnostic] = []

  /// The depth to which folders may nest.
  private static let depth = 16

  /// Lists the YAML files of a folder and its subfolders, except for hidden ones.
  ///
  /// - Parameters:
  ///   - folder: The folder's path in the suite's directory.
  ///   - outer: The folders around it, with links resolved.
  mutating func list(_ folder: String, in outer: [String] = []) {
    let path = folder.isEmpty ? root : SourceFile.path(of: folder, in: root)
    let resolved = URL(filePath: path).resolvingSymlinksInPath().path
    if outer.contains(resolved) {
      report(folder, reason: "it is a link to a folder that contains it")
      return
    }
    if outer.count > DirectoryContents.depth {
      report(folder, reason: "folders nest more than \(DirectoryContents.depth) levels deep")
      return
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      report(folder, reason: UnreadableReason.words(for: error))
      return
    }
    for name in names where !name.hasPrefix(".") {
      let relative = folder.isEmpty ? name : "\(folder)/\(name)"
      let path = SourceFile.path(of: relative, in: root)
      var isDirectory = false
      // A dangling link does not exist; reading it reports that.
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      if isDirectory, SuiteFile(relative) != nil {
        report(relative, reason: "it is a directory")
      } else if isDirectory {
        list(relative, in: outer + [resolved])
      } else if SuiteFile.isMeant(relative) {
        files.append(SourceFile(relative, in: self.name, directory: root))
      }
    }
  }

  private mutating func report(_ relative: String, reason: String) {
    let shown = relative.isEmpty ? name : SourceFile.path(of: relative, in: name)
    diagnostics.append(Diagnostic(.unreadable(reason: reason), at: .file(shown)))
  }
}
