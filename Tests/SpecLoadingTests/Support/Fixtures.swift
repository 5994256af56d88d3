import Foundation
import SpecLoading

/// The folders of fixtures in this package.
enum Fixtures {
  /// The package's own folder.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Whether expected texts are written instead of compared.
  static let isRecording = ProcessInfo.processInfo.environment["IAMSPEC_RECORD"] != nil

  /// The place of a file or folder, named from the package's folder.
  static func url(_ path: String) -> URL { package.appending(path: path) }

  /// The files of a suite, with their paths as seen from the package's folder.
  static func files(of suite: String) throws -> [SourceFile] {
    let folder = url(suite)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try paths.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }.map { path in
      let data = try Data(contentsOf: folder.appending(path: path))
      return SourceFile(path, in: suite, bytes: [UInt8](data))
    }
  }

  /// Loads a suite of fixtures.
  static func load(_ suite: String) async throws -> LoadedSuite {
    await SuiteLoader(parallelism: 2).load(files: try files(of: suite), root: suite)
  }

  /// The names of the folders in a folder.
  static func folders(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(folder).path).sorted().filter { name in
      var isDirectory: ObjCBool = false
      let path = url(folder).appending(path: name).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
        && isDirectory.boolValue
    }
  }
}
