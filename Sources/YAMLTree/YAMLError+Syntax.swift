// libyaml's findings, for readers who do not know what tokens and block collections are.

extension YAMLError {
  /// Explains in words why libyaml stopped.
  static func stopped(_ failure: LibYAMLParser.Failure, in source: YAMLSource) -> YAMLError {
    switch failure.stage {
    case .memory: .outOfMemory
    case .reader: unreadable(failure, in: source)
    case .syntax: syntax(failure, in: source)
    }
  }

  private static func unreadable(
    _ failure: LibYAMLParser.Failure, in source: YAMLSource
  ) -> YAMLError {
    var offset = min(failure.offset, source.bytes.count)
    switch failure.problem {
    case "control characters are not allowed":
      return controlCharacter(failure.value, in: source, at: offset)
    case "invalid trailing UTF-8 octet":
      // The fault is in the byte that announced more bytes, not in the valid one after it.
      repeat { offset -= 1 } while offset > 0 && source.bytes[offset] & 0xC0 == 0x80
      return invalidUTF8(in: source, at: max(offset, 0))
    default:
      return invalidUTF8(in: source, at: offset)
    }
  }

  private static func syntax(
    _ failure: LibYAMLParser.Failure, in source: YAMLSource
  ) -> YAMLError {
    let here = source.mark(of: failure.place)
    let start = failure.contextPlace.mark
    if let offset = source.unusualSpace(before: failure.place),
      let space = source.scalar(at: offset)
    {
      return .unusualSpace(space, at: source.mark(at: offset))
    }
    if let key = source.longKey(at: failure) { return .longKey(at: key.mark, length: key.length) }
    if failure.isAboutTag { return .tag(at: failure.context.isEmpty ? here : start) }
    if failure.context.contains("directive") { return .directive(at: start) }
    switch failure.problem {
    case "found character that cannot start any token":
      guard let character = source.character(at: failure.place), character != "\t" else {
        return .tab(at: here)
      }
      return YAMLError(
        code: .syntax, message: "a text without quotes cannot begin with '\(character)'",
        mark: here, length: 1, hint: "quote the text")
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      return .tab(at: here)
    case "did not find expected alphabetic or numeric character":
      let sign = failure.context == "while scanning an alias" ? "*" : "&"
      return YAMLError(
        code: .syntax,
        message: "a name of letters, digits, '-' and '_' must follow the '\(sign)'",
        mark: here, hint: "quote a text that begins with '\(sign)'")
    case "did not find expected ',' or ']'":
      return .bracket("[", "]", failure, in: source)
    case "did not find expected ',' or '}'":
      return .bracket("{", "}", failure, in: source)
    case "did not find expected key", "did not find expected '-' indicator":
      if let error = afterQuote(failure, in: source) { return error }
    default: break
    }
    return worded(failure, at: here)
  }

  private static func tab(at mark: YAMLMark) -> YAMLError {
    YAMLError(
      code: .tab, message: "a tab is used where YAML allows only spaces", mark: mark, length: 1,
      hint: "indent with spaces")
  }

  private static func bracket(
    _ opening: String, _ closing: String, _ failure: LibYAMLParser.Failure, in source: YAMLSource
  ) -> YAMLError {
    guard !source.isEnd(failure.place) else {
      return YAMLError(
        code: .unclosedBracket, message: "this '\(opening)' is never closed",
        mark: failure.contextPlace.mark, length: 1)
    }
    if let error = afterQuote(failure, in: source) { return error }
    return YAMLError(
      code: .unclosedBracket, message: "a ',' or '\(closing)' is missing before this",
      mark: source.mark(of: failure.place),
      notes: [Note(message: "the '\(opening)' is here", mark: failure.contextPlace.mark)])
  }

  /// Explains text after a closing quote, like the `s` in `'it's'`.
  private static func afterQuote(
    _ failure: LibYAMLParser.Failure, in source: YAMLSource
  ) -> YAMLError? {
    guard let quote = source.characterBefore(failure.place), quote == "'" || quote == "\"" else {
      return nil
    }
    return YAMLError(
      code: .syntax, message: "the quoted text ends before this",
      mark: source.mark(of: failure.place),
      hint: quote == "'"
        ? "in single quotes, a quote is written twice: ''"
        : "in double quotes, a quote is written \\\"")
  }
}

