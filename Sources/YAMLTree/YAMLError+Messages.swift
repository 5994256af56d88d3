// The wording of every message except for libyaml's findings, which are in YAMLError+Syntax.swift.

// MARK: - The file as a whole

extension YAMLError {
  private static let start = YAMLMark(line: 1, column: 1)

  static var empty: YAMLError {
    YAMLError(
      code: .empty, message: "the file is empty, or all of it is comments", mark: start,
      hint: "write its contents, or remove the file")
  }

  static func tooLarge(count: Int, limit: Int) -> YAMLError {
    YAMLError(
      code: .tooLarge, message: "the file has \(count) bytes; at most \(limit) are read",
      mark: start, hint: "split it into several files")
  }

  static func tooDeep(at mark: YAMLMark, limit: Int, isAlias: Bool) -> YAMLError {
    let subject = isAlias ? "with this alias replaced, values nest" : "values nest"
    return YAMLError(
      code: .tooDeep, message: "\(subject) more than \(limit) levels deep", mark: mark,
      hint: "no file needs that many: look for a bracket or an indentation that repeats")
  }

  static func tooManyNodes(at mark: YAMLMark, limit: Int) -> YAMLError {
    YAMLError(
      code: .tooManyNodes, message: "the file has more than \(limit) keys and values", mark: mark,
      hint: "split it into several files")
  }

  static func tooManyErrors(at mark: YAMLMark, limit: Int) -> YAMLError {
    YAMLError(
      code: .tooManyErrors,
      message: "the file has \(limit) mistakes up to here; the rest was not read",
      mark: mark, hint: "fix the first ones first: they often cause the others")
  }

  static func aliasExpansion(at mark: YAMLMark, length: UInt32, limit: Int) -> YAMLError {
    YAMLError(
      code: .aliasExpansion,
      message: "the aliases up to here expand to more than \(limit) keys and values",
      mark: mark, length: Int(length), hint: "write the values out where they are needed")
  }

  static func severalDocuments(at mark: YAMLMark) -> YAMLError {
    YAMLError(
      code: .severalDocuments,
      message: "a second document begins here, but a file holds exactly one", mark: mark,
      hint: "move it to a file of its own")
  }

  static var outOfMemory: YAMLError {
    YAMLError(
      code: .outOfMemory, message: "there is not enough memory to read the file", mark: start)
  }
}

// MARK: - Characters

extension YAMLError {
  static func notUTF8(_ encoding: String) -> YAMLError {
    YAMLError(
      code: .notUTF8, message: "the file is encoded in \(encoding)", mark: start,
      hint: "save it as UTF-8")
  }

  static func invalidUTF8(in source: YAMLSource, at offset: Int) -> YAMLError {
    let byte = offset < source.bytes.count ? source.bytes[offset].hexadecimal(digits: 2) : "00"
    return YAMLError(
      code: .invalidUTF8,
      message: "the byte 0x\(byte) at offset \(source.bytesBefore + offset) is not valid UTF-8",
      mark: source.mark(at: offset), hint: "save the file as UTF-8")
  }

  static func controlCharacter(_ value: Int, in source: YAMLSource, at offset: Int) -> YAMLError {
    let escape = value < 0x100 ? "\\x\(value.hexadecimal(digits: 2))" : value.unicodeEscape
    return YAMLError(
      code: .controlCharacter,
      message: "the control character \(value.unicodeName) is not allowed in a file",
      mark: source.mark(at: offset), length: 1,
      hint: value == 0
        ? "if the file is encoded in UTF-16, save it as UTF-8"
        : "remove it, or write it as \(escape) in double quotes")
  }

  static func invisibleCharacter(
    _ scalar: Unicode.Scalar, _ name: String, in source: YAMLSource, at offset: Int
  ) -> YAMLError {
    let value = Int(scalar.value)
    return YAMLError(
      code: .invisibleCharacter,
      message: "here is a character that nobody sees: \(value.unicodeName), \(name)",
      mark: source.mark(at: offset), length: 1,
      hint: "remove it, or write it as \(value.unicodeEscape) in double quotes")
  }

  static func unusualSpace(_ scalar: Unicode.Scalar, at mark: YAMLMark) -> YAMLError {
    let value = Int(scalar.value)
    return YAMLError(
      code: .unusualSpace,
      message:
        "YAML takes \(value.unicodeName), \(scalar.spaceName), for a letter, not for a space",
      mark: mark, length: 1,
      hint: "write an ordinary space, or quote the text that it belongs to")
  }

