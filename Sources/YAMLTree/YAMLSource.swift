/// The bytes of a file that passed the checks libyaml does not make.
struct YAMLSource {
  /// The bytes, without the byte order mark.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The number of bytes that precede these in the file.
  let bytesBefore: Int
  /// Whether there is white space that is not white space to YAML, such as a no-break space.
  private(set) var hasUnusualSpaces = false

  /// Checks a file's length and encoding, and that editors and libyaml count its lines alike.
  init(checking file: UnsafeBufferPointer<UInt8>, limits: YAMLLimits) throws(YAMLErrors) {
    // Positions in the text have 32 bits, and escapes can make the text longer than the file.
    let limit = min(limits.inputBytes, 1 << 30)
    guard file.count <= limit else {
      throw YAMLErrors([.tooLarge(count: file.count, limit: limit)])
    }
    // An empty buffer may be a null pointer, which libyaml does not accept.
    guard !file.isEmpty else { throw YAMLErrors([.empty]) }
    if let encoding = Self.foreignEncoding(of: file) { throw YAMLErrors([.notUTF8(encoding)]) }
    bytesBefore = file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    bytes = UnsafeBufferPointer(rebasing: file[bytesBefore...])
    do throws(YAMLError) {
      try checkCharacters()
      try refuseDirectives(fromLine: 0)
    } catch {
      throw YAMLErrors([error])
    }
  }

  /// The name of the encoding that a byte order mark announces, if it is not UTF-8.
  private static func foreignEncoding(of file: UnsafeBufferPointer<UInt8>) -> String? {
    if file.starts(with: [0xFF, 0xFE, 0, 0]) || file.starts(with: [0, 0, 0xFE, 0xFF]) {
      return "UTF-32"
    }
    if file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    return nil
  }

  /// Throws an error at the first character that people cannot see, or that ends a line for libyaml
  /// alone.
  private mutating func checkCharacters() throws(YAMLError) {
    let raw = UnsafeRawBufferPointer(bytes)
    typealias Block = SIMD4<UInt64>
    let size = MemoryLayout<Block>.size
    var offset = 0
    while offset < bytes.count {
      // ASCII is skipped a block at a time.
      while offset + size <= bytes.count,
        raw.loadUnaligned(fromByteOffset: offset, as: Block.self) & 0x8080_8080_8080_8080 == .zero
      {
        offset += size
      }
      let end = min(offset + size, bytes.count)
      while offset < end {
        if bytes[offset] >= 0xC2 { try checkCharacter(at: offset) }
        offset += 1
      }
    }
  }

  private mutating func checkCharacter(at offset: Int) throws(YAMLError) {
    // Letters of nearly all scripts begin with other bytes.
    switch bytes[offset] {
    case 0xC2, 0xD8, 0xE1, 0xE2, 0xE3, 0xEF: break
    default: return
    }
    if isUnicodeLineBreak(at: offset) { throw .lineSeparator(in: self, at: offset) }
    guard let scalar = scalar(at: offset) else { return }
    if scalar.isUnusualSpace {
      hasUnusualSpaces = true
    } else if let name = scalar.invisibleName, !(scalar.isJoiner && isBetweenLetters(offset)) {
      throw .invisibleCharacter(scalar, name, in: self, at: offset)
    }
  }

  /// Whether the characters beside a joiner are beyond ASCII, as in emoji and in scripts that need it.
  private func isBetweenLetters(_ offset: Int) -> Bool {
    offset > 0 && bytes[offset - 1] >= 0x80 && offset + 3 < bytes.count && bytes[offset + 3] >= 0x80
  }

