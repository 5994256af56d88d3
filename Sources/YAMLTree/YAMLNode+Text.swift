extension YAMLNode {
  /// The text of a scalar, without quotes and escapes; empty for a sequence or mapping.
  ///
  /// Every use makes a new string: to compare, use ``equals(_:)``.
  @inlinable package var text: String {
    withUTF8 { String(decoding: $0, as: UTF8.self) }
  }

  /// The UTF-8 bytes of a scalar's text; none for a sequence or mapping.
  package var bytes: ArraySlice<UInt8> { withUTF8 { ArraySlice($0) } }

  /// Calls a closure with the UTF-8 bytes of a scalar's text, without making a string.
  ///
  /// - Parameter body: Gets the bytes, none for a sequence or mapping. They are gone when it
  ///   returns.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  @inlinable
  package func withUTF8<Result, Failure>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let record = record
    let range =
      record.kind == .scalar
      ? Int(record.payload)..<Int(record.payload) + Int(record.size) : 0..<0
    return try storage.text.withUnsafeBufferPointer { (text) throws(Failure) in
      try body(UnsafeBufferPointer(rebasing: text[range]))
    }
  }

  /// Tells whether the node is a scalar with this text, byte by byte, without making a string.
  package func equals(_ other: String) -> Bool {
    guard record.kind == .scalar, other.utf8.count == Int(record.size) else { return false }
    return withUTF8 { $0.elementsEqual(other.utf8) }
  }

  /// Tells whether the nodes are scalars with the same text, byte by byte.
  package func equals(_ other: YAMLNode) -> Bool {
    guard record.kind == .scalar, other.record.kind == .scalar else { return false }
    return withUTF8 { mine in other.withUTF8 { mine.elementsEqual($0) } }
  }
}
