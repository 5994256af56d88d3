/// The 64-bit FNV-1a hash.
///
/// Unlike the hash of a `Hasher`, it is the same on every machine and in every run.
package struct FNV1a: Hashable, Sendable {
  /// The hash of all bytes so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Hashes some bytes.
  package init(_ bytes: some Sequence<UInt8> = []) {
    combine(bytes)
  }

  /// Hashes a text.
  package init(_ text: String) {
    combine(text.utf8)
  }

  /// Hashes more bytes.
  package mutating func combine(_ bytes: some Sequence<UInt8>) {
    let done: Void? = bytes.withContiguousStorageIfAvailable { bytes in
      for byte in bytes { combine(byte) }
    }
    if done == nil { for byte in bytes { combine(byte) } }
  }

  /// The hash as reports show it: `fnv1a64:` and sixteen hexadecimal digits.
  package var digest: String {
    let digits = String(value, radix: 16)
    return "fnv1a64:" + String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}
