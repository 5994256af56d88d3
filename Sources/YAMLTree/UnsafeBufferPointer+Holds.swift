extension UnsafeBufferPointer<UInt8> {
  /// Tells whether a byte occurs.
  ///
  /// It is here, and not where it is called, because this module is always optimized, and all text of a file goes
  /// through it.
  package func holds(_ byte: UInt8) -> Bool { contains(byte) }
}
