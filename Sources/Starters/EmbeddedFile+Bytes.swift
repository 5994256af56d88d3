import EmbeddedFiles

extension EmbeddedFile {
  /// The file, as UTF-8.
  var bytes: [UInt8] { [UInt8](UnsafeBufferPointer(start: start, count: count)) }
}
