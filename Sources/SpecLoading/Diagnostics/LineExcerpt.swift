/// The part of a line around a caret that fits the width of a terminal.
struct LineExcerpt {
  /// The visible part, with an ellipsis where the line is clipped.
  private(set) var text = ""
  /// The number of terminal columns before the caret.
  private(set) var caretOffset = 0
  /// The width of the caret in terminal columns.
  private(set) var caretLength = 1

  /// A character and its position.
  private struct Cell {
    var text: String
    var width: Int
    /// The column of its first Unicode scalar, counted from 1.
    var column: Int
  }

  /// Clips a line to a width.
  ///
  /// - Parameters:
  ///   - line: The bytes of the line.
  ///   - column: The column of the caret, in Unicode scalars, counted from 1.
  ///   - length: The width of the caret, in Unicode scalars.
  ///   - width: The number of terminal columns available.
  init(_ line: ArraySlice<UInt8>, column: Int, length: Int, width: Int) {
    let (cells, isLonger) = LineExcerpt.cells(of: line, around: column, reach: width * 2)
    let first = cells.firstIndex { $0.column >= column } ?? cells.count
    let last = cells.firstIndex { $0.column >= column + max(length, 1) } ?? cells.count
    let isCutBefore = cells.first.map { $0.column > 1 } ?? false
    let total = cells.reduce(0) { $0 + $1.width }
    var shown = cells.indices
    if isCutBefore || total > width {
      shown = LineExcerpt.window(in: cells, around: first, width: width - 2)
    }
    let isCutAfter = shown.upperBound < cells.count || isLonger
    let opening = isCutBefore || shown.lowerBound > 0 ? "…" : ""
    text = opening + cells[shown].map(\.text).joined() + (isCutAfter ? "…" : "")
    caretOffset = opening.count
    for cell in cells[shown.clamped(to: 0..<max(first, 0))] { caretOffset += cell.width }
    let marked = (first..<max(first, last)).clamped(to: shown)
    caretLength = max(1, cells[marked].reduce(0) { $0 + $1.width })
  }

  /// Chooses the cells to show: some before the caret, and as many after it as fit.
  private static func window(in cells: [Cell], around caret: Int, width: Int) -> Range<Int> {
    var start = caret
    let before = cells[..<min(caret + 12, cells.count)].reduce(0) { $0 + $1.width }
    var room = cells.first?.column == 1 && before <= width ? width : width / 3
    while start > 0, cells[start - 1].width <= room {
      start -= 1
      room -= cells[start].width
    }
    var end = start
    room = width
    while end < cells.count, cells[end].width <= room {
      room -= cells[end].width
      end += 1
    }
    // Space left at the end of the line is used to show more of its beginning.
    while end == cells.count, start > 0, cells[start - 1].width <= room {
      start -= 1
      room -= cells[start].width
    }
    return start..<max(end, start)
  }

  /// Splits the part of a line around a column into characters; the whole line may be too long to
  /// split.
  ///
  /// - Returns: The characters, and whether the line continues after them.
  private static func cells(
    of line: ArraySlice<UInt8>, around column: Int, reach: Int
  ) -> (cells: [Cell], isLonger: Bool) {
    var position = line.startIndex
    var count = 1
    let begin = max(1, column - reach)
    while position < line.endIndex, count < begin {
      position += 1
      while position < line.endIndex, line[position] & 0xC0 == 0x80 { position += 1 }
      count += 1
    }
    let end = min(line.endIndex, position + reach * 16)
    var cells: [Cell] = []
    var offset = 0
    for character in String(decoding: line[position..<end], as: UTF8.self) {
      let cell = Terminal.cell(character, at: offset)
      cells.append(Cell(text: cell.text, width: cell.width, column: count))
      count += character.unicodeScalars.count
      offset += cell.width
    }
    return (cells, end < line.endIndex)
  }
}

/// Measures characters on a terminal.
enum Terminal {
  /// Returns how a character is shown, and how many terminal columns it takes.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - offset: The number of columns before it; tabs advance to every fourth column.
  static func cell(_ character: Character, at offset: Int) -> (text: String, width: Int) {
    if character == "\t" {
      let width = 4 - offset % 4
      return (String(repeating: " ", count: width), width)
    }
    guard let scalar = character.unicodeScalars.first else { return ("", 0) }
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator:
      return ("\u{FFFD}", 1)
    case .format where character.unicodeScalars.count == 1: return ("\u{FFFD}", 1)
    default: break
    }
    let isWide = character.unicodeScalars.contains { scalar in
      wide.contains { $0.contains(scalar.value) } || scalar.value == 0xFE0F
    }
    return (String(character), isWide ? 2 : 1)
  }

  /// The blocks whose characters take two columns.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F,
    0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
