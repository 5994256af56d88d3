package import FileWatching

/// The files that are watched, and what a change of them affects.
package struct WatchScope: Sendable {
  /// The suite's directory, or `nil` if the suite is not read from one.
  package let specs: WatchedFolder?
  /// The paths of the list of known failures.
  private let list: Set<String>
  private let engine: EngineFiles
  /// All folders that contain watched files.
  package let folders: [WatchedFolder]
  /// What is watched, in a few words, such as `Specs, engine.py`.
  let summary: String

  /// Determines what to watch.
  ///
  /// - Throws: ``WatchError`` if there is nothing to watch, or if a named file does not exist.
  package init(_ subject: WatchSubject) throws(WatchError) {
    specs = subject.specs.flatMap { WatchedFolder($0, isRecursive: true) }
    engine = try EngineFiles(command: subject.engine, also: subject.also)
    list = subject.knownFailures.map(EngineFiles.places) ?? []
    folders =
      [specs].compactMap(\.self) + engine.folders
      + list.compactMap { WatchedFolder(EngineFiles.parent(of: $0), isRecursive: false) }
    summary = ([specs == nil ? nil : subject.specs].compactMap(\.self) + engine.names)
      .joined(separator: ", ")
    // A missing directory is reported when the suite is loaded.
    let isBundle = subject.specs.map(EngineFiles.isFile) ?? true
    if specs == nil, isBundle, engine.names.isEmpty { throw .nothingToWatch }
  }

  /// Returns whether a change of this file affects anything.
  package func isOfInterest(_ path: String) -> Bool {
    if path.hasSuffix("~") { return false }
    return list.contains(path) || engine.contains(path) || isOfSuite(path)
  }

  /// Returns whether the file belongs to the suite.
  private func isOfSuite(_ path: String) -> Bool {
    relativeToSpecs(path).map { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") } == true
  }

  /// Returns what changes affect.
  func touched(by changes: FileChanges) -> Touched {
    guard changes.isComplete else { return Touched(specs: nil, list: true, engine: true) }
    return Touched(
      specs: Set(changes.paths.compactMap(relativeToSpecs)),
      list: !list.isDisjoint(with: changes.paths),
      engine: changes.paths.contains {
        // The engine's files may be beside those of the suite or the list, which it does not read.
        engine.contains($0) && !list.contains($0) && !isOfSuite($0)
      })
  }

  private func relativeToSpecs(_ path: String) -> String? {
    guard let specs, path.hasPrefix(specs.path + "/") else { return nil }
    return String(path.dropFirst(specs.path.count + 1))
  }
}

/// What changes affect.
struct Touched: Hashable, Sendable {
  /// The suite's files that changed, relative to its directory, or `nil` if any of them may have
  /// changed.
  var specs: Set<String>?
  /// Whether to read the list of known failures again.
  var list: Bool
  /// Whether to restart the engine.
  var engine: Bool
}
