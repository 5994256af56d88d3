/// Reads a regular expression.
struct PatternParser {
  private let text: [Character]
  private var position = 0
  private var depth = 0

  /// How deep groups may nest.
  private static let maximumDepth = 50
  /// How often `{…}` may repeat something.
  private static let maximumCount = 1_000

  /// Begins to read a pattern.
  init(_ text: String) { self.text = Array(text) }

  /// Reads the whole pattern.
  mutating func pattern() throws(Pattern.Mistake) -> PatternTree {
    let tree = try alternatives()
    if peek != nil {
      throw Pattern.Mistake(
        message: "the `)` in this pattern closes nothing", hint: #"write `\)` for the character"#)
    }
    return tree
  }

  private var peek: Character? { position < text.count ? text[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    position += 1
    return true
  }

  private mutating func next() -> Character? {
    guard let character = peek else { return nil }
    position += 1
    return character
  }

  private mutating func alternatives() throws(Pattern.Mistake) -> PatternTree {
    var parts = [try sequence()]
    while take("|") { parts.append(try sequence()) }
    return parts.count == 1 ? parts[0] : .either(parts)
  }

  private mutating func sequence() throws(Pattern.Mistake) -> PatternTree {
    var parts: [PatternTree] = []
    while let character = peek, character != "|", character != ")" {
      let part = try item()
      parts.append(try repeated(part))
    }
    return .sequence(parts)
  }

  private mutating func item() throws(Pattern.Mistake) -> PatternTree {
    let character = next() ?? "\\"
    switch character {
    case ".": return .character(.any)
    case "^": return .start
    case "$": return .end
    case "[": return .character(try set())
    case "(": return try group()
    case "\\": return .character(try escape())
    case "*", "+", "?":
      throw Pattern.Mistake(
        message: "the `\(character)` in this pattern repeats nothing",
        hint: "put it after what is repeated, or write `\\\(character)` for the character")
    case "{":
      throw Pattern.Mistake(
        message: "dialects read the `{` in this pattern differently",
        hint: #"write `\{` for the character"#)
    default: return .character(.character(try Self.literal(character)))
    }
  }

  /// A character that stands for itself.
  private static func literal(_ character: Character) throws(Pattern.Mistake) -> Character {
    if let first = character.unicodeScalars.first, first.isASCII, !character.isASCII,
      !first.properties.isAlphabetic, first.properties.numericType == nil
    {
      throw Pattern.Mistake(
        message:
          "`\(character)` in this pattern is a sign with an accent, and could be read as two",
        hint: "leave the accent out")
    }
    return character
  }

  private mutating func group() throws(Pattern.Mistake) -> PatternTree {
    depth += 1
    guard depth <= Self.maximumDepth else {
      throw Pattern.Mistake(
        message: "the groups of this pattern nest more than \(Self.maximumDepth) levels deep",
        hint: "write it with fewer groups")
    }
    if take("?"), !take(":") { throw Self.notShared("`(?`") }
    if peek == "*" { throw Self.notShared("`(*`") }
    let tree = try alternatives()
    guard take(")") else {
      throw Pattern.Mistake(
        message: "a `(` in this pattern is never closed",
        hint: #"add `)`, or write `\(` for the character"#)
    }
    depth -= 1
    return tree
  }

  /// A part of a pattern that only some dialects have, or that takes more than linear time.
  private static func notShared(_ part: String) -> Pattern.Mistake {
    Pattern.Mistake(
      message: "\(part) is not something that all dialects of patterns have in common",
      hint:
        #"use characters, `.`, `[…]`, `*`, `+`, `?`, `{2,3}`, `|`, `(…)`, `^`, `$`, `\d` and `\w`"#)
  }
}

// MARK: - Repetitions

extension PatternParser {
  /// Reads what says how often a part is repeated, if anything does.
  private mutating func repeated(_ part: PatternTree) throws(Pattern.Mistake) -> PatternTree {
    guard let (minimum, maximum) = try count() else { return part }
    if part == .start || part == .end {
      throw Pattern.Mistake(
        message: "a `^` or `$` in this pattern is repeated", hint: "leave the repetition out")
    }
    // Taking as few characters as possible makes no difference to whether something is found.
    if !take("?"), let sign = peek, "*+{".contains(sign) {
      throw Pattern.Mistake(
        message: "what is repeated in this pattern is repeated again by `\(sign)`",
        hint: "keep one of them, or write `\\\(sign)` for the character")
    }
    return .times(part, minimum: minimum, maximum: maximum)
  }

  private mutating func count() throws(Pattern.Mistake) -> (minimum: Int, maximum: Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    guard take("{") else { return nil }
    guard let minimum = number() else { throw Self.malformedCount }
    if take("}") { return (minimum, minimum) }
    guard take(",") else { throw Self.malformedCount }
    if take("}") { return (minimum, nil) }
    guard let maximum = number(), maximum >= minimum, take("}") else { throw Self.malformedCount }
    return (minimum, maximum)
  }

  private static var malformedCount: Pattern.Mistake {
    Pattern.Mistake(
      message: "a `{…}` in this pattern does not say how often something is repeated",
      hint:
        #"write it like `{2}`, `{2,}` or `{2,3}`, up to \#(maximumCount); or write `\{` for the character"#
    )
  }

  private mutating func number() -> Int? {
    var number: Int?
    while let digit = peek, digit.isASCII, let value = digit.wholeNumberValue {
      number = (number ?? 0) * 10 + value
      if number ?? 0 > Self.maximumCount { return nil }
      position += 1
    }
    return number
  }
}

// MARK: - Sets and escapes

extension PatternParser {
  private mutating func set() throws(Pattern.Mistake) -> Pattern.CharacterTest {
    let isNegated = take("^")
    var tests: [Pattern.CharacterTest] = []
    while !take("]") {
      guard let low = try member() else {
        throw Pattern.Mistake(
          message: "a `[` in this pattern is never closed, or empty",
          hint: #"add characters and `]`, or write `\[` for the character"#)
      }
      guard peek == "-", position + 1 < text.count, text[position + 1] != "]" else {
        tests.append(low)
        continue
      }
      position += 1
      guard let high = try member(), let range = Self.range(from: low, to: high) else {
        throw Pattern.Mistake(
          message: "a `-` in a set of this pattern is not between two characters in order",
          hint: #"write it like `[0-9]`, or write `\-` for the character"#)
      }
      tests.append(range)
    }
    guard !tests.isEmpty else {
      throw Pattern.Mistake(
        message: "a `[…]` in this pattern is empty", hint: #"add characters, or write `\[\]`"#)
    }
    return isNegated ? .not(.oneOf(tests)) : .oneOf(tests)
  }

  /// Reads a character of a set, or a class of characters.
  private mutating func member() throws(Pattern.Mistake) -> Pattern.CharacterTest? {
    guard let character = next() else { return nil }
    if character == "\\" { return try escape() }
    let isDouble = peek == character && "&-~|".contains(character)
    if character == "[" || isDouble {
      throw Pattern.Mistake(
        message: "dialects read the `\(character)` in a set of this pattern differently",
        hint: "write `\\\(character)` for the character")
    }
    return .character(try Self.literal(character))
  }

  private static func range(
    from low: Pattern.CharacterTest, to high: Pattern.CharacterTest
  ) -> Pattern.CharacterTest? {
    guard case .character(let low) = low, case .character(let high) = high,
      let first = low.unicodeScalars.first, low.unicodeScalars.count == 1,
      let last = high.unicodeScalars.first, high.unicodeScalars.count == 1, first <= last
    else { return nil }
    return .range(first, last)
  }

  private mutating func escape() throws(Pattern.Mistake) -> Pattern.CharacterTest {
    guard let character = next() else {
      throw Pattern.Mistake(
        message: #"this pattern ends with a `\`"#, hint: #"write `\\` for the character"#)
    }
    switch character {
    case "d": return .digit
    case "D": return .not(.digit)
    case "w": return .word
    case "W": return .not(.word)
    case "s": return .space
    case "S": return .not(.space)
    case "t": return .character("\t")
    case "n": return .character("\n")
    case "r": return .character("\r")
    case _ where character.isASCII && !character.isLetter && !character.isNumber:
      return .character(character)
    default: throw Self.notShared("`\\\(character)`")
    }
  }
}
