extension UnsafeBufferPointer<UInt8> {
  /// Tells whether a byte occurs in the buffer.
  ///
  /// The function is in this module, and not at its callers, because this module is always
  /// optimized, and all text of a file passes through it.
  package func holds(_ byte: UInt8) -> Bool { contains(byte) }
}
