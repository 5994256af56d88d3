import Foundation
package import Testing

/// A file with the exact expected text.
///
/// With `IAMSPEC_RECORD=1`, the file is rewritten, and the test fails nevertheless, so that a
/// recording is never mistaken for a pass.
package struct Golden {
  /// Its path, relative to the package's folder.
  private let path: String
  /// Whether a missing file stands for an empty text; otherwise it is a failure.
  private let isEmptyIfMissing: Bool

  private static let isRecording = ProcessInfo.processInfo.environment["IAMSPEC_RECORD"] == "1"

  /// Finds a file below `Fixtures/golden`.
  package init(_ name: String) {
    path = "Fixtures/golden/\(name)"
    isEmptyIfMissing = false
  }

  /// Finds a document by its path relative to the package's folder.
  package init(document path: String) {
    self.path = path
    isEmptyIfMissing = false
  }

  /// Finds the text beside a fixture; a fixture without diagnostics has none.
  package init(besideFixture path: String) {
    self.path = path
    isEmptyIfMissing = true
  }

  /// Compares a text with the file.
  package func expect(
    _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let url = Repository.url(path)
    if Self.isRecording {
      try record(text, to: url)
      Issue.record("re-recorded \(path): read it", sourceLocation: sourceLocation)
      return
    }
    let data = try? Data(contentsOf: url)
    guard let golden = data.map({ String(decoding: $0, as: UTF8.self) }) ?? absent else {
      Issue.record("\(path) is missing; IAMSPEC_RECORD=1 writes it", sourceLocation: sourceLocation)
      return
    }
    guard golden != text else { return }
    let (old, new) = (
      golden.split(separator: "\n", omittingEmptySubsequences: false),
      text.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let line =
      zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? min(old.count, new.count)
    Issue.record(
      """
      \(path):\(line + 1) differs; IAMSPEC_RECORD=1 writes it anew
      - \(line < old.count ? String(old[line]) : "(end)")
      + \(line < new.count ? String(new[line]) : "(end)")
      """, sourceLocation: sourceLocation)
  }

  /// The text of a missing file.
  private var absent: String? { isEmptyIfMissing ? "" : nil }

  private func record(_ text: String, to url: URL) throws {
    if text.isEmpty, isEmptyIfMissing {
      try? FileManager.default.removeItem(at: url)
      return
    }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
