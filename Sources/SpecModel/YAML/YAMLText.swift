/// A YAML file in block style, written from top to bottom.
package struct YAMLText {
  private var lines: [String] = []
  /// The number of spaces before an entry.
  private var indentation = 0
  /// Whether the next line begins an item of a list.
  private var beginsItem = false
  private let width: Int

  /// Begins a file.
  ///
  /// - Parameter width: The length of a line, in characters, beyond which its value is broken into
  ///   several; by default, none is.
  package init(width: Int = .max) {
    self.width = width
  }

  /// The text written so far, with a line feed at the end of each line.
  package var text: String { lines.map { $0 + "\n" }.joined() }

  /// Writes a comment.
  package mutating func comment(_ text: String) { add("# \(text)") }

  /// Writes an empty line.
  package mutating func blankLine() { lines.append("") }

  /// Writes a key and its value: on one line if they fit, otherwise in block style.
  package mutating func entry(_ key: YAMLValue, _ value: YAMLValue) {
    if key.isLong {
      add("? \(key)")
      return add(": \(value)")
    }
    let line = "\(key): \(value)"
    guard indentation + line.count > width else { return add(line) }
    switch value {
    case .word, .string: add(line)
    case .map(let entries):
      entry(key) { yaml in
        for (key, value) in entries { yaml.entry(key, value) }
      }
    case .list(let items):
      entry(key) { yaml in
        for item in items { yaml.item(item) }
      }
    }
  }

  /// Writes a key with a sentence, which needs fewer quotes than a text in flow style.
  package mutating func entry(_ key: YAMLValue, sentence: String) {
    add("\(key): \(YAMLScalar.sentence(sentence))")
  }

  /// Writes a key with a paragraph that keeps its line breaks.
  package mutating func entry(_ key: YAMLValue, paragraph: String) {
    add("\(key): |")
    nested { yaml in
      for line in paragraph.split(whereSeparator: \.isNewline) { yaml.add(String(line)) }
    }
  }

  /// Writes a key with a text: on one line if it fits, otherwise in a folded block.
  package mutating func entry(_ key: YAMLValue, prose: String) {
    let lines = prose.split(separator: "\n", omittingEmptySubsequences: false)
    let mayBeBlock =
      lines.first?.first?.isWhitespace == false
      && lines.allSatisfy { $0.last?.isWhitespace != true && !$0.contains("  ") }
      && !lines.contains { String($0).hasHiddenCharacters }
    let line = "\(key): \(YAMLScalar.sentence(prose))"
    let isShort = lines.count == 1 && indentation + line.count <= width
    guard mayBeBlock, !isShort else { return add(line) }
    add("\(key): \(lines.count == 1 ? ">-" : "|")")
    nested { yaml in
      for line in lines.count == 1 ? yaml.folded(prose) : lines {
        if line.isEmpty { yaml.blankLine() } else { yaml.add(String(line)) }
      }
    }
  }

  /// The text in lines that a YAML reader joins again.
  private func folded(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var rest = text[...]
    while rest.count > width - indentation {
      let end = rest.index(rest.startIndex, offsetBy: width - indentation)
      guard let space = rest[..<end].lastIndex(of: " ") ?? rest[end...].firstIndex(of: " ") else {
        break
      }
      lines.append(rest[..<space])
      rest = rest[rest.index(after: space)...]
    }
    return lines + [rest]
  }

  /// Writes a key, and below it the entries that belong to it.
  package mutating func entry(_ key: YAMLValue, _ content: (inout YAMLText) -> Void) {
    add("\(key):")
    nested(content)
  }

  /// Writes an item of a list on one line; the value of a mapping with one key may be broken into
  /// several lines.
  package mutating func item(_ value: YAMLValue) {
    item { yaml in
      if case .map(let entries) = value, entries.count == 1 {
        yaml.entry(entries[0].key, entries[0].value)
      } else {
        yaml.add(value.description)
      }
    }
  }

  /// Writes an item of a list that is a mapping, with one entry below the other.
  package mutating func item(_ content: (inout YAMLText) -> Void) {
    beginsItem = true
    nested(content)
    beginsItem = false
  }

  private mutating func nested(_ content: (inout YAMLText) -> Void) {
    indentation += 2
    content(&self)
    indentation -= 2
  }

  private mutating func add(_ line: String) {
    let dash = beginsItem ? "- " : ""
    lines.append(String(repeating: " ", count: indentation - dash.count) + dash + line)
    beginsItem = false
  }
}
