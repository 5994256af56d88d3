import Foundation
import Testing

/// A file that says what a report must look like, byte for byte.
///
/// A missing file is a failure. With `IAMSPEC_RECORD=1` the file is written anew, and the test fails
/// all the same, so that a recording is never taken for a pass.
struct Golden {
  let url: URL

  /// Finds a golden file of the reports by its name.
  init(_ name: String) {
    url = Self.root.appending(path: "Fixtures/golden/reporting/\(name)")
  }

  /// The folder of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Compares a text with the file.
  func expect(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["IAMSPEC_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      Issue.record("re-recorded \(url.lastPathComponent)", sourceLocation: sourceLocation)
      return
    }
    guard let data = try? Data(contentsOf: url) else {
      Issue.record(
        "\(url.lastPathComponent) is missing; IAMSPEC_RECORD=1 writes it",
        sourceLocation: sourceLocation)
      return
    }
    let golden = String(decoding: data, as: UTF8.self)
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
      \(url.lastPathComponent):\(line + 1) differs
      - \(line < old.count ? String(old[line]) : "(end)")
      + \(line < new.count ? String(new[line]) : "(end)")
      """, sourceLocation: sourceLocation)
  }
}
