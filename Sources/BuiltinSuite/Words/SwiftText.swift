import SpecModel

/// Pieces of Swift sources.
enum SwiftText {
  /// The name of a word in Swift: `receiveAPIEvent` for `receive_api_event`.
  static func name(of word: String) -> String {
    let parts = word.split(separator: "_")
    let others = parts.dropFirst().map { part in
      part == "api" ? "API" : part.prefix(1).uppercased() + part.dropFirst()
    }
    return parts[0] + others.joined()
  }

  /// A text as a literal.
  static func literal(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  /// A text as a comment for documentation, in lines of at most 100 characters.
  static func documentation(_ text: String, indentation: Int) -> String {
    let start = String(repeating: " ", count: indentation) + "///"
    var lines: [String] = []
    for word in text.words {
      if let last = lines.last, last.count + 1 + word.count <= 100 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append("\(start) \(word)")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// An enumeration of words whose raw values are the words.
  static func enumeration(
    _ owner: String, _ declaration: String, _ summary: String,
    _ words: [(name: String, summary: String)]
  ) -> String {
    let cases = words.map { word in
      let name = name(of: word.name)
      let value = name == word.name ? "" : " = \(literal(word.name))"
      return documentation(word.summary, indentation: 4) + "    case \(name)\(value)\n"
    }
    return """
      extension \(owner) {
        /// \(summary)
        \(declaration): String, Hashable, Sendable, CaseIterable {
      \(cases.joined())  }
      }


      """
  }

  /// An enumeration of kinds of word: those that are built in, and one for a suite's own.
  static func kinds(
    of owner: String, _ summary: String, _ words: [(name: String, summary: String)]
  ) -> String {
    let names = words.map { (swift: name(of: $0.name), word: literal($0.name)) }
    let cases = words.map { word in
      documentation(word.summary, indentation: 4) + "    case \(name(of: word.name))\n"
    }
    return """
      extension \(owner) {
        /// \(summary)
        public enum Kind: Hashable, Sendable {
      \(cases.joined())    /// A word of a suite's own.
          case word(WordName)
        }
      }

      extension \(owner).Kind: RawRepresentable, CaseIterable {
        /// The kinds that are built in.
        public static let allCases: [Self] = [
      \(names.map { "    .\($0.swift),\n" }.joined())  ]

      \(table(
        "/// The kind as specs, manifests and the wire spell it.", "public var rawValue: String",
        names.map { "case .\($0.swift): \($0.word)" } + ["case .word(let name): name.text"]))
      \(table(
        "/// Finds a kind that is built in.", "public init?(rawValue: String)", over: "rawValue",
        names.map { "case \($0.word): self = .\($0.swift)" } + ["default: return nil"]))}


      """
  }

  /// An extension with some members.
  static func extend(_ type: String, _ members: String...) -> String {
    "extension \(type) {\n\(members.joined(separator: "\n"))}\n"
  }

  /// A property, or another member, that switches over something.
  static func table(
    _ comment: String, _ declaration: String, over subject: String = "self", _ cases: [String]
  ) -> String {
    let comment = comment.split(separator: "\n", omittingEmptySubsequences: false).map {
      "  \($0)\n"
    }
    return """
      \(comment.joined())  \(declaration) {
          switch \(subject) {
      \(cases.map { "    \($0)\n" }.joined())    }
        }

      """
  }

  /// How values of a type are taken apart into a kind and an argument, and put together again.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - noun: What a value is, with its article: `an action`.
  ///   - forms: The cases, by name.
  ///   - ownWords: The member with the kind of a word of a suite's own; `nil` if there are none.
  ///   - isInlined: Whether callers that ask for the kind alone must not pay for the argument.
  static func conversions(
    _ type: String, _ noun: String, _ forms: [(name: String, form: TypedForm)],
    ownWords: String? = nil, isInlined: Bool = false
  ) -> String {
    let inlined = """

      // Inlined, so that a caller that only asks for the kind does not build an argument.
      @inline(__always)
      """
    return extend(
      type,
      table(
        "/// The \(type.lowercased())'s kind and argument.\(isInlined ? inlined : "")",
        "package var parts: (kind: Kind, argument: Argument)",
        forms.map { "case \($1.casePattern($0)): (.\($0), \($1.argumentExpression))" }
          + (ownWords.map { ["case .word(let word): (word.\($0), .word(word))"] } ?? [])),
      table(
        """
        /// Creates \(noun) from a kind and an argument.
        ///
        /// - Returns: `nil` if the argument is not of the kind's shape.
        """, "package init?(_ kind: Kind, _ argument: Argument)", over: "(kind, argument)",
        forms.map { "case (.\($0), \($1.argumentPattern)): self = \($1.caseExpression($0))" }
          + (ownWords == nil ? [] : ["case (.word, .word(let word)): self = .word(word)"])
          + ["default: return nil"]))
  }

  /// The table of the phrases of words.
  static func phraseTable(
    _ comment: String, _ words: [(name: String, phrases: WordPhrases)], _ others: [String] = []
  ) -> String {
    table(
      comment, "package var phrases: WordPhrases",
      words.map { "case .\(name(of: $0.name)): \(literal($0.phrases))" } + others)
  }

  /// Phrases as a literal.
  private static func literal(_ phrases: WordPhrases) -> String {
    if phrases.entries.isEmpty, phrases.separator == WordPhrases().separator,
      phrases.templates.count == 1, phrases.templates[0].choice == nil
    {
      return literal(phrases.templates[0].text)
    }
    var arguments = list(phrases.templates)
    if !phrases.entries.isEmpty { arguments += ", entries: \(list(phrases.entries))" }
    if phrases.separator != WordPhrases().separator {
      arguments += ", separator: \(literal(phrases.separator))"
    }
    return "WordPhrases(\(arguments))"
  }

  private static func list(_ templates: [WordPhrases.Template]) -> String {
    let items = templates.map { template in
      ".init(\(template.choice.map { literal($0) } ?? "nil"), \(literal(template.text)))"
    }
    guard items.count > 1 else { return "[\(items.joined())]" }
    return "[\n\(items.map { "      \($0),\n" }.joined())    ]"
  }
}
