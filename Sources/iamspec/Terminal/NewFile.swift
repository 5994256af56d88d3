import ArgumentParser
import Foundation
import Reporting

/// A file that a command writes for the user to keep.
enum NewFile {
  /// The path of a file in a directory, as the user would write it.
  static func path(of name: String, in directory: String) -> String {
    directory.hasSuffix("/") ? directory + name : "\(directory)/\(name)"
  }

  /// Writes a file, and the directories that lead to it.
  ///
  /// - Throws: `ExitStatus.wrongInput` where that fails; the reason has been printed then.
  static func write(_ bytes: [UInt8], to path: String) throws {
    let url = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      Terminal.error.writeError("cannot write \(path): \(error.localizedDescription)")
      throw ExitStatus.wrongInput
    }
  }
}
