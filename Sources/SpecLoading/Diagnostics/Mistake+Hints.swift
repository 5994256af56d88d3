import SpecModel

extension Mistake {
  /// Suggests the word that was probably meant, or lists all known words.
  ///
  /// - Parameters:
  ///   - word: The word in the file.
  ///   - plural: What such words are called.
  ///   - known: The words that may have been meant.
  ///   - listed: The words to list if none is close; by default, all known ones.
  static func suggestion(
    for word: String, _ plural: String, _ known: [String], listed: [String]? = nil
  ) -> String? {
    let listed = listed ?? known
    return likely(word, known)
      ?? (listed.isEmpty ? nil : "\(plural) are: \(Mistake.enumeration(listed))")
  }

  /// Suggests the word that was probably meant; `nil` if none is close.
  static func likely(_ word: String, _ known: [String]) -> String? {
    Suggestion.nearest(to: word, among: known).map { "did you mean `\($0)`?" }
  }

  /// Lists names, at most two dozen.
  static func enumeration(_ names: [String]) -> String {
    let shown = names.prefix(24).joined(separator: ", ")
    return names.count > 24 ? "\(shown) and \(names.count - 24) more" : shown
  }

  /// Lists words, one of which is expected.
  static func alternatives(_ words: [String]) -> String { list(words, "or") }

  /// Lists names in code quotes, with a conjunction before the last.
  static func list(_ names: [String], _ word: String) -> String {
    let quoted = names.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return "\(quoted.dropLast().joined(separator: ", ")) \(word) \(last)"
  }

  /// The mistake of a scalar that some parsers do not read as text.
  static func ambiguity(of text: String, _ kind: PlainScalar) -> Mistake {
    let alternative: String =
      switch kind {
      case .number, .oddNumber: "a number"
      case .boolean, .oddBoolean: "a boolean"
      case .date: "a date"
      case .null: "an empty value"
      case .indicator, .text: "part of the YAML syntax"
      }
    guard !text.isEmpty else {
      return Mistake(.wrongKind, "expected a text, found nothing")
    }
    return Mistake(
      .ambiguousScalar, "`\(text)` could be read as \(alternative)",
      hint: "put it in quotes if it is a text: \(YAMLScalar.quoted(text))")
  }

  /// Returns the hint for an invalid id: the nearest valid one if possible.
  static func malformedIDHint(_ text: String, _ identifier: Identifier) -> String {
    let separator: Character = identifier == .name ? "_" : "-"
    let text = CurlyQuotes.stripped(from: text)
    var repaired = ""
    for character in text.lowercased() {
      if character.isASCII, character.isLetter || character.isNumber {
        repaired.append(character)
      } else if character == ".", identifier == .dotted {
        repaired.append(character)
      } else if let last = repaired.last, last != separator {
        repaired.append(separator)
      }
    }
    while repaired.last == separator { repaired.removeLast() }
    let isGood = repaired.utf8.withContiguousStorageIfAvailable { identifier.matches($0) } ?? false
    guard isGood, text.utf8.allSatisfy({ $0 < 0x80 }) else { return "write \(identifier.shape)" }
    // The corrected id must not be read as a date or a number.
    let isText = repaired.utf8.withContiguousStorageIfAvailable { PlainScalar($0) } == .text
    return "write `\(isText ? repaired : YAMLScalar.quoted(repaired))`: \(identifier.shape)"
  }

  /// Returns the hint for an unknown column: where columns come from, or how to write a literal
  /// `$`.
  static func columnHint(_ name: String, _ known: [String]) -> String? {
    guard known.isEmpty else { return nil }
    return name.hasPrefix("${")
      ? "declare it in the case's `variants`"
      : "put it in quotes if it is a text: \(YAMLScalar.quoted(name))"
  }

  /// Returns the duration that was probably meant, in the form that its place accepts.
  static func durationHint(
    for text: String, _ failure: DurationLiteral.Failure, _ use: DurationLiteral.Use
  ) -> String {
    switch failure {
    case .unitMissing:
      switch use {
      case .positive where text.allSatisfy({ $0 == "0" }): noTimeHint
      case .wholeSeconds: "write `\(text)s`"
      case .any, .positive: "write `\(text)s`, or `\(text)ms` if it is in milliseconds"
      }
    case .negative(let span?): spelling(of: span, use)
    case .spelled(let span): spelling(of: span, use)
    case .tooLong: "the longest is a year, `\(TimeSpan.longest)`"
    case .negative(nil), .other: "write a whole number followed by `ms`, `s` or `m`, like `30s`"
    }
  }