  /// The character that begins with a byte; `nil` if it is not valid.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    let end = min(offset + 4, bytes.count)
    return String(decoding: bytes[offset..<end], as: UTF8.self).unicodeScalars.first
  }

  private func isUnicodeLineBreak(at offset: Int) -> Bool {
    let left = bytes[offset...]
    return left.starts(with: [0xC2, 0x85]) || left.starts(with: [0xE2, 0x80, 0xA8])
      || left.starts(with: [0xE2, 0x80, 0xA9])
  }

  /// Throws an error if there is a directive where a document may begin.
  ///
  /// libyaml compares every `%TAG` with all others, which takes very long if a file is full of
  /// them.
  ///
  /// - Parameter line: The line to start from, counted from 0. Blank lines, comments and document
  ///   ends are skipped.
  func refuseDirectives(fromLine line: Int) throws(YAMLError) {
    var line = line
    var offset = offset(ofLine: line)
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "%") {
        throw .directive(at: YAMLMark(line: line + 1, column: 1))
      }
      guard isBlankOrComment(at: offset) || bytes[offset...].starts(with: [0x2E, 0x2E, 0x2E]) else {
        return
      }
      offset = startOfLine(after: offset)
      line += 1
    }
  }

  private func isBlankOrComment(at offset: Int) -> Bool {
    let first = bytes[offset...].first { $0 != UInt8(ascii: " ") }
    return first.map { $0 == UInt8(ascii: "#") || isBreak($0) } ?? true
  }
}

// MARK: - Places

extension YAMLSource {
  /// The place of a byte.
  func mark(at offset: Int) -> YAMLMark {
    var line = 1
    var start = 0
    while true {
      let next = startOfLine(after: start)
      guard next <= offset, next > start, next < bytes.count || endsInBreak else { break }
      line += 1
      start = next
    }
    let column = bytes[start..<offset].count(where: { $0 & 0xC0 != 0x80 }) + 1
    return YAMLMark(line: line, column: column)
  }

  /// A place as people count it.
  ///
  /// libyaml always puts the end of the file on a line of its own.
  func mark(of place: LibYAMLParser.Mark) -> YAMLMark {
    isEnd(place) ? mark(at: bytes.count) : place.mark
  }

  /// The character at a place counted from 0, or `nil` at the end of a line or of the file.
  func character(at place: LibYAMLParser.Mark) -> Unicode.Scalar? {
    let offset = offset(of: place)
    guard offset < bytes.count, !isBreak(bytes[offset]) else { return nil }
    return scalar(at: offset)
  }

  /// The last ASCII character other than a space before a place counted from 0, on the same line.
  func characterBefore(_ place: LibYAMLParser.Mark) -> Unicode.Scalar? {
    let line = bytes[offset(ofLine: Int(place.line))..<offset(of: place)]
    return line.last { $0 != UInt8(ascii: " ") }.map { Unicode.Scalar($0) }
  }

  /// Whether a place counted from 0 is at the end of the file.
  func isEnd(_ place: LibYAMLParser.Mark) -> Bool { offset(of: place) >= bytes.count }

  func offset(of place: LibYAMLParser.Mark) -> Int {
    var offset = offset(ofLine: Int(place.line))
    for _ in 0..<place.column where offset < bytes.count {
      repeat { offset += 1 } while offset < bytes.count && bytes[offset] & 0xC0 == 0x80
    }
    return offset
  }

  private var endsInBreak: Bool { bytes.last.map(isBreak) ?? false }

  /// The offset where a line begins, counted from 0; the end of the file if there is no such line.
  func offset(ofLine line: Int) -> Int {
    var offset = 0
    for _ in 0..<line where offset < bytes.count { offset = startOfLine(after: offset) }
    return offset
  }

  /// The offset where the next line begins, or the end of the file.
  func startOfLine(after offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, !isBreak(bytes[offset]) { offset += 1 }
    guard offset < bytes.count else { return offset }
    let isPair =
      bytes[offset] == UInt8(ascii: "\r") && offset + 1 < bytes.count
      && bytes[offset + 1] == UInt8(ascii: "\n")
    return offset + (isPair ? 2 : 1)
  }

  func isBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
