import SpecModel
import YAMLTree

/// A ':' that YAML does not accept, and what the author of a spec probably meant.
///
/// YAML reads a word and the lines indented below it as one text. So its complaint about the ':'
/// does not help an author who wrote an action and what it must cause.
struct MisplacedColon {
  /// What is wrong.
  let situation: Situation
  /// The column where the key before the ':' begins, counted from 1.
  let column: Int
  /// The key before the ':'.
  let key: String

  /// What can be wrong with a ':'.
  enum Situation {
    /// It follows a key below an action without arguments: `- dismiss`.
    case belowBareAction(String)
    /// It follows a key below an action that lacks its own ':': `- log_event opened_shop`.
    case belowActionWithoutColon(String)
    /// It follows a key that is indented deeper than the one above it, which begins at a column.
    case tooDeep(below: String, column: Int)
    /// It is the second one on its line: `do: log_event: opened_shop`.
    case secondOnLine(after: String)
    /// It is inside a text in curly quotes.
    case inCurlyQuotes
  }

  /// Examines the place where YAML rejects a ':'.
  ///
  /// - Parameters:
  ///   - line: The line number, counted from 1.
  ///   - column: The column, counted from 1.
  ///   - lines: The lines of the file.
  /// - Returns: `nil` if YAML's own message is best.
  init?(line: Int, column: Int, in lines: LineIndex) {
    guard let text = MisplacedColon.text(line, lines) else { return nil }
    let scalars = Array(text.unicodeScalars)
    guard scalars.indices.contains(column - 1), scalars[column - 1] == ":" else { return nil }
    var before = ""
    before.unicodeScalars.append(contentsOf: scalars[..<(column - 1)])
    let item = Item(before)
    if item.value == nil, StepKey.words[item.key] != nil,
      let above = MisplacedColon.item(above: line, lines),
      let situation = MisplacedColon.situation(of: item, below: above)
    {
      (self.situation, self.column, key) = (situation, item.column, item.key)
    } else if let value = item.value, value.first.map(CurlyQuotes.contains) == true {
      (situation, self.column, key) = (.inCurlyQuotes, column - value.unicodeScalars.count, value)
    } else if let value = item.value, MisplacedColon.isKey(value) {
      situation = .secondOnLine(after: item.key)
      (self.column, key) = (column - value.unicodeScalars.count, value)
    } else {
      return nil
    }
  }

  /// A line's key and value, without the hyphen of a list.
  private struct Item {
    /// The column where it begins, counted from 1.
    var column: Int
    var isInList = false
    var key = ""
    /// The text after the first ':'; `nil` if there is none.
    var value: String?

    init(_ line: String) {
      var rest = line.drop { $0 == " " }
      if rest.hasPrefix("- ") {
        isInList = true
        rest = rest.dropFirst().drop { $0 == " " }
      }
      column = line.unicodeScalars.count - rest.unicodeScalars.count + 1
      guard let colon = rest.firstRange(of: ": ") else {
        key = rest.last == ":" ? String(rest.dropLast()) : String(rest)
        value = rest.last == ":" ? "" : nil
        return
      }
      key = String(rest[..<colon.lowerBound])
      value = String(rest[colon.upperBound...].drop { $0 == " " })
    }
  }

  /// What is wrong with a step's key below the line of an item.
  private static func situation(of item: Item, below above: Item) -> Situation? {
    if above.value != nil {
      return item.column > above.column ? .tooDeep(below: above.key, column: above.column) : nil
    }
    let word = String(above.key.prefix { $0 != " " })
    guard above.isInList, let kind = Action.Kind.words[word] else { return nil }
    let isAlone = word == above.key
    return isAlone && (kind.isBare || kind == .startSession)
      ? .belowBareAction(word) : .belowActionWithoutColon(word)
  }

  /// The last line above another that is neither empty nor a comment.
  private static func item(above line: Int, _ lines: LineIndex) -> Item? {
    for number in (1..<line).reversed() {
      guard let text = text(number, lines) else { return nil }
      let content = text.drop { $0 == " " }
      if !content.isEmpty, content.first != "#" {
        return Item(String(text.reversed().drop { $0 == " " }.reversed()))
      }
    }
    return nil
  }

  private static func text(_ number: Int, _ lines: LineIndex) -> String? {
    lines.line(number).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Tells whether a word is a key of the format.
  private static func isKey(_ word: String) -> Bool {
    word == "deliver" || Action.Kind.words[word] != nil || ExpectationKey.words[word] != nil
      || Trigger.Kind.words[word] != nil || Given.Key.words[word] != nil
      || Host.Key.words[word] != nil || Message.Key.words[word] != nil
  }
}

extension MisplacedColon {
  /// The mistake in words.
  var mistake: Mistake {
    switch situation {
    case .belowBareAction(let action):
      Mistake(
        yaml: .syntax, "`\(key)` cannot be below the bare word `\(action)`",
        hint: "write `- do: \(action)`, and `\(key)` below `do`, in the same column")
    case .belowActionWithoutColon(let action):
      Mistake(
        yaml: .syntax, "`\(key)` cannot be below `\(action)`, which has no ':'",
        hint: "write `- \(Mistake.unbraced(action))`, and `\(key)` below `\(action)`, in the same "
          + "column")
    case .tooDeep(let other, let column):
      Mistake(
        yaml: .syntax,
        "`\(key)` is indented deeper than `\(other)`, so it would continue its value",
        hint: "start it in column \(column), below `\(other)`")
    case .secondOnLine(let owner):
      Mistake(
        yaml: .syntax, "`\(key)` cannot follow `\(owner):` without braces",
        hint: owner == "expect"
          ? "write `\(owner): [{\(key): …}]`" : "write `\(owner): {\(key): …}`")
    case .inCurlyQuotes:
      Mistake(
        yaml: .syntax, "YAML ignores curly quotes, so this text ends at the ':'",
        hint: "write straight quotes: \"…\"")
    }
  }
}

extension Mistake {
  /// Returns an action with its argument as a step of its own, without braces.
  static func unbraced(_ action: String) -> String {
    let example = Action.Kind.words[action]?.example ?? action
    return example.hasPrefix("{") ? String(example.dropFirst().dropLast()) : example
  }
}
