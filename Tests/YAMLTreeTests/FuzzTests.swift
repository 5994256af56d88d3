import TestSupport
import Testing
import YAMLTree

@Suite struct FuzzTests {
  private static let fragments = [
    "[", "]", "{", "}", ",", ": ", ":", "- ", "-", "? ", "&m ", "*m", "!t ", "|", ">", "'", "\"",
    "\\", "%", "@", "#", "\t", "\n", "\r", "\r\n", "  ", "---\n", "...\n", "<<: ", "é", "😀",
    "\u{0}", "\u{FEFF}", "\u{85}", "\u{2028}",
  ].map { Array($0.utf8) }

  private static func mutate(_ bytes: inout [UInt8], with generator: inout SplitMix64) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    let end = min(bytes.count, place + Int.random(in: 0...8, using: &generator))
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: bytes.removeSubrange(place..<end)
    case 1:
      bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...place, using: &generator))
    case 2: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
    case 3: bytes.removeLast(Int.random(in: 0...min(40, bytes.count), using: &generator))
    default:
      let fragment = fragments.randomElement(using: &generator) ?? []
      bytes.insert(contentsOf: fragment, at: place)
    }
  }

  /// The last place of each line, which is after its last character; lines end as in editors.
  private static func lineEnds(of bytes: [UInt8]) -> [Int] {
    var ends = [1]
    var previous: UInt8 = 0
    for byte in bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...] {
      if byte == 0x0D || byte == 0x0A && previous != 0x0D {
        ends.append(1)
      } else if byte != 0x0A, byte & 0xC0 != 0x80 {
        ends[ends.count - 1] += 1
      }
      previous = byte
    }
    return ends
  }

  @Test("A damaged file yields a tree or mistakes with places in the file", arguments: 0..<8)
  func damage(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<400 {
      var bytes = Array(sample.utf8)
      for _ in 0...Int.random(in: 0..<6, using: &generator) {
        Self.mutate(&bytes, with: &generator)
      }
      let ends = Self.lineEnds(of: bytes)
      func isInside(_ mark: YAMLMark) -> Bool {
        1...ends.count ~= mark.line && 1...ends[mark.line - 1] ~= mark.column
      }
      do {
        let document = try YAMLDocument(parsing: bytes)
        let places = withExtendedLifetime(document) { self.marks(below: document.root) }
        #expect(places.allSatisfy(isInside), "\(bytes)")
      } catch {
        #expect(!error.errors.isEmpty)
        let marks = error.errors.flatMap { [$0.mark] + $0.notes.map(\.mark) }
        #expect(marks.allSatisfy(isInside), "\(marks) in \(bytes)")
        #expect(error.errors.map(\.mark) == error.errors.map(\.mark).sorted())
        #expect(error.errors.allSatisfy { !$0.message.contains("libyaml") }, "\(error)")
      }
    }
  }

  private func marks(below node: YAMLNode) -> [YAMLMark] {
    [node.mark] + node.elements.flatMap(marks)
      + node.entries.flatMap { marks(below: $0.key) + marks(below: $0.value) }
  }
}
