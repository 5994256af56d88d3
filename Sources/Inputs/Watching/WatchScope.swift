package import Platform
import SpecLoading
import Synchronization

/// The files that are watched, and what a change of them affects.
package struct WatchScope: Sendable {
  /// The suite's directory, or `nil` if the suite is not read from one.
  package let specs: WatchedFolder?
  /// The paths of the list of known failures.
  private let list: Set<String>
  private let engine: EngineFiles
  /// Files that the engine seems to write; their changes are ignored.
  private let disregarded = PathSet()
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
    summary = ([specs == nil ? nil : subject.specs].compactMap(\.self) + engine.titles)
      .joined(separator: ", ")
    // A missing directory is reported when the suite is loaded.
    let isBundle = subject.specs.map(EngineFiles.isFile) ?? true
    if specs == nil, isBundle, engine.titles.isEmpty { throw .nothingToWatch }
  }

  /// Returns whether a change of this file affects anything.
  package func isOfInterest(_ path: String) -> Bool {
    if path.hasSuffix("~") || disregarded.contains(path) { return false }
    return list.contains(path) || engine.contains(path) || isOfSuite(path)
  }

  /// Returns whether the file belongs to the suite.
  private func isOfSuite(_ path: String) -> Bool {
    relativeToSpecs(path).map(SuiteFile.isMeant) == true
  }

  /// Returns what changes affect.
  func touched(by changes: FileChanges) -> Touched {
    guard changes.isComplete else { return Touched(specs: nil, list: true, engine: true) }
    return Touched(
      specs: Set(changes.paths.compactMap(relativeToSpecs)),
      list: !list.isDisjoint(with: changes.paths),
      engine: changes.paths.contains(where: isOfEngine))
  }

  /// Whether the engine is made of this file, which may be beside the suite or the list.
  private func isOfEngine(_ path: String) -> Bool {
    engine.contains(path) && !list.contains(path) && !isOfSuite(path)
      && !disregarded.contains(path)
  }

  /// Returns the files among changes that restart the engine although nobody named them.
  func unnamedEngineFiles(in changes: FileChanges) -> Set<String> {
    changes.paths.filter { isOfEngine($0) && !engine.names($0) }
  }

  /// From now on, takes no notice of files.
  func disregard(_ paths: Set<String>) { disregarded.formUnion(paths) }

  private func relativeToSpecs(_ path: String) -> String? {
    guard let specs, path.hasPrefix(specs.path + "/") else { return nil }
    return String(path.dropFirst(specs.path.count + 1))
  }
}

/// Paths that several threads use.
private final class PathSet: Sendable {
  private let paths = Mutex<Set<String>>([])

  func contains(_ path: String) -> Bool { paths.withLock { $0.contains(path) } }

  func formUnion(_ others: Set<String>) { paths.withLock { $0.formUnion(others) } }
}

/// What changes touch.
struct Touched: Hashable, Sendable {
  /// The suite's files that changed, relative to its directory, or `nil` if any of them may have
  /// changed.
  var specs: Set<String>?
  /// Whether to read the list of known failures again.
  var list: Bool
  /// Whether to restart the engine.
  var engine: Bool
}