  static func longKey(at mark: YAMLMark, length: Int) -> YAMLError {
    YAMLError(
      code: .longKey,
      message: "this key has \(length) characters; YAML allows 1,024 between its start and the ':'",
      mark: mark, length: length,
      hint: "shorten it, or begin it with '? ' and put the ':' at the start of the next line")
  }

  static func lineSeparator(in source: YAMLSource, at offset: Int) -> YAMLError {
    let text = String(decoding: source.bytes[offset...].prefix(3), as: UTF8.self)
    let value = text.unicodeScalars.first.map { Int($0.value) } ?? 0
    return YAMLError(
      code: .controlCharacter,
      message: "\(value.unicodeName) is not allowed in a file: only YAML treats it as a line break",
      mark: source.mark(at: offset), length: 1,
      hint: "remove it, or write it as \(value.unicodeEscape) in double quotes")
  }
}

// MARK: - YAML that is not supported

extension YAMLError {
  static func directive(at mark: YAMLMark) -> YAMLError {
    YAMLError(
      code: .directive, message: "directives (lines that begin with '%') are not supported",
      mark: mark, length: 1, hint: "remove the line")
  }

  static func duplicateKey(_ key: String, record: YAMLRecord, first: YAMLMark) -> YAMLError {
    let length = record.kind == .alias ? record.size : record.extent
    return YAMLError(
      code: .duplicateKey, message: "the key '\(key.shortened)' is already in this mapping",
      mark: record.mark, length: length > 0 ? Int(length) : nil,
      notes: [Note(message: "the first one is here", mark: first)], hint: "keep one of the two")
  }

  static func mergeKey(at mark: YAMLMark) -> YAMLError {
    YAMLError(
      code: .mergeKey, message: "merge keys are not supported", mark: mark, length: 2,
      hint: "write out the entries, or quote the key if '<<' is its name")
  }

  static func complexKey(at mark: YAMLMark, kind: YAMLRecord.Kind) -> YAMLError {
    YAMLError(
      code: .complexKey,
      message: "a key must be a text, not a \(kind == .mapping ? "mapping" : "list")", mark: mark,
      hint: "quote a text that begins with a bracket or a brace")
  }

  static func tag(at mark: YAMLMark) -> YAMLError {
    YAMLError(
      code: .tag, message: "tags are not supported", mark: mark,
      hint: "remove it, or quote a text that begins with '!'")
  }

  static func duplicateAnchor(_ name: String, at mark: YAMLMark, first: YAMLMark) -> YAMLError {
    YAMLError(
      code: .duplicateAnchor, message: "the anchor '&\(name.shortened)' is already defined",
      mark: mark, length: name.utf8.count + 1,
      notes: [Note(message: "it is first defined here", mark: first)],
      hint: "give it another name")
  }

  static func undefinedAlias(_ name: String, at mark: YAMLMark, length: UInt32) -> YAMLError {
    YAMLError(
      code: .undefinedAlias, message: "there is no anchor '&\(name.shortened)' before this alias",
      mark: mark, length: Int(length),
      hint: "define the anchor first, or quote a text that begins with '*'")
  }

  static func recursiveAlias(
    _ name: String, at mark: YAMLMark, length: UInt32, anchor: YAMLMark
  ) -> YAMLError {
    YAMLError(
      code: .recursiveAlias,
      message: "the alias '*\(name.shortened)' is inside the value that it refers to", mark: mark,
      length: Int(length), notes: [Note(message: "the value begins here", mark: anchor)],
      hint: "write out the value")
  }
}

// MARK: - Parts of messages

extension String {
  /// The text on one line, short enough to be quoted in a message.
  fileprivate var shortened: String {
    let visible = prefix(41).map { $0.isNewline ? " " : String($0) }
    return visible.count > 40 ? visible.dropLast().joined() + "…" : visible.joined()
  }
}

extension BinaryInteger {
  fileprivate func hexadecimal(digits: Int) -> String {
    let text = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  /// A character's code in Unicode notation, such as `U+2028`.
  fileprivate var unicodeName: String { "U+" + hexadecimal(digits: 4) }

  /// A character as an escape sequence for double quotes.
  fileprivate var unicodeEscape: String { "\\u" + hexadecimal(digits: 4) }
}
