import SpecModel

/// The functions of an adapter in some language.
struct StubText: Sendable {
  /// The lines that replace each placeholder of the template.
  let parts: @Sendable (Stub) -> [(placeholder: String, lines: [String])]

  /// The lines that replace each placeholder of the template.
  func parts(of stub: Stub) -> [(placeholder: String, lines: [String])] { parts(stub) }

  /// A text in double quotes.
  static func literal(_ text: String) -> String { "\"\(text)\"" }

  /// The keys of `given` and of messages, for a comment.
  static func given(_ stub: Stub, _ indent: String) -> [String] {
    func lines(_ heading: String, _ members: [StubMember]) -> [String] {
      guard !members.isEmpty else { return [] }
      return [indent + heading]
        + members.map { member in
          let more = member.summary.isEmpty ? "" : ". \(member.summary)"
          return "\(indent)    \(member.key): \(member.description)\(more)"
        }
    }
    return lines("given, what the case begins with:", stub.given)
      + lines("messages, by name, each with:", stub.messages)
  }

  /// The comment of a function: its summary, and what its parameters are.
  static func comment(_ word: StubWord) -> [String] {
    let members = word.members.map { "\($0.key): \($0.description)" }
    let summary = word.summary.isEmpty ? [] : [word.summary]
    return summary + (summary.isEmpty || members.isEmpty ? [] : [""]) + members
  }
}

// MARK: Python

extension StubText {
  static let python = StubText { stub in
    [
      ("GIVEN", given(stub, "        ")),
      (
        "ACTIONS",
        stub.actions.flatMap { word in
          let extra = word.hasOthers ? ["**members: Any"] : []
          let parameters = ordered(word.members).map(pythonParameter) + extra
          return [
            "    def do_\(word.name)(\((["self"] + parameters).joined(separator: ", "))) -> None:"
          ]
            + documentation(word) + [""]
        }
      ),
      (
        "OBSERVATIONS",
        stub.observations.flatMap { word in
          let extra = word.hasOthers ? ["**members: Any"] : []
          let parameters = ordered(word.members).map(pythonParameter) + extra
          let members = word.members.map { "\"\($0.key)\": \(pythonName($0.key))" }
          let value = word.hasOthers ? "members" : "{\(members.joined(separator: ", "))}"
          return [
            "    def saw_\(word.name)(\((["self"] + parameters).joined(separator: ", "))) -> None:"
          ]
            + documentation(word) + ["        self.saw(\"\(word.name)\", \(value))", ""]
        }
      ),
      (
        "CALLS",
        stub.actions.flatMap { word in
          let arguments = word.members.map { member in
            let key = "\"\(member.key)\""
            let value = member.isOptional ? "action.get(\(key))" : "action[\(key)]"
            return "\(pythonName(member.key))=\(value)"
          }
          let others = "**{key: it for key, it in action.items() if key != \"do\"}"
          let all = word.hasOthers ? [others] : arguments
          return [
            "            case \"\(word.name)\":",
            "                self.do_\(word.name)(\(all.joined(separator: ", ")))",
          ]
        }
      ),
    ]
  }

  /// The members in an order in which parameters can be: those that may be absent last.
  private static func ordered(_ members: [StubMember]) -> [StubMember] {
    members.filter { !$0.isOptional } + members.filter(\.isOptional)
  }

  private static func pythonParameter(_ member: StubMember) -> String {
    "\(pythonName(member.key)): Any" + (member.isOptional ? " = None" : "")
  }

  /// The name of a parameter, which no keyword may be.
  private static func pythonName(_ key: String) -> String {
    pythonKeywords.contains(key) ? "\(key)_" : key
  }

  private static let pythonKeywords: Set = [
    "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del", "elif",
    "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda",
    "nonlocal", "not", "or", "pass", "raise", "return", "self", "try", "while", "with", "yield",
  ]

  private static func documentation(_ word: StubWord) -> [String] {
    // A backslash or three quotes would mean something in a Python string.
    let lines = comment(word).map {
      $0.replacing("\\", with: "\\\\").replacing("\"\"\"", with: "'''")
    }
    guard let first = lines.first else { return ["        \"\"\"What `\(word.name)` means.\"\"\""] }
    guard lines.count > 1 else {
      return ["        \"\"\"\(first)\(first.hasSuffix("\"") ? " " : "")\"\"\""]
    }
    return ["        \"\"\"\(first)"] + lines.dropFirst().map { $0.isEmpty ? "" : "        \($0)" }
      + ["        \"\"\""]
  }
}

// MARK: JavaScript

