/// What a line of Markdown begins, if anything.
struct MarkdownLine {
  private let line: Substring

  /// Looks at a line.
  init(_ line: Substring) {
    self.line = line.drop(while: \.isWhitespace)
  }

  /// Whether there is nothing on it.
  var isBlank: Bool { line.isEmpty }

  /// The text of a heading; `nil` if the line is none.
  var heading: String? {
    let marks = line.prefix { $0 == "#" }
    guard 1...6 ~= marks.count, line.dropFirst(marks.count).first == " " else { return nil }
    let text = line.dropFirst(marks.count).foldingSpaces()
    let closing = text.reversed().prefix { $0 == "#" }.count
    return closing > 0 && text.dropLast(closing).last == " "
      ? text.dropLast(closing).foldingSpaces() : text
  }

  /// Tells whether the line consists of at least three of these marks, as a line across the page does.
  func isRule(_ mark: Character) -> Bool {
    let marks = line.filter { !$0.isWhitespace }
    return marks.count >= 3 && marks.allSatisfy { $0 == mark }
  }

  /// The marks around a block of code.
  struct Fence {
    var mark: Character
    var length: Int
  }

  /// The marks with which a block of code begins; `nil` if none does.
  var fence: Fence? {
    guard let mark = line.first, mark == "`" || mark == "~" else { return nil }
    let length = line.prefix { $0 == mark }.count
    let isSpan = mark == "`" && line.dropFirst(length).contains("`")
    return length >= 3 && !isSpan ? Fence(mark: mark, length: length) : nil
  }

  /// Tells whether the line ends a block of code.
  func closes(_ fence: Fence) -> Bool {
    let marks = line.prefix { $0 == fence.mark }
    return marks.count >= fence.length && line.dropFirst(marks.count).allSatisfy(\.isWhitespace)
  }

  /// A tag of Liquid that has the line to itself.
  struct Tag {
    var text: String
    /// Whether it inserts a text from elsewhere.
    var isInclude: Bool
  }

  /// The tag that has the line to itself; `nil` if there is none.
  var tag: Tag? {
    let text = line.foldingSpaces()
    guard text.hasPrefix("{%"), text.hasSuffix("%}"), text.dropFirst(2).firstRange(of: "{%") == nil
    else { return nil }
    let name = text.dropFirst(2).split(separator: " ").first ?? ""
    return Tag(text: text, isInclude: name.contains("include"))
  }

  /// Whether the line defines what links refer to: `[1]: address`.
  var isLinkDefinition: Bool {
    guard line.first == "[", let end = line.firstIndex(of: "]"),
      end > line.index(after: line.startIndex)
    else { return false }
    return line[end...].hasPrefix("]: ")
  }

  /// The text of a list's item; `nil` if the line begins none.
  var item: Substring? {
    guard let mark = line.first else { return nil }
    if "-*+•‣◦".contains(mark) { return textAfter(line.dropFirst()) }
    let digits = line.prefix(while: \.isASCIIDigit)
    let rest = line.dropFirst(digits.count)
    guard 1...3 ~= digits.count, rest.first == "." || rest.first == ")" else { return nil }
    return textAfter(rest.dropFirst())
  }

  /// The text after an item's mark, if a space follows the mark.
  private func textAfter(_ rest: Substring) -> Substring? {
    guard rest.first?.isWhitespace == true else { return nil }
    let text = rest.drop(while: \.isWhitespace)
    return text.isEmpty ? nil : text
  }

  /// The cells of a table's row, empty for the line below its head; `nil` if the line is none.
  var row: String? {
    guard line.first == "|", line.foldingSpaces().last == "|" else { return nil }
    if line.allSatisfy({ "|-: ".contains($0) }) { return "" }
    return line.foldingSpaces().dropFirst().dropLast().foldingSpaces()
  }

  /// The text without the mark of a quotation.
  var quoted: Substring {
    line.first == ">" ? line.dropFirst().drop(while: \.isWhitespace) : line
  }
}

extension Character {
  /// Whether it is one of the ten digits.
  fileprivate var isASCIIDigit: Bool { "0"..."9" ~= self }
}
