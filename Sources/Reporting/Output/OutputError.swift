import Wording

/// Why something could not be written, or must not be.
package struct OutputError: Error, Hashable, Sendable {
  /// The path, as the user gave it.
  package var path: String
  /// The option that names it: `--junit`; absent where no option does.
  package var option: String?
  /// What is wrong.
  package var situation: Situation

  /// What is wrong.
  package enum Situation: Hashable, Sendable {
    /// The path is empty.
    case emptyPath
    /// Something else that the user named is the same file.
    case sameFile(as: String)
    /// It is a directory.
    case isDirectory
    /// Another process is writing it.
    case isBeingWritten
    /// It could not be opened or made; nothing of it was written.
    case notOpened(reason: String)
    /// It was begun, and could not be written completely.
    case cutShort(reason: String)
  }

  /// Creates an error.
  package init(path: String, option: String? = nil, _ situation: Situation) {
    self.path = path
    self.option = option
    self.situation = situation
  }

  /// Whether the command line is invalid, whatever the disk holds.
  package var isMistake: Bool {
    switch situation {
    case .emptyPath, .sameFile: true
    case .isDirectory, .isBeingWritten, .notOpened, .cutShort: false
    }
  }

  /// The message, as a sentence without its full stop.
  package var text: String {
    let path = path == OutputTarget.standardOutput ? "standard output" : VisibleText.line(path)
    return switch situation {
    case .emptyPath: "\(option ?? "the file") needs a path, and this one is empty"
    case .sameFile(let other):
      "\(option.map { "\($0) \(path)" } ?? path) is the same file as \(VisibleText.line(other))"
    case .isDirectory: "cannot write \(path): it is a directory, not a file"
    case .isBeingWritten: "cannot write \(path): another run is writing it"
    case .notOpened(let reason): "cannot write \(path): \(reason)"
    case .cutShort(let reason): "cannot write \(path) completely: \(reason)"
    }
  }
}
