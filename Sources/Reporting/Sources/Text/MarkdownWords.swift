/// What a reader sees of a text in Markdown.
enum MarkdownWords {
  /// Returns a text with each link and image replaced by its words.
  static func withoutLinks(_ text: String) -> String {
    let characters = Array(text)
    let marks = MarkdownMarks(characters)
    var result = ""
    /// Where the words of a link end, and where its target does.
    var targets: [Int: Int] = [:]
    var index = 0
    while index < characters.count {
      if let end = marks.spans[index] {
        result += String(characters[index..<end])
        index = end
      } else if let end = targets[index] {
        index = end
      } else {
        if characters[index] == "[", let words = marks.partners[index],
          let target = target(after: words, in: characters, marks)
        {
          targets[words] = target + 1
          if result.last == "!" { result.removeLast() }
        } else {
          result.append(characters[index])
        }
        index += 1
      }
    }
    return result
  }

  /// Where the target of a link ends that follows its words; `nil` if none follows.
  private static func target(
    after words: Int, in text: [Character], _ marks: MarkdownMarks
  ) -> Int? {
    let start = words + 1
    guard start < text.count, text[start] == "(" || text[start] == "[" else { return nil }
    return marks.partners[start]
  }

  /// Returns a text without the marks of code, of bold words and of HTML.
  static func withoutMarks(_ text: String) -> String {
    let characters = Array(text)
    let marks = MarkdownMarks(characters)
    let lastEnd = characters.lastIndex(of: ">") ?? -1
    var result = ""
    var index = 0
    while index < characters.count {
      if let end = marks.spans[index] {
        result += String(characters[index..<end].filter { $0 != "`" })
        index = end
      } else if characters[index...].starts(with: ["*", "*"]) {
        index += 2
      } else if index < lastEnd, isTag(characters[index...]),
        let end = characters[index...].firstIndex(of: ">")
      {
        index = end + 1
      } else {
        result.append(characters[index])
        index += 1
      }
    }
    return result
  }

  /// Tells whether a line of a rendered page is a heading: short, and without punctuation at its end.
  static func looksLikeHeading(_ text: String) -> Bool {
    guard let last = text.last, text.count <= 80 else { return false }
    return !".!?…:;,。！？：；、".contains(last)
  }

  /// Tells whether a tag of HTML begins a text.
  private static func isTag(_ text: ArraySlice<Character>) -> Bool {
    guard text.first == "<", let next = text.dropFirst().first else { return false }
    return next.isASCII && (next.isLetter || next == "/")
  }
}
