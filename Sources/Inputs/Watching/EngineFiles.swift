import Platform
import Reporting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files that make up an engine, as far as its command shows them.
package struct EngineFiles: Sendable {
  /// The names of the files and folders, as the user writes them.
  private(set) var titles: [String] = []
  /// The folders that contain the files.
  private(set) var folders: [WatchedFolder] = []
  private var files: Set<String> = []
  /// The kinds of file in a folder that belong to the engine.
  private var kinds: Set<Kind> = []
  /// The folders that belong to the engine as a whole.
  private var trees: Set<String> = []

  private struct Kind: Hashable {
    let folder: String
    let ending: String
  }

  /// Finds the files.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments. Those that are files belong to the engine, and so
  ///     do files beside them that they may import or read; see ``FileEndings``.
  ///   - also: More files and folders.
  /// - Throws: ``WatchError`` if one of the latter does not exist.
  init(command: [String], also: [String]) throws(WatchError) {
    for (index, word) in command.enumerated() {
      // A program without a slash is looked up in PATH, whatever files are here.
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

  /// Returns whether the file belongs to the engine.
  func contains(_ path: String) -> Bool {
    if names(path) { return true }
    let url = URL(filePath: path)
    let kind = Kind(folder: Self.parent(of: path), ending: url.pathExtension)
    return kinds.contains(kind)
  }

  /// Returns whether the user named this file, or a folder that contains it.
  func names(_ path: String) -> Bool {
    files.contains(path) || trees.contains { path.hasPrefix($0 + "/") }
  }

  /// Returns whether there is a file at a path.
  package static func isFile(_ path: String) -> Bool {
    WholeFile.exists(path)
  }

  /// Returns the absolute paths of a file: its own, and, if it is a link, that of its destination.
  static func places(of path: String) -> Set<String> {
    let url = URL(filePath: path)
    guard let folder = WatchedFolder(url.deletingLastPathComponent().path, isRecursive: false)
    else { return [] }
    return [
      "\(folder.path)/\(url.lastPathComponent)", url.resolvingSymlinksInPath().path,
    ]
  }

  /// Returns the path of the folder that contains a file.
  static func parent(of path: String) -> String {
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