  /// Returns a span as it is written at a place with a certain use.
  private static func spelling(of span: TimeSpan, _ use: DurationLiteral.Use) -> String {
    switch use {
    case .positive where span == .zero: noTimeHint
    case .wholeSeconds where !span.milliseconds.isMultiple(of: 1000):
      wholeSeconds(around: span.milliseconds)
    case .any, .positive, .wholeSeconds:
      "write `\(span)`: a duration is a whole number followed by `ms`, `s` or `m`"
    }
  }

  private static var noTimeHint: String { "remove it: no time passes" }

  /// Returns the whole seconds below and above a span.
  static func wholeSeconds(around milliseconds: Int) -> String {
    "write `\(milliseconds / 1000)s` or `\(milliseconds / 1000 + 1)s`, in whole seconds"
  }

  /// Returns the actions of a step as elements of one list.
  static func entries(of keys: [String]) -> String {
    keys.map { key in
      guard let kind = Action.Kind.words[key], kind.example != key else { return key }
      return "{\(key): …}"
    }.joined(separator: ", ")
  }

  /// Returns the hint for a word whose detail is beside it, instead of its name: an event's filter
  /// or properties, or an observation's reason or extras; `nil` if the keys are something else.
  static func wordWithDetail(_ keys: [String]) -> String? {
    let isEvent = [EventKey.filter, .properties].contains { keys.contains($0.rawValue) }
    for key in keys {
      switch Trigger.Kind(rawValue: key)?.definition.shape {
      case .event(let name) where isEvent:
        return "write `{\(key): {\(name.rawValue): …, \(EventKey.filter.rawValue): …}}`"
      case .nothing where isEvent: return "`\(key)` takes no filter: write the bare word"
      default: break
      }
      if isEvent, case .event(let name)? = Action.Kind(rawValue: key)?.definition.shape {
        return "write `{\(key): {\(name.rawValue): …, \(EventKey.properties.rawValue): …}}`"
      }
      if let detail = Observation.Kind(rawValue: key)?.definition.shape.detail,
        keys.contains(detail.rawValue)
      {
        return "write `{\(key): {\(ObservationKey.message.rawValue): …, \(detail.rawValue): …}}`"
      }
    }
    return nil
  }

  /// Returns the composed form of a text or, if it is long, that of its first character that has
  /// one.
  static func decompositionHint(_ text: String) -> String {
    let difference = text.first { !String($0).isComposed }.map { character in
      let before = String(character).codePoints
      return "\(before) is written as \(String(character).composed.codePoints)"
    }
    let reason = difference.map { ": \($0)" } ?? ""
    return text.count <= 40
      ? "write `\(YAMLScalar.text(text.composed))`\(reason)"
      : "write it in the composed form\(reason)"
  }

  /// A number with a comma before each three digits, as the documents write numbers.
  static func grouped(_ number: Int) -> String {
    let digits = String(number)
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(",") }
      result.append(digit)
    }
    return result
  }

  /// Returns the hint for an operand of the wrong type.
  static func operandHint(_ expected: String) -> String? {
    switch expected {
    case "a date": "write `{date: 2026-01-31T12:00:00Z}`"
    case "a number": "write a number without quotes, like `2.5`"
    case "a boolean": "write `true` or `false`"
    default: nil
    }
  }
}

extension String {
  /// The characters by their codes: `U+0065 U+0301`.
  fileprivate var codePoints: String {
    unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: " ")
  }
}

extension Observation.Shape {
  /// The key of what such an observation can say about its message.
  fileprivate var detail: ObservationKey? {
    switch self {
    case .extras: .extras
    case .reason: .reason
    case .message, .event, .asset, .stack, .word: nil
    }
  }
}

extension Because.Mistake {
  /// What is wrong with the words.
  var message: String {
    switch self {
    case .unknownPlaceholder(let name): "`{\(name)}` is not a placeholder"
    case .unmatched(let character): "the `\(character)` in these words has no counterpart"
    case .nestedBrackets: "these words have brackets within brackets"
    }
  }

  /// How to fix it.
  var hint: String {
    switch self {
    case .unknownPlaceholder(let name):
      Suggestion.nearest(to: name, among: Self.known).map { "did you mean `{\($0)}`?" }
        ?? "placeholders are: " + Mistake.enumeration(Self.known.map { "{\($0)}" })
    case .unmatched("{"), .unmatched("}"): "braces are for placeholders, such as `{messages}`"
    case .unmatched, .nestedBrackets:
      "brackets are for what is left out if nothing else is named: `late[ by {value}]`"
    }
  }

  private static let known = Because.Placeholder.allCases.map(\.rawValue)
}

extension MessageClass.Obstacle {
  /// Why a message is not of a class, as part of a sentence.
  var words: String {
    switch self {
    case .lacks(let key): "it lacks `\(key)`"
    case .has(let key): "it has `\(key)`"
    }
  }
}
