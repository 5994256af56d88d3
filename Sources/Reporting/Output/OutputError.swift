import Wording

/// The reason why a file could not be written, or must not be.
package struct OutputError: Error, Hashable, Sendable {
  /// The path, as the user gave it.
  package var path: String
  /// The option with the path, such as `--junit`; `nil` if there is none.
  package var option: String?
  /// What is wrong.
  package var situation: Situation

  /// The reasons why a file is not written.
  package enum Situation: Hashable, Sendable {
    /// The path is empty.
    case emptyPath
    /// The user named the same file for something else.
    case sameFile(as: String)
    /// It is a directory.
    case isDirectory
    /// Another process is writing the file.
    case isBeingWritten
    /// The file could not be opened or created, and is unchanged.
    case notOpened(reason: String)
    /// The file could not be written completely.
    case cutShort(reason: String)
  }

  /// Creates an error.
  package init(path: String, option: String? = nil, _ situation: Situation) {
    self.path = path
    self.option = option
    self.situation = situation
  }

  /// Whether the command line is invalid, regardless of the disk.
  package var isMistake: Bool {
    switch situation {
    case .emptyPath, .sameFile: true
    case .isDirectory, .isBeingWritten, .notOpened, .cutShort: false
    }
  }

  /// The message, as a sentence without a period.
  package var text: String {
    let path = path == OutputTarget.standardOutput ? "standard output" : VisibleText.line(path)
    return switch situation {
    case .emptyPath: "\(option ?? "the file") needs a path, and this one is empty"
    case .sameFile(let other):
      "\(option.map { "\($0) \(VisibleText.line(self.path))" } ?? path) is the same file as "
        + VisibleText.line(other)
    case .isDirectory: "cannot write \(path): it is a directory, not a file"
    case .isBeingWritten: "cannot write \(path): another run is writing it"
    case .notOpened(let reason): "cannot write \(path): \(reason)"
    case .cutShort(let reason): "cannot write \(path) completely: \(reason)"
    }
  }
}
