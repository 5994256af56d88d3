import Reporting

/// YAML as HTML, with colors for keys, texts, numbers, comments and punctuation.
enum YAMLColors {
  /// Returns the text as HTML, everything escaped.
  static func html(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var scanner = LineScanner(rest: line)
      return scanner.html()
    }.joined(separator: "\n")
  }
}

/// Reads a line from left to right.
private struct LineScanner {
  var rest: Substring
  private var result = ""

  init(rest: Substring) {
    self.rest = rest
  }

  mutating func html() -> String {
    while let first = rest.first {
      switch first {
      case "#" where result.isEmpty || result.last == " ": take(rest, "c")
      case "\"": take(quoted(by: "\""), "s")
      case "{", "}", "[", "]", ",", ":": take(rest.prefix(1), "p")
      case "-" where rest.dropFirst().first == " ": take(rest.prefix(1), "p")
      case " ": take(rest.prefix { $0 == " " }, nil)
      default: takeWord()
      }
    }
    return result
  }

  /// Reads a prefix of the remaining text.
  private mutating func take(_ part: Substring, _ kind: String?) {
    let text = HTMLText.escaped(String(part))
    result += kind.map { "<span class=\"y\($0)\">\(text)</span>" } ?? text
    rest = rest[part.endIndex...]
  }

  private func quoted(by quote: Character) -> Substring {
    var isEscaped = false
    for index in rest.indices.dropFirst() {
      let character = rest[index]
      if character == quote, !isEscaped { return rest[...index] }
      isEscaped = character == "\\" && !isEscaped
    }
    return rest
  }

  /// The characters that end a key, a number or an unquoted text.
  private static let ends: Set<Character> = ["{", "}", "[", "]", ",", ":", "\"", " "]

  /// Reads a key, a number or an unquoted text to its end.
  private mutating func takeWord() {
    let word = rest.prefix { !Self.ends.contains($0) }
    let after = rest[word.endIndex...]
    if word.isEmpty {
      take(rest.prefix(1), nil)
    } else if after.first == ":", after.dropFirst().first.map({ $0 == " " }) ?? true {
      take(word, "k")
    } else if Self.isNumber(word) {
      take(word, "n")
    } else {
      take(word, nil)
    }
  }

  private static func isNumber(_ word: Substring) -> Bool {
    if ["true", "false"].contains(word) { return true }
    let digits = word.drop { $0 == "-" }.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard digits.first?.isNumber == true else { return false }
    return ["", "s", "ms", "m"].contains(word.drop { $0 == "-" }.dropFirst(digits.count))
  }
}
