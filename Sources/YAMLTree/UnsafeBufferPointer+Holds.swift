extension UnsafeBufferPointer<UInt8> {
  /// Whether a byte occurs.
  ///
  /// It stands here, and not where it is called, because this module is always optimized: whoever reads a file asks this
  /// of all its text.
  package func holds(_ byte: UInt8) -> Bool { contains(byte) }
}