// MARK: - The other findings

extension YAMLError {
  /// The wording of a finding that can be explained without the file.
  private struct Wording {
    var code = Code.syntax
    var message: String
    /// A name for whatever begins at the place where libyaml started.
    var note: String?
    var hint: String?
    /// Whether the mistake is at that place and not where libyaml noticed it.
    var isAtStart = false
  }

  private static func worded(
    _ failure: LibYAMLParser.Failure, at here: YAMLMark
  ) -> YAMLError {
    let start = failure.contextPlace.mark
    guard let wording = wordings[failure.problem] else {
      let context = failure.context.isEmpty ? "" : " \(failure.context)"
      return YAMLError(code: .syntax, message: "libyaml \(failure.problem)\(context)", mark: here)
    }
    let note = wording.note.map { Note(message: $0, mark: start) }
    return YAMLError(
      code: wording.code, message: wording.message, mark: wording.isAtStart ? start : here,
      notes: start == here ? [] : note.map { [$0] } ?? [], hint: wording.hint)
  }

  private static let wordings: [String: Wording] = [
    // Keys, values and items.
    "mapping values are not allowed in this context": Wording(
      message: "this ':' would make a key where no key is allowed",
      hint: "quote a text that contains ': ', or check the indentation"),
    "mapping keys are not allowed in this context": Wording(
      message: "a '?' is not allowed here", hint: "quote a text that begins with '? '"),
    "block sequence entries are not allowed in this context": Wording(
      message: "a list item cannot begin here",
      hint: "begin the list on a line of its own, or quote a text that begins with '- '"),
    "could not find expected ':'": Wording(
      message: "a ':' is missing after this key",
      hint: "a key and its ':' belong on one line; check the indentation, too", isAtStart: true),
    "found unexpected ':'": Wording(
      message: "a ':' in brackets or braces needs a space after it",
      hint: "quote a text that contains ':'"),
    "did not find expected node content": Wording(message: "a value is missing here"),

    // Indentation.
    "did not find expected key": Wording(
      code: .indentation, message: "this is not a key of the mapping around it",
      note: "the mapping begins here",
      hint: "check the indentation, and that every quote and bracket before it is closed"),
    "did not find expected '-' indicator": Wording(
      code: .indentation, message: "this is not an item of the list around it",
      note: "the list begins here",
      hint: "items of a list begin with '- ', all in the same column"),
    "did not find expected <document start>": Wording(
      code: .indentation, message: "this does not belong to anything before it",
      hint: "a file is one mapping, one list or one text; check the indentation"),

    // Texts in quotes and in blocks.
    "found unexpected end of stream": Wording(
      code: .unclosedQuote, message: "this quote is never closed", isAtStart: true),
    "found unexpected document indicator": Wording(
      code: .unclosedQuote, message: "the document ends here, inside a quoted text",
      note: "the quote is here", hint: "close the quote, or indent the line"),
    "found unknown escape character": Wording(
      code: .escape, message: "there is no such escape sequence",
      note: "the quoted text begins here",
      hint: "write '\\\\' for a backslash, or use single quotes, where it needs no escape"),
    "did not find expected hexdecimal number": Wording(
      code: .escape, message: "hexadecimal digits are missing in the escape sequence",
      note: "the quoted text begins here",
      hint: "two follow '\\x', four follow '\\u', eight follow '\\U'"),
    "found invalid Unicode character escape code": Wording(
      code: .escape, message: "the escape sequence is not a character",
      note: "the quoted text begins here",
      hint: "write a character beyond U+FFFF as one '\\U' with eight digits"),
    "found an indentation indicator equal to 0": Wording(
      message: "the indentation after '|' or '>' must be a digit from 1 to 9"),
    "did not find expected comment or line break": Wording(
      message: "nothing but a comment can follow '|' or '>' on its line",
      hint: "begin the text on the next line, or quote a text that begins with '|' or '>'"),
  ]
}

extension LibYAMLParser.Failure {
  fileprivate var isAboutTag: Bool {
    context == "while scanning a tag" || context == "while parsing a tag"
      || problem == "found undefined tag handle"
  }
}
