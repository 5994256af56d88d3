import FileWatching
import Reporting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files that an engine is made of, as far as its command tells.
package struct EngineFiles: Sendable {
  /// What they are called, for people.
  private(set) var titles: [String] = []
  /// The folders that hold them.
  private(set) var folders: [WatchedFolder] = []
  private var files: Set<String> = []
  /// Files of one kind in one folder.
  private var kinds: Set<Kind> = []
  /// Whole folders.
  private var trees: Set<String> = []

  private struct Kind: Hashable {
    let folder: String
    let ending: String
  }

  /// Finds the files.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments: those that are files count, and those beside them
  ///     that they may import or read; see ``FileEndings``.
  ///   - also: Further files and folders.
  /// - Throws: ``WatchError`` where one of the latter is not there.
  init(command: [String], also: [String]) throws(WatchError) {
    for (index, word) in command.enumerated() {
      // A program without a slash is looked up in PATH, whatever is here.
      if index == 0, !word.contains("/") { continue }
      guard Self.isFile(word) else { continue }
      add(word)
      let ending = URL(filePath: word).pathExtension
      for place in Self.places(of: word) {
        let folder = Self.parent(of: place)
        kinds.formUnion(FileEndings.beside(ending).map { Kind(folder: folder, ending: $0) })
      }
    }
    for path in also {
      if let folder = WatchedFolder(path, isRecursive: true) {
        titles.append(path)
        folders.append(folder)
        trees.insert(folder.path)
      } else if Self.isFile(path) {
        add(path)
      } else {
        throw .noSuchFile(path)
      }
    }
  }

  private mutating func add(_ path: String) {
    titles.append(path)
    let places = Self.places(of: path)
    files.formUnion(places)
    folders += places.compactMap { WatchedFolder(Self.parent(of: $0), isRecursive: false) }
  }

  /// Whether the engine is made of this file, or of files in this folder.
  func contains(_ path: String) -> Bool {
    if names(path) { return true }
    let url = URL(filePath: path)
    let kind = Kind(folder: Self.parent(of: path), ending: url.pathExtension)
    return kinds.contains(kind)
  }

  /// Whether the user has named this file, or a folder that holds it.
  func names(_ path: String) -> Bool {
    files.contains(path) || trees.contains { path.hasPrefix($0 + "/") }
  }

  /// Whether there is a file at a path.
  package static func isFile(_ path: String) -> Bool {
    WholeFile.exists(path)
  }

  /// Where a file is: by its own name, and, where that is a link, where it leads.
  static func places(of path: String) -> Set<String> {
    let url = URL(filePath: path)
    guard let folder = WatchedFolder(url.deletingLastPathComponent().path, isRecursive: false)
    else { return [] }
    return [
      "\(folder.path)/\(url.lastPathComponent)", url.resolvingSymlinksInPath().path,
    ]
  }

  /// The folder that a path leads through last.
  static func parent(of path: String) -> String {
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
