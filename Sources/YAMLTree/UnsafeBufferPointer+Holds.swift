extension UnsafeBufferPointer<UInt8> {
  /// Tells whether a byte occurs in the buffer.
  ///
  /// The function is in this module, and not at its callers, because this module is always
  /// optimized, and all text of a file passes through it. It compares 16 bytes at a time.
  package func holds(_ byte: UInt8) -> Bool {
    typealias Block = SIMD16<UInt8>
    let raw = UnsafeRawBufferPointer(self)
    let sought = Block(repeating: byte)
    var offset = 0
    while offset + Block.scalarCount <= raw.count {
      let block = raw.loadUnaligned(fromByteOffset: offset, as: Block.self)
      if any(block .== sought) { return true }
      offset += Block.scalarCount
    }
    return raw[offset...].contains(byte)
  }
}
