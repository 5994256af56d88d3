import Reporting
import SpecLoading

/// A folder that is a suite: the file `rules.yaml` in it has a line that begins with `suite:` or `chapters:`.
///
/// Other tools keep files of that name, too.
package enum SuiteFolder {
  /// The number of bytes in which such a line is looked for.
  private static let limit = 1 << 20

  /// Whether a folder is a suite.
  package static func isSuite(_ folder: String) -> Bool {
    let path = SourceFile.path(of: "rules.yaml", in: folder)
    guard WholeFile.isRegular(path), let bytes = try? WholeFile.read(path, atMost: limit) else {
      return false
    }
    return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      line.starts(with: "suite:".utf8) || line.starts(with: "chapters:".utf8)
    }
  }
}
