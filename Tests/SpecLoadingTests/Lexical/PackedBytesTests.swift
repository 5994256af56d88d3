import SpecModel
import Testing

@testable import SpecLoading

/// Packed words, and the tables that consist of them.
@Suite struct PackedBytesTests {
  @Test("Up to 24 bytes are packed", arguments: 0...26)
  func limit(count: Int) {
    #expect((packed(Array(repeating: 0x61, count: count)) != nil) == (count <= 24))
  }

  @Test("Every bit of every byte counts", arguments: 1...24)
  func everyByte(count: Int) {
    let bytes = (0..<count).map { UInt8(0x61 + $0) }
    let original = packed(bytes)
    #expect(packed(bytes) == original)
    for index in bytes.indices {
      for bit in 0..<8 {
        var other = bytes
        other[index] ^= 1 << bit
        #expect(packed(other) != original, "bit \(bit) of byte \(index)")
      }
    }
  }

  @Test("A zero at the end counts as a byte", arguments: 0...23)
  func zero(count: Int) {
    let bytes = [UInt8](repeating: 0x61, count: count)
    #expect(packed(bytes + [0]) != packed(bytes))
  }

  @Test("A table finds its words but no near misses")
  func table() {
    for kind in Action.Kind.allCases where kind.isWrittenInCases {
      #expect(Action.Kind.words[kind.rawValue] == kind)
      #expect(Action.Kind.words[kind.rawValue + "x"] == nil)
      #expect(Action.Kind.words[String(kind.rawValue.dropLast())] == nil)
    }
    #expect(Action.Kind.words[Action.Kind.queryStack.rawValue] == nil)
    #expect(Action.Kind.words["a word that is longer than any in a table"] == nil)
  }

  private func packed(_ bytes: [UInt8]) -> PackedBytes? {
    bytes.withUnsafeBufferPointer { PackedBytes($0) }
  }
}
