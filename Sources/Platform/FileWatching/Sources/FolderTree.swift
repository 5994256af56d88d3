#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder and its subfolders, as far as they are watched.
enum FolderTree {
  /// The maximum depth of folders, so that a link to a parent folder does not lead to endless
  /// recursion.
  private static let depth = 16

  /// Folders that tools fill while engines run, and in which users save nothing.
  private static let toolFolders: Set = ["__pycache__", "node_modules"]

  /// Returns whether a file or folder of this name is ignored.
  static func isIgnored(_ name: String, isFolder: Bool) -> Bool {
    name.hasPrefix(".") || (isFolder && toolFolders.contains(name))
  }

  /// Visits a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - isRecursive: Whether to visit the subfolders, too.
  ///   - depth: The present depth.
  ///   - enter: Called with each folder before its contents; returns `false` to skip it.
  ///   - file: Called with each file.
  static func walk<Failure: Error>(
    _ folder: String, isRecursive: Bool, depth: Int = 0,
    enter: (String) throws(Failure) -> Bool, file: (String) -> Void
  ) throws(Failure) {
    guard try enter(folder) else { return }
    // A folder that cannot be read, or no longer exists, counts as empty.
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
