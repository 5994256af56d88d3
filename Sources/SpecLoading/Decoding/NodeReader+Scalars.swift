import SpecModel
import YAMLTree

extension NodeReader {
  /// Reads a scalar that every YAML parser reads as text.
  func string(_ what: @autoclosure () -> String = "a text") -> String? {
    isString(what()) ? node.text : nil
  }

  /// Tells whether every YAML parser reads the node as text, and reports it otherwise.
  func isString(_ what: @autoclosure () -> String) -> Bool {
    guard node.kind == .scalar else {
      reportKind(what())
      return false
    }
    return isUnambiguous()
  }

  /// Reads a non-empty text.
  func nonemptyString(_ what: @autoclosure () -> String = "a text") -> String? {
    guard let text = string(what()) else { return nil }
    guard !text.isEmpty else {
      report(.nothingGiven(what()))
      return nil
    }
    warnOfCurlyQuotes()
    return text
  }

  /// Tells whether no parser reads an unquoted scalar as something other than text, and reports it
  /// otherwise.
  ///
  /// - Parameter isProse: Whether the text may begin with `${column}`.
  func isUnambiguous(inProse isProse: Bool = false) -> Bool {
    guard node.isPlain else { return true }
    let (kind, isDollar) = node.withUTF8 { (PlainScalar($0), $0.first == UInt8(ascii: "$")) }
    if isDollar, !isProse {
      report(.unquotedDollar(node.text))
    } else if kind == .text {
      return true
    } else {
      report(.ambiguity(of: node.text, kind))
    }
    return false
  }

  /// Reads an id or a name.
  func identifier(_ shape: Identifier, _ what: @autoclosure () -> String = "an id") -> String? {
    isIdentifier(shape, what()) ? node.text : nil
  }

  /// Tells whether the node is an id or a name, and reports it otherwise.
  func isIdentifier(_ shape: Identifier, _ what: @autoclosure () -> String = "an id") -> Bool {
    guard node.kind == .scalar, !node.isMissing, !node.withUTF8({ shape.matches($0) }) else {
      return isString(what()) && isShort(within: .name)
    }
    // Quotes would not make it an id.
    report(
      .malformedID, "`\(node.text)` is not \(shape == .name ? "a name" : "an id")",
      hint: Mistake.malformedIDHint(node.text, shape))
    return false
  }

  /// Reads one of the words of a vocabulary.
  func word<Word: Vocabulary>(
    _ noun: @autoclosure () -> Noun, _ vocabulary: Word.Type = Word.self
  ) -> Word? {
    if node.kind == .scalar, let (word, _) = node.withUTF8(Word.words.word) { return word }
    reportUnknown(noun(), known: Word.spellings)
    return nil
  }

  /// Reads one of a few words that no case has, and that need no table.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ noun: @autoclosure () -> Noun, _ words: Word.Type = Word.self
  ) -> Word? {
    choice(of: words.allCases.map(\.rawValue), noun()).flatMap(Word.init)
  }

  /// Reads one of some words.
  func choice(of known: [String], _ noun: @autoclosure () -> Noun) -> String? {
    if node.kind == .scalar, !node.isMissing, known.contains(node.text) { return node.text }
    reportUnknown(noun(), known: known)
    return nil
  }

  /// Reads one of some names.
  ///
  /// - Parameters:
  ///   - known: The names.
  ///   - noun: What an unknown name should have been.
  ///   - what: What is expected here.
  ///   - isComplete: Whether these are all names, so that any other one is certainly unknown.
  func one(
    of known: [String], _ noun: @autoclosure () -> Noun, _ what: String, isComplete: Bool = true
  ) -> String? {
    guard let name = string(what) else { return nil }
    if known.contains(name) { return name }
    if isComplete { report(.unknown(noun(), name, known: known)) }
    return nil
  }

  /// Reports that the node is not one of some words.
  @inline(never)
  func reportUnknown(_ noun: Noun, known: [String]) {
    if node.kind != .scalar || node.isMissing {
      reportKind(Mistake.alternatives(known))
    } else {
      report(.unknown(noun, node.text, known: known))
    }
  }

  /// Reads a whole number.
  func integer(in range: ClosedRange<Int>) -> Int? {
    guard isNumber("a whole number") else { return nil }
    guard let value = node.withUTF8(JSONNumber.integer) else {
      let isDecimal = node.withUTF8 { $0.contains { $0.digitValue == nil && $0 != 0x2D } }
      report(isDecimal ? .malformedNumber(node.text, isWhole: true) : .outOfRange(node.text, range))
      return nil
    }
    guard range.contains(value) else {
      report(.outOfRange(node.text, range))
      return nil
    }
    return value
  }

  /// Reads a number, whole or not.
  func number() -> Double? {
    guard isNumber("a number") else { return nil }
    guard let value = Double(node.text), value.isFinite else {
      report(.malformedNumber(node.text, isWhole: false))
      return nil
    }
    return value
  }

  /// Tells whether the node is a number as JSON writes it, and reports it otherwise.
  private func isNumber(_ what: String) -> Bool {
    guard node.kind == .scalar, node.isPlain else {
      let isNumber = node.withUTF8 {
        what == "a number" ? JSONNumber.matches($0) : JSONNumber.integer($0) != nil
      }
      if node.kind == .scalar, isNumber {
        report(.notAmbiguous(expected: what, found: "a text"))
      } else {
        reportKind(what, hint: Self.numberHint)
      }
      return false
    }
    switch node.withUTF8({ PlainScalar($0) }) {
    case .number: return true
    case .oddNumber: report(.malformedNumber(node.text, isWhole: what != "a number"))
    default: reportKind(what, hint: Self.numberHint)
    }
    return false
  }

  private static var numberHint: String { "write a number such as `3`" }

  /// Reads `true` or `false`.
  func boolean() -> Bool? {
    guard node.kind == .scalar, node.isPlain, node.withUTF8({ PlainScalar($0) }) == .boolean else {
      reportKind("`true` or `false`")
      return nil
    }
    return node.equals("true")
  }

  /// Reads a span of time.
  ///
  /// - Parameter use: The spans that the place accepts. The caller checks that; it is needed here
  ///   for hints.
  func duration(_ use: DurationLiteral.Use = .any) -> TimeSpan? {
    guard node.kind == .scalar, !node.isMissing else {
      reportKind("a duration like `30s`")
      return nil
    }
    do throws(DurationLiteral.Failure) {
      return try node.withUTF8 { (bytes) throws(DurationLiteral.Failure) in
        try DurationLiteral.parse(bytes)
      }
    } catch {
      report(
        .malformedDuration, "`\(node.text)` is not a duration",
        hint: Mistake.durationHint(for: node.text, error, use))
      return nil
    }
  }

  /// Reads a moment, as seconds since 1970-01-01T00:00:00Z.
  func moment() -> Int? {
    guard node.kind == .scalar, !node.isMissing else {
      reportKind("a moment like `2026-01-31T12:00:00Z`")
      return nil
    }
    guard let seconds = CalendarDate(node.text)?.secondsSince1970 else {
      report(
        .malformedDate, "`\(node.text)` is not a valid date and time",
        hint: "write it in UTC, like `2026-01-31T12:00:00Z`")
      return nil
    }
    return seconds
  }
}
