/// Prose in the subset of Markdown that specs use: paragraphs, lists, headings, tables, code,
/// emphasis and links.
///
/// Anything else is text.
struct Prose: Hashable, Sendable {
  /// The blocks, in order.
  var blocks: [Block]

  /// A block of prose.
  enum Block: Hashable, Sendable {
    /// A paragraph.
    case paragraph([Inline])
    /// A list; its items are single paragraphs.
    case list(isOrdered: Bool, items: [[Inline]])
    /// A heading of level 2 or below.
    case heading(level: Int, text: String)
    /// A table: its first row is the header.
    case table(rows: [[[Inline]]])
    /// The lines of a code block, and the language after its fence.
    case code(language: String, text: String)
  }

  /// A piece of a paragraph.
  indirect enum Inline: Hashable, Sendable {
    case text(String)
    case code(String)
    case emphasis([Inline])
    case strong([Inline])
    case link([Inline], destination: String)
  }

  /// Parses Markdown; no text is invalid.
  init(markdown: String) {
    var reader = BlockReader()
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      reader.read(String(line))
    }
    reader.finish()
    blocks = reader.blocks
  }
}

/// Groups lines into blocks.
private struct BlockReader {
  var blocks: [Prose.Block] = []
  private var paragraph: [String] = []
  private var items: [[String]] = []
  private var isOrdered = false
  private var rows: [[[Prose.Inline]]] = []
  private var fence: (language: String, lines: [String])?

  /// Reads the next line.
  mutating func read(_ line: String) {
    let trimmed = line.trimming()
    if let open = fence {
      if trimmed == "```" {
        blocks.append(.code(language: open.language, text: open.lines.joined(separator: "\n")))
        fence = nil
      } else {
        fence?.lines.append(line)
      }
    } else if trimmed.hasPrefix("```") {
      finish()
      fence = (String(trimmed.dropFirst(3)), [])
    } else if trimmed.isEmpty {
      finish()
    } else if trimmed.hasPrefix("|"), trimmed.hasSuffix("|"), trimmed.count > 1 {
      if rows.isEmpty { finish() }
      if !trimmed.allSatisfy({ "|-: ".contains($0) }) || rows.count != 1 {
        rows.append(Self.cells(trimmed))
      }
    } else if let (level, text) = Self.heading(trimmed) {
      finish()
      blocks.append(.heading(level: level, text: text))
    } else if let (ordered, text) = Self.item(trimmed) {
      if !rows.isEmpty || !paragraph.isEmpty || (!items.isEmpty && isOrdered != ordered) {
        finish()
      }
      isOrdered = ordered
      items.append([text])
    } else if !items.isEmpty {
      items[items.count - 1].append(trimmed)
    } else {
      paragraph.append(trimmed)
    }
  }

  /// Ends the current block.
  mutating func finish() {
    if let open = fence {
      blocks.append(.code(language: open.language, text: open.lines.joined(separator: "\n")))
      fence = nil
    }
    if !paragraph.isEmpty {
      blocks.append(.paragraph(Prose.inlines(paragraph.joined(separator: " "))))
      paragraph = []
    }
    if !items.isEmpty {
      let texts = items.map { Prose.inlines($0.joined(separator: " ")) }
      blocks.append(.list(isOrdered: isOrdered, items: texts))
      items = []
    }
    if !rows.isEmpty { blocks.append(.table(rows: rows)) }
    rows = []
  }

  /// Returns the cells of a table row; a bar inside code is not a separator.
  private static func cells(_ line: String) -> [[Prose.Inline]] {
    var cells = [""]
    var isCode = false
    for character in line.dropFirst().dropLast() {
      if character == "`" { isCode.toggle() }
      if character == "|", !isCode {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
    }
    return cells.map { Prose.inlines($0.trimming()) }
  }

  private static func heading(_ line: String) -> (Int, String)? {
    let level = line.prefix { $0 == "#" }.count
    guard (1...4).contains(level), line.dropFirst(level).first == " " else { return nil }
    return (max(level, 2), String(line.dropFirst(level + 1)))
  }

  private static func item(_ line: String) -> (isOrdered: Bool, text: String)? {
    if line.hasPrefix("- ") || line.hasPrefix("* ") { return (false, String(line.dropFirst(2))) }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard (1...3).contains(digits.count), line.dropFirst(digits.count).hasPrefix(". ") else {
      return nil
    }
    return (true, String(line.dropFirst(digits.count + 2)))
  }
}

extension StringProtocol {
  /// Returns the text without spaces at its ends.
  func trimming() -> String {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}
