import Foundation
import SpecLoading
import TestSupport

/// The folders of fixtures in this package.
enum Fixtures {
  /// The files of a suite, with paths relative to the package's folder.
  static func files(of suite: String) throws -> [SourceFile] {
    let folder = Repository.url(suite)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try paths.filter(SuiteFile.isMeant).map { path in
      let data = try Data(contentsOf: folder.appending(path: path))
      return SourceFile(path, in: suite, bytes: [UInt8](data))
    }
  }

  /// Loads a fixture suite.
  static func load(_ suite: String) async throws -> LoadedSuite {
    await SuiteLoader(parallelism: 2).load(files: try files(of: suite), root: suite)
  }
}
