// What libyaml finds, in sentences for people who never heard of tokens and block collections.

extension YAMLError {
  /// Puts into words why libyaml stopped.
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
      // The culprit is the byte that promised more bytes, not the innocent one after it.
      repeat { offset -= 1 } while offset > 0 && source.bytes[offset] & 0xC0 == 0x80
      return invalidUTF8(in: source, at: max(offset, 0))
    default:
      return invalidUTF8(in: source, at: offset)
    }
  }

  private static func syntax(
    _ failure: LibYAMLParser.Failure, in source: YAMLSource
  ) -> YAMLError {
    let here = failure.place.mark
    let start = failure.contextPlace.mark
    /// The mistake, at the place where libyaml stopped, with a note at the place where it began.
    func error(_ code: Code, _ message: String, note: String? = nil, hint: String? = nil)
      -> YAMLError
    {
      let notes = start == here ? [] : note.map { [Note(message: $0, mark: start)] } ?? []
      return YAMLError(code: code, message: message, mark: here, notes: notes, hint: hint)
    }

    if failure.isAboutTag { return .tag(at: failure.context.isEmpty ? here : start) }
    if failure.context.contains("directive") { return .directive(at: start) }

    switch failure.problem {
    // Tabs and odd characters.
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      return .tab(at: here)
    case "found character that cannot start any token":
      guard let character = source.character(at: failure.place), character != "\t" else {
        return .tab(at: here)
      }
      var result = error(
        .syntax, "a text without quotes cannot begin with '\(character)'", hint: "quote the text")
      result.length = 1
      return result
    case "did not find expected alphabetic or numeric character":
      let sign = failure.context == "while scanning an alias" ? "*" : "&"
      return error(
        .syntax, "a name of letters, digits, '-' and '_' alone must follow the '\(sign)'",
        hint: "quote a text that begins with '\(sign)'")

    // Keys, values and items.
    case "mapping values are not allowed in this context":
      return error(
        .syntax, "this ':' would make a key where none can stand",
        hint: "quote a text that contains ': ', or check the indentation")
    case "mapping keys are not allowed in this context":
      return error(.syntax, "a '?' cannot stand here", hint: "quote a text that begins with '? '")
    case "block sequence entries are not allowed in this context":
      return error(
        .syntax, "a list item cannot begin here",
        hint: "begin the list on a line of its own, or quote a text that begins with '- '")
    case "could not find expected ':'":
      return YAMLError(
        code: .syntax, message: "a ':' is missing after this key", mark: start,
        hint: "a key and its ':' stand on one line; check the indentation, too")
    case "found unexpected ':'":
      return error(
        .syntax, "a ':' in brackets or braces needs a space after it",
        hint: "quote a text that contains ':'")
    case "did not find expected node content":
      return error(.syntax, "a value is missing here")

    // Indentation.
    case "did not find expected key":
      return error(
        .indentation, "this is no key of the mapping around it", note: "the mapping begins here",
        hint: "check the indentation, and that every quote and bracket before it is closed")
    case "did not find expected '-' indicator":
      return error(
        .indentation, "this is no item of the list around it", note: "the list begins here",
        hint: "items of a list begin with '- ', all in the same column")
    case "did not find expected <document start>":
      return error(
        .indentation, "this belongs to nothing before it",
        hint: "a file is one mapping, one list or one text; check the indentation")

    // Quotes, brackets and blocks of text.
    case "found unexpected end of stream":
      return YAMLError(
        code: .unclosedQuote, message: "this quote is never closed", mark: start, length: 1)
    case "found unexpected document indicator":
      return error(
        .unclosedQuote, "the document ends here, inside a quoted text", note: "the quote is here",
        hint: "close the quote, or indent the line")
    case "did not find expected ',' or ']'":
      return .unclosedBracket("[", "]", failure, in: source)
    case "did not find expected ',' or '}'":
      return .unclosedBracket("{", "}", failure, in: source)
    case "found unknown escape character":
      return error(
        .escape, "there is no such escape sequence", note: "the quoted text begins here",
        hint: "write '\\\\' for a backslash, or use single quotes, in which it is an ordinary sign")
    case "did not find expected hexdecimal number":
      return error(
        .escape, "hexadecimal digits are missing in the escape sequence",
        note: "the quoted text begins here",
        hint: "two follow '\\x', four follow '\\u', eight follow '\\U'")
    case "found invalid Unicode character escape code":
      return error(
        .escape, "the escape sequence stands for no character",
        note: "the quoted text begins here",
        hint: "a character after U+FFFF is written with one '\\U' and eight digits")
    case "found an indentation indicator equal to 0":
      return error(.syntax, "the indentation after '|' or '>' is a digit from 1 to 9")
    case "did not find expected comment or line break":
      return error(
        .syntax, "nothing but a comment can follow '|' or '>' on its line",
        hint: "begin the text on the next line, or quote a text that begins with '|' or '>'")
    default:
      let context = failure.context.isEmpty ? "" : " \(failure.context)"
      return error(.syntax, "libyaml \(failure.problem)\(context)")
    }
  }

  private static func tab(at mark: YAMLMark) -> YAMLError {
    YAMLError(
      code: .tab, message: "a tab stands where YAML takes only spaces", mark: mark, length: 1,
      hint: "indent with spaces")
  }

  private static func unclosedBracket(
    _ opening: String, _ closing: String, _ failure: LibYAMLParser.Failure, in source: YAMLSource
  ) -> YAMLError {
    guard !source.isEnd(failure.place) else {
      return YAMLError(
        code: .unclosedBracket, message: "this '\(opening)' is never closed",
        mark: failure.contextPlace.mark, length: 1)
    }
    return YAMLError(
      code: .unclosedBracket, message: "a ',' or '\(closing)' is missing before this",
      mark: failure.place.mark,
      notes: [Note(message: "the '\(opening)' is here", mark: failure.contextPlace.mark)])
  }
}

extension LibYAMLParser.Failure {
  fileprivate var isAboutTag: Bool {
    context == "while scanning a tag" || context == "while parsing a tag"
      || problem == "found undefined tag handle"
  }
}
