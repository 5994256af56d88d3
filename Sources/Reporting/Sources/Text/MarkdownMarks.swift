/// The marks in a text that belong together, found in one pass: hostile texts are as fast as others.
struct MarkdownMarks {
  /// For each mark that begins a span of code, where its last mark ends.
  private(set) var spans: [Int: Int] = [:]
  /// For each bracket that opens, where its partner is.
  private(set) var partners: [Int: Int] = [:]

  /// Finds the marks of a text.
  init(_ text: [Character]) {
    findSpans(in: text)
    findPartners(in: text)
  }

  /// Finds the spans of code: from some marks to the next that are as many.
  private mutating func findSpans(in text: [Character]) {
    var runs: [Range<Int>] = []
    var index = 0
    while index < text.count {
      let start = index
      while index < text.count, text[index] == "`" { index += 1 }
      if index > start { runs.append(start..<index) } else { index += 1 }
    }
    var next: [Int: Range<Int>] = [:]
    for run in runs.reversed() {
      if let closing = next[run.count] { spans[run.lowerBound] = closing.upperBound }
      next[run.count] = run
    }
  }

  /// Finds the partners of brackets; those of words are not in code.
  private mutating func findPartners(in text: [Character]) {
    var (square, round): ([Int], [Int]) = ([], [])
    var codeEnd = 0
    for index in text.indices {
      if index >= codeEnd, let end = spans[index] { codeEnd = end }
      let isCode = index < codeEnd
      switch text[index] {
      case "[" where !isCode: square.append(index)
      case "]" where !isCode: if let open = square.popLast() { partners[open] = index }
      case "(": round.append(index)
      case ")": if let open = round.popLast() { partners[open] = index }
      default: break
      }
    }
  }
}