extension StubText {
  static let javascript = StubText { stub in
    func documentation(_ word: StubWord) -> [String] { blockComment(word, "  ") }
    func parameters(_ word: StubWord) -> String {
      if word.hasOthers { return "members" }
      guard !word.members.isEmpty else { return "" }
      // A reserved word can be a key, and no name.
      let names = word.members.map {
        "\($0.key)" + (reserved.contains($0.key) ? ": \($0.key)_" : "")
      }
      return "{ \(names.joined(separator: ", ")) }"
    }
    return [
      ("GIVEN", given(stub, "   * ").map(inBlockComment)),
      (
        "ACTIONS",
        stub.actions.flatMap {
          documentation($0) + ["  do_\($0.name)(\(parameters($0))) {}", ""]
        }
      ),
      (
        "OBSERVATIONS",
        stub.observations.flatMap { word in
          let more = word.hasOthers || !word.members.isEmpty
          let name = more ? "members" : ""
          let what =
            word.members.isEmpty ? "" : "{ \(word.members.map(\.key).joined(separator: ", ")) }"
          return documentation(word)
            + [
              "  saw_\(word.name)(\(name)) {\(what.isEmpty ? "" : " // \(what)")",
              "    this.seen.push({ saw: '\(word.name)'\(more ? ", ...members" : "") });", "  }",
              "",
            ]
        }
      ),
    ]
  }

  private static let reserved: Set = [
    "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger",
    "default", "delete", "do", "else", "enum", "eval", "export", "extends", "false", "finally",
    "for",
    "function", "if", "implements", "import", "in", "instanceof", "interface", "let", "new", "null",
    "package", "private", "protected", "public", "return", "static", "super", "switch", "this",
    "throw", "true", "try", "typeof", "var", "void", "while", "with", "yield",
  ]
}

// MARK: Swift

extension StubText {
  private static let builtinWords = Set(Action.Kind.allCases.map(\.rawValue))

  static let swift = StubText { stub in
    func documentation(_ word: StubWord) -> [String] {
      comment(word).map { $0.isEmpty ? "  ///" : "  /// \($0)" }
    }
    func parameters(_ word: StubWord) -> String {
      if word.hasOthers { return "_ members: [String: WordValue]" }
      return word.members.map { "`\($0.key)`: WordValue\($0.isOptional ? "?" : "")" }
        .joined(separator: ", ")
    }
    func arguments(_ word: StubWord) -> String {
      if word.hasOthers { return "word.members" }
      return word.members.map {
        "\($0.key): word[\"\($0.key)\"]" + ($0.isOptional ? "" : " ?? .text(\"\")")
      }.joined(separator: ", ")
    }
    // An engine does not know the suite: a bare word that is also built in comes as the built-in one.
    let included = stub.actions.filter {
      $0.builtin != nil || $0.members.isEmpty && builtinWords.contains($0.name)
    }
    func elements(_ words: [StubWord]) -> [String] {
      words.filter { $0.builtin == nil }.map { "      \(literal($0.name))," }
    }
    return [
      ("TAKEN", elements(stub.actions)),
      ("REPORTED", elements(stub.observations)),
      ("GIVEN", given(stub, "  /// ")),
      (
        "ACTIONS",
        stub.actions.flatMap { word in
          let own = word.builtin == nil
          let span = word.builtin?.definition.shape == .span
          let parameters =
            own ? parameters(word) : span ? "by milliseconds: Int" : "_ action: Action"
          return documentation(word) + ["  func do_\(word.name)(\(parameters)) throws {}", ""]
        }
      ),
      (
        "OBSERVATIONS",
        stub.observations.flatMap { word in
          let members = word.members.map { "\"\($0.key)\": `\($0.key)`" }
          let value =
            word.hasOthers
            ? "members" : members.isEmpty ? "[:]" : "[\(members.joined(separator: ", "))]"
          return documentation(word)
            + [
              "  func saw_\(word.name)(\(parameters(word))) {",
              "    saw(\"\(word.name)\", \(value))", "  }", "",
            ]
        }
      ),
      (
        "INCLUDED",
        included.map { word in
          word.builtin?.definition.shape == .span
            ? "    case .advance(let span): try do_\(word.name)(by: span.milliseconds)"
            : "    case _ where action.kind.rawValue == \"\(word.name)\": try do_\(word.name)("
              + (word.builtin == nil ? ")" : "action)")
        }
      ),
      (
        "CALLS",
        stub.actions.filter { $0.builtin == nil }.map {
          "      case \"\($0.name)\": try do_\($0.name)(\(arguments($0)))"
        }
      ),
    ]
  }
}
