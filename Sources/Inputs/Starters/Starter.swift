/// Files to start with: a custom suite, or the adapter of an engine.
package struct Starter: Sendable {
  /// The files, in the order in which a reader needs them.
  package private(set) var files: [File]

  /// A file to be written.
  package struct File: Hashable, Sendable {
    /// The path in the folder that the user names.
    package var path: String
    /// The contents.
    package var bytes: [UInt8]

    /// Creates a file.
    package init(_ path: String, _ bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// Returns the files with a text replaced.
  func replacing(_ placeholder: String, with text: String) -> Starter {
    var starter = self
    for index in starter.files.indices {
      let file = String(decoding: files[index].bytes, as: UTF8.self)
      starter.files[index].bytes = Array(file.replacing(placeholder, with: text).utf8)
    }
    return starter
  }

  init(_ files: [(path: String, bytes: [UInt8])]) {
    self.files = files.map { File($0.path, $0.bytes) }
  }
}
