extension YAMLNode {
  /// The text of a scalar, without quotes and escapes; empty for a sequence or mapping.
  ///
  /// Each use creates a string. To compare, use ``equals(_:)``.
  @inlinable package var text: String {
    withUTF8 { String(decoding: $0, as: UTF8.self) }
  }

  /// The UTF-8 bytes of a scalar's text; none for a sequence or mapping.
  package var bytes: ArraySlice<UInt8> { withUTF8 { ArraySlice($0) } }

  /// Calls a closure with the UTF-8 bytes of a scalar's text, without making a string.
  ///
  /// - Parameter body: A closure that receives the bytes; none for a sequence or mapping. They are
  ///   valid until it returns, and it must not release the document.
  /// - Returns: The closure's result.
  /// - Throws: The closure's error.
  @inlinable
  package func withUTF8<Result, Failure>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let contents = contents.value
    let record = contents.records[Int(position)]
    let isScalar = record.kind == .scalar
    return try body(
      UnsafeBufferPointer(
        start: contents.text + (isScalar ? Int(record.payload) : 0),
        count: isScalar ? Int(record.size) : 0))
  }

  /// Tells whether the node is a scalar with this text, byte by byte, without creating a string.
  package func equals(_ other: String) -> Bool {
    var other = other
    return other.withUTF8 { equals($0) }
  }

  /// Tells whether the node is a scalar with this text, byte by byte.
  package func equals(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    let contents = contents.value
    let record = contents.records[Int(position)]
    guard record.kind == .scalar, other.count == Int(record.size) else { return false }
    let mine = contents.text + Int(record.payload)
    var offset = 0
    while offset < other.count, mine[offset] == other[offset] { offset += 1 }
    return offset == other.count
  }

  /// Tells whether both nodes are scalars with the same text, byte by byte.
  package func equals(_ other: YAMLNode) -> Bool {
    other.record.kind == .scalar && other.withUTF8 { equals($0) }
  }
}
