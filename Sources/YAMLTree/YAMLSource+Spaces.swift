/// White space that looks like YAML's, but is part of a text.
extension YAMLSource {
  /// The number of lines above a mistake in which its cause is looked for: what begins in one line
  /// may be wrong only in the next.
  private static let reach = 3

  /// The offset of the unusual space next to a place, in the lines up to it, that stands where YAML
  /// expects one of its own.
  func unusualSpace(before place: LibYAMLParser.Mark) -> Int? {
    guard hasUnusualSpaces else { return nil }
    let last = Int(place.line)
    for line in (max(0, last - Self.reach)...last).reversed() {
      let start = offset(ofLine: line)
      let end = offset(ofLine: line + 1)
      if let offset = misplacedSpace(from: start, to: end, inText: false) { return offset }
    }
    return nil
  }

  /// The offset of the first unusual space between two offsets that stands where YAML expects one of
  /// its own: before a line's text, after an indicator, or before one.
  ///
  /// - Parameters:
  ///   - start: The offset of a line, or of a text without quotes.
  ///   - end: The offset of its end.
  ///   - inText: Whether it is a text, where commas and brackets are no indicators.
  func misplacedSpace(from start: Int, to end: Int, inText: Bool) -> Int? {
    var offset = start
    let indicators = inText ? ":" : ":,[{"
    // Whether only white space comes before on the line, apart from hyphens.
    var isAtStart = true
    // Whether white space comes here, and not just a letter of a text.
    var isExpected = true
    while offset < end {
      let byte = bytes[offset]
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        offset += 1
        continue
      }
      guard byte >= 0xC2, let scalar = scalar(at: offset) else {
        isAtStart = isBreak(byte) || isAtStart && "-?".utf8.contains(byte)
        isExpected = isAtStart || indicators.utf8.contains(byte)
        offset += 1
        continue
      }
      let next = offset + scalar.utf8.count
      if scalar.isUnusualSpace {
        if isExpected || isIndicator(after: next, to: end, inText: inText) { return offset }
      } else {
        (isAtStart, isExpected) = (false, false)
      }
      offset = next
    }
    return nil
  }

  /// Whether an indicator follows, or the end of the line, apart from white space.
  private func isIndicator(after offset: Int, to end: Int, inText: Bool) -> Bool {
    let indicators = inText ? ":#" : ":#,]}"
    var offset = offset
    while offset < end {
      if bytes[offset] == UInt8(ascii: " ") {
        offset += 1
      } else if bytes[offset] >= 0xC2, let scalar = scalar(at: offset), scalar.isUnusualSpace {
        offset += scalar.utf8.count
      } else {
        return isBreak(bytes[offset]) || indicators.utf8.contains(bytes[offset])
      }
    }
    return true
  }
}

/// Finds the offsets of places that come one after the other, each from the one before.
///
/// To count the lines from the start of the file for each would take a time that grows with its square.
struct YAMLCursor {
  private var line: UInt32 = 0
  private var column: UInt32 = 0
  private var offset = 0

  /// Goes on to a place.
  ///
  /// - Returns: The offset of the place.
  mutating func advance(to place: LibYAMLParser.Mark, in source: YAMLSource) -> Int {
    while line < place.line, offset < source.bytes.count {
      offset = source.startOfLine(after: offset)
      (line, column) = (line + 1, 0)
    }
    while line == place.line, column < place.column, offset < source.bytes.count {
      repeat {
        offset += 1
      } while offset < source.bytes.count && source.bytes[offset] & 0xC0 == 0x80
      column += 1
    }
    return offset
  }
}

extension Unicode.Scalar {
  /// Whether it looks like a space, and is not one to YAML.
  var isUnusualSpace: Bool {
    switch value {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    // Letters without a shape.
    case 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0: true
    default: false
    }
  }

  /// The name of a space, or what it is.
  var spaceName: String {
    switch value {
    case 0xA0: "a no-break space"
    case 0x202F: "a narrow no-break space"
    case 0x3000: "an ideographic space"
    case 0x1680, 0x2000...0x200A, 0x205F: "a space of another width"
    default: "a blank character"
    }
  }

  /// What a character without width is; `nil` if it can be seen.
  var invisibleName: String? {
    switch value {
    case 0xAD: "a soft hyphen"
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
      "a mark that changes the direction of writing"
    case 0x180E: "a vowel separator"
    case 0x200B: "a zero-width space"
    case 0x200C: "a zero-width non-joiner"
    case 0x200D: "a zero-width joiner"
    case 0x2060: "a word joiner"
    case 0x2061...0x2064: "an invisible operator"
    case 0xFEFF: "a byte order mark, which only the start of a file may have"
    default: nil
    }
  }

  /// Whether it joins or separates the letters beside it, as some scripts and emoji need.
  var isJoiner: Bool { value == 0x200C || value == 0x200D }
}
