extension Prose {
  /// Splits a paragraph into its pieces; an unmatched mark is text.
  static func inlines(_ text: String) -> [Inline] {
    var scanner = InlineScanner(text: Array(text))
    return scanner.scan()
  }
}

/// Reads a paragraph from left to right.
private struct InlineScanner {
  let text: [Character]
  private var position = 0
  private var result: [Prose.Inline] = []
  private var plain = ""

  init(text: [Character]) {
    self.text = text
  }

  mutating func scan() -> [Prose.Inline] {
    while position < text.count {
      switch text[position] {
      case "\\" where position + 1 < text.count && text[position + 1].isPunctuation:
        plain.append(text[position + 1])
        position += 2
      case "`": take(between: "`") { .code(String($0)) }
      case "*" where next == "*": take(between: "**") { .strong(Prose.inlines(String($0))) }
      case "*": take(between: "*") { .emphasis(Prose.inlines(String($0))) }
      case "[": takeLink()
      default:
        plain.append(text[position])
        position += 1
      }
    }
    flush()
    return result
  }

  private var next: Character? { position + 1 < text.count ? text[position + 1] : nil }

  private mutating func flush() {
    if !plain.isEmpty { result.append(.text(plain)) }
    plain = ""
  }

  /// Reads the text between two marks, or the mark alone as text.
  private mutating func take(
    between mark: String, _ make: (ArraySlice<Character>) -> Prose.Inline
  ) {
    let mark = Array(mark)
    let start = position + mark.count
    if let end = find(mark, from: start), end > start, text[start] != " ", text[end - 1] != " " {
      flush()
      result.append(make(text[start..<end]))
      position = end + mark.count
    } else {
      plain += String(mark)
      position = start
    }
  }

  /// Reads `[text](destination)`, or the bracket alone as text.
  private mutating func takeLink() {
    guard let middle = find(["]", "("], from: position + 1),
      let end = find([")"], from: middle + 2),
      let destination = Self.safe(String(text[(middle + 2)..<end]))
    else {
      plain.append("[")
      position += 1
      return
    }
    flush()
    result.append(
      .link(Prose.inlines(String(text[(position + 1)..<middle])), destination: destination))
    position = end + 1
  }

  private func find(_ mark: [Character], from start: Int) -> Int? {
    guard start <= text.count - mark.count else { return nil }
    return (start...(text.count - mark.count)).first { index in
      mark.indices.allSatisfy { text[index + $0] == mark[$0] }
    }
  }

  /// Returns a destination if a page may link to it, and `nil` otherwise.
  ///
  /// Web addresses and places in the handbook are allowed; schemes that run code are not.
  private static func safe(_ destination: String) -> String? {
    if destination.hasPrefix("https://") || destination.hasPrefix("http://") { return destination }
    let head = destination.prefix { $0 != "/" && $0 != "#" && $0 != "?" }
    return head.contains(":") ? nil : destination
  }
}
