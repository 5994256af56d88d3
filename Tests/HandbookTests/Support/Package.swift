import Foundation

/// The package that is tested.
enum Package {
  /// Its folder.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Whether golden files are written anew.
  static let isRecording = ProcessInfo.processInfo.environment["IAMSPEC_RECORD"] == "1"

  /// Returns the text of a file of the package; `nil` where there is none.
  static func text(_ path: String) -> String? {
    try? String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Writes a file of the package.
  static func write(_ text: String, to path: String) throws {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
