/// The parts of a document in order: headings, sentences, items, blocks of code.
///
/// A document is Markdown as documentation systems use it (with front matter, tags of Liquid, fenced code), or the
/// text of a rendered page, which has no marks: there, a short line of its own without a full stop is a
/// heading, and lines that count from 1 are the numbers beside as many lines of code.
package struct SourceText: Sendable {
  /// The parts, in order.
  package private(set) var units: [SourceUnit] = []

  /// A paragraph or an item that is still being read.
  private var open: [Substring] = []
  private var openKind = SourceUnit.Kind.sentence
  private var openLine = 0
  private let lines: [Substring]
  /// Whether nothing marks headings.
  private let isPlain: Bool

  /// Splits a document.
  package init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    isPlain = !lines.contains { MarkdownLine($0).heading != nil }
    var index = readFrontMatter()
    while index < lines.endIndex { index = readLine(at: index) }
    close()
  }

  /// Reads the front matter, if there is any.
  ///
  /// - Returns: The index of the first line after it.
  private mutating func readFrontMatter() -> Int {
    guard lines.first.map({ MarkdownLine($0).isRule("-") }) == true,
      let end = lines.dropFirst().firstIndex(where: { MarkdownLine($0).isRule("-") })
    else { return 0 }
    for index in 1..<end {
      let line = lines[index]
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      let isContinued = line.first?.isWhitespace == true || line.hasPrefix("- ")
      if isContinued, units.last?.kind == .field {
        units[units.count - 1].text += " " + line.foldingSpaces()
      } else {
        units.append(SourceUnit(.field, line.foldingSpaces(), line: index + 1))
      }
    }
    return end + 1
  }

  /// Reads a line, or a block that begins with it.
  ///
  /// - Returns: The index of the line after it.
  private mutating func readLine(at index: Int) -> Int {
    let line = MarkdownLine(lines[index])
    if line.isBlank || line.isRule("-") || line.isRule("*") || line.isRule("_") {
      close()
    } else if let fence = line.fence {
      return readFencedCode(at: index, fence)
    } else if let end = endOfLineNumbers(at: index) {
      return readNumberedCode(from: index, numbersTo: end)
    } else if let heading = line.heading {
      close()
      add(.heading, heading, index)
    } else if let tag = line.tag {
      close()
      if tag.isInclude { add(.include, tag.text, index) }
    } else if line.isLinkDefinition {
      return readLinkDefinitions(at: index)
    } else if let item = line.item {
      close()
      begin(.item, with: item, index)
    } else if let row = line.row {
      close()
      if !row.isEmpty { add(.item, row, index) }
    } else {
      if open.isEmpty {
        begin(.sentence, with: line.quoted, index)
      } else {
        open.append(line.quoted)
      }
    }
    return index + 1
  }

  private mutating func readFencedCode(at index: Int, _ fence: MarkdownLine.Fence) -> Int {
    close()
    let end =
      lines[(index + 1)...].firstIndex { MarkdownLine($0).closes(fence) } ?? lines.endIndex
    add(.code, lines[(index + 1)..<end].joined(separator: " "), index)
    return min(end + 1, lines.endIndex)
  }

  /// Returns the index after the last of the lines that count from 1, if as many lines of code follow.
  private func endOfLineNumbers(at index: Int) -> Int? {
    var end = index
    while end < lines.endIndex, lines[end].foldingSpaces() == "\(end - index + 1)" { end += 1 }
    return isPlain && end > index && end + (end - index) <= lines.endIndex ? end : nil
  }

  private mutating func readNumberedCode(from index: Int, numbersTo end: Int) -> Int {
    close()
    let last = end + (end - index)
    add(.code, lines[end..<last].joined(separator: " "), index)
    return last
  }

  private mutating func readLinkDefinitions(at index: Int) -> Int {
    close()
    let end =
      lines[index...].firstIndex { !MarkdownLine($0).isLinkDefinition } ?? lines.endIndex
    add(.links, lines[index..<end].joined(separator: " "), index)
    return end
  }

  private mutating func begin(_ kind: SourceUnit.Kind, with text: Substring, _ index: Int) {
    open = [text]
    openKind = kind
    openLine = index + 1
  }

  /// Ends the paragraph or the item that is being read.
  private mutating func close() {
    guard !open.isEmpty else { return }
    defer { open = [] }
    let text = MarkdownWords.withoutLinks(open.joined(separator: " ").foldingSpaces())
    if openKind == .sentence, isPlain, open.count == 1, MarkdownWords.looksLikeHeading(text) {
      add(.heading, text, openLine - 1)
    } else if openKind == .item {
      add(.item, text, openLine - 1)
    } else {
      for sentence in Sentences.of(text) { add(.sentence, sentence, openLine - 1) }
    }
  }

  private mutating func add(_ kind: SourceUnit.Kind, _ text: String, _ index: Int) {
    let isProse = kind == .sentence || kind == .item || kind == .heading
    let seen = isProse ? MarkdownWords.withoutMarks(MarkdownWords.withoutLinks(text)) : text
    let folded = seen.foldingSpaces()
    if !folded.isEmpty { units.append(SourceUnit(kind, folded, line: index + 1)) }
  }
}
