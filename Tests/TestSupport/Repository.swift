package import Foundation

/// The files of the package under test.
package enum Repository {
  /// The package's folder.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the location of a file or folder, given its path relative to the package's folder.
  package static func url(_ path: String) -> URL { root.appending(path: path) }

  /// Returns the text of a file.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// Returns the names of the folders in a folder, in order.
  package static func folders(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(folder).path).sorted().filter { name in
      var isDirectory: ObjCBool = false
      let path = url(folder).appending(path: name).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
        && isDirectory.boolValue
    }
  }
}
