import SpecModel

/// Finds missing prose: introductions, titles, and texts that are still to be written.
struct ProseLint {
  let suite: Suite
  let sources: [SourceFile]

  /// Words that people use as placeholders, in lowercase.
  private static let placeholders: Set<String> = [
    "", "tbd", "fixme", "xxx", "title", "untitled", "placeholder", "case", "test", "new case",
  ]

  /// Returns a warning for each finding.
  func run() -> [Diagnostic] {
    var found: [Diagnostic] = []
    for file in suite.files {
      if file.about.isEmpty {
        found.append(
          Diagnostic.warning(
            .missingProse, "the file does not say what its cases show",
            hint: "add `about: |` with a paragraph for readers: what is shown, and why it matters",
            at: file.location))
      }
      if ProseLint.isPlaceholder(file.title) {
        found.append(placeholder(file.title, of: "a case file", at: file.location))
      }
      // All variants of a case begin at the same place.
      var places: Set<SourceLocation> = []
      for test in file.cases where ProseLint.isPlaceholder(test.title) {
        guard places.insert(test.location).inserted else { continue }
        found.append(placeholder(test.title, of: "a case", at: test.location))
      }
    }
    return found + sources.flatMap(unwritten)
  }

  private func placeholder(
    _ title: String, of owner: String, at location: SourceLocation
  ) -> Diagnostic {
    .warning(
      .placeholder, "`\(title)` is a placeholder, not the title of \(owner)",
      hint: "say what happens, as a sentence: reports and the handbook show it", at: location)
  }

  /// Tells whether a title is a placeholder.
  static func isPlaceholder(_ title: String) -> Bool {
    // Most titles are longer, and need not be split into words.
    guard title.utf8.count <= longestPlaceholder else { return false }
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    return placeholders.contains(words.joined(separator: " "))
  }

  /// The largest number of bytes in a title that can be a placeholder, with some room for punctuation.
  private static let longestPlaceholder = 32

  /// The word that marks an unwritten text.
  private static let mark = Array("TODO".utf8)

  /// Finds the marks in the text of a file.
  private func unwritten(in source: SourceFile) -> [Diagnostic] {
    guard source.relativePath.hasSuffix(SuiteLayout.suffix) else { return [] }
    // Most files have none; then their lines need not be found.
    if ProseLint.columns(of: source.bytes[...]).isEmpty { return [] }
    let lines = LineIndex(source.bytes)
    var found: [Diagnostic] = []
    var number = 1
    while let line = lines.line(number) {
      for column in ProseLint.columns(of: line) {
        let location = SourceLocation(file: source.path, line: number, column: column)
        found.append(
          Diagnostic.warning(
            .placeholder, "this text has not been written yet",
            hint: "write it, and remove `TODO`", at: location, length: ProseLint.mark.count))
      }
      number += 1
    }
    return found
  }

  /// The columns in which the mark is a word of its own, counted from 1.
  private static func columns(of line: ArraySlice<UInt8>) -> [Int] {
    var columns: [Int] = []
    var start = line.startIndex
    while let index = line[start...].firstIndex(of: mark[0]) {
      start = index + 1
      guard line[index...].starts(with: mark) else { continue }
      let after = index + mark.count
      let isWord =
        (index == line.startIndex || !isWordByte(line[index - 1]))
        && (after == line.endIndex || !isWordByte(line[after]))
      let before = String(decoding: line[..<index], as: UTF8.self)
      if isWord { columns.append(before.unicodeScalars.count + 1) }
    }
    return columns
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    Identifier.isNameByte(byte | 0x20) || byte == UInt8(ascii: "_") || byte > 0x7F
  }
}
