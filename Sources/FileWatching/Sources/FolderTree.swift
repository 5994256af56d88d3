#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder and those below, as far as they are watched.
enum FolderTree {
  /// How deep folders may nest, so that a link to a folder above ends somewhere.
  private static let depth = 16

  /// Folders that tools fill while engines run, with nothing that people save.
  private static let toolFolders: Set = ["__pycache__", "node_modules"]

  /// Whether something of this name is passed over.
  static func isIgnored(_ name: String, isFolder: Bool) -> Bool {
    name.hasPrefix(".") || (isFolder && toolFolders.contains(name))
  }

  /// Walks through a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - isRecursive: Whether to walk through those below, too.
  ///   - enter: Called with each folder before what is in it; `false` leaves it out.
  ///   - file: Called with each file.
  static func walk<Failure: Error>(
    _ folder: String, isRecursive: Bool, depth: Int = 0,
    enter: (String) throws(Failure) -> Bool, file: (String) -> Void
  ) throws(Failure) {
    guard try enter(folder) else { return }
    // A folder that cannot be read, or is gone by now, has nothing in it.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names {
      let path = "\(folder)/\(name)"
      let isFolder = FileKind(path) == .folder
      if isIgnored(name, isFolder: isFolder) { continue }
      if !isFolder {
        file(path)
      } else if isRecursive, depth < Self.depth {
        try walk(path, isRecursive: true, depth: depth + 1, enter: enter, file: file)
      }
    }
  }
}
