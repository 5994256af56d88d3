import Web

/// YAML with its parts told apart: keys, texts, numbers, comments and punctuation.
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
      case "#" where result.isEmpty || result.last == " ": take(rest.count, "c")
      case "\"": take(quoted(by: "\""), "s")
      case "{", "}", "[", "]", ",", ":": take(1, "p")
      case "-" where rest.dropFirst().first == " ": take(1, "p")
      case " ": take(1, nil)
      default: takeWord()
      }
    }
    return result
  }

  private mutating func take(_ count: Int, _ kind: String?) {
    let text = HTMLText.escaped(rest.prefix(count))
    result += kind.map { "<span class=\"y\($0)\">\(text)</span>" } ?? text
    rest = rest.dropFirst(count)
  }

  private func quoted(by quote: Character) -> Int {
    var count = 1
    var isEscaped = false
    for character in rest.dropFirst() {
      count += 1
      if character == quote, !isEscaped { break }
      isEscaped = character == "\\" && !isEscaped
    }
    return count
  }

  /// What ends a key, a number or a plain text.
  private static let ends: Set<Character> = ["{", "}", "[", "]", ",", ":", "\"", " "]

  /// Takes a key, a number, or a plain text up to where it ends.
  private mutating func takeWord() {
    let word = rest.prefix { !Self.ends.contains($0) }
    let after = rest.dropFirst(word.count)
    if word.isEmpty {
      take(1, nil)
    } else if after.first == ":", after.dropFirst().first.map({ $0 == " " }) ?? true {
      take(word.count, "k")
    } else if Self.isNumber(word) {
      take(word.count, "n")
    } else {
      take(word.count, nil)
    }
  }

  private static func isNumber(_ word: Substring) -> Bool {
    if ["true", "false"].contains(word) { return true }
    let digits = word.drop { $0 == "-" }.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard digits.first?.isNumber == true else { return false }
    return ["", "s", "ms", "m"].contains(word.drop { $0 == "-" }.dropFirst(digits.count))
  }
}
