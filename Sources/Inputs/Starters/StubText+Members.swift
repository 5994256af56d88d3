// In these languages, a function takes all members of its word in one value. So no key of a suite has to be a name that
// the language allows.

/// How a language writes the functions of an adapter.
private struct StubSyntax: Sendable {
  /// The comment of a function.
  let comment: @Sendable (StubWord) -> [String]
  /// The beginning of each line of the comment about what a case begins with.
  let given: String
  /// A function that performs an action, and does nothing yet.
  let action: @Sendable (_ word: String, _ hasMembers: Bool) -> String
  /// A function that records an observation.
  let observation: @Sendable (_ word: String, _ hasMembers: Bool) -> String
  /// The branch that calls the function of an action.
  let call: @Sendable (_ word: String, _ hasMembers: Bool) -> String

  var text: StubText {
    StubText { stub in
      func functions(_ words: [StubWord], _ function: (String, Bool) -> String) -> [String] {
        words.flatMap { comment($0) + [function($0.name, $0.hasMembers), ""] }
      }
      return [
        ("GIVEN", StubText.given(stub, given).map(StubText.inBlockComment)),
        ("ACTIONS", functions(stub.actions, action)),
        ("OBSERVATIONS", functions(stub.observations, observation)),
        ("CALLS", stub.actions.map { call($0.name, $0.hasMembers) }),
      ]
    }
  }
}

extension StubWord {
  /// Whether the wire has anything beside the word.
  fileprivate var hasMembers: Bool { hasOthers || !members.isEmpty }
}

extension StubText {
  static let typescript = StubSyntax(
    comment: { blockComment($0, "  ") },
    given: "   * ",
    action: { "  do_\($0)(\($1 ? "members: Members" : "")): void {}" },
    observation: { word, hasMembers in
      let rest = hasMembers ? ", ...members" : ""
      return "  saw_\(word)(\(hasMembers ? "members: Members" : "")): void {\n"
        + "    this.seen.push({ saw: '\(word)'\(rest) });\n  }"
    },
    call: {
      "      case '\($0)':\n        this.do_\($0)(\($1 ? "action" : ""));\n        break;"
    }
  ).text

  static let java = StubSyntax(
    comment: { blockComment($0, "  ") },
    given: "   * ",
    action: { "  void do_\($0)(\($1 ? "Json members" : "")) {}" },
    observation: {
      """
        void saw_\($0)(\($1 ? "Object... members" : "")) {
          saw("\($0)"\($1 ? ", members" : ""));
        }
      """
    },
    call: { "      case \"\($0)\" -> do_\($0)(\($1 ? "action" : ""));" }
  ).text

  static let kotlin = StubSyntax(
    comment: { blockComment($0, "    ") },
    given: " * ",
    action: { "    fun do_\($0)(\($1 ? "members: Json" : "")) {}" },
    observation: {
      "    fun saw_\($0)(\($1 ? "vararg members: Pair<String, Any>" : "")) = "
        + "saw(\"\($0)\"\($1 ? ", *members" : ""))"
    },
    call: { "            \"\($0)\" -> do_\($0)(\($1 ? "action" : ""))" }
  ).text

  static let cpp = StubSyntax(
    comment: { lineComment($0, "  ///") },
    given: "  /// ",
    action: { "  void do_\($0)(\($1 ? "[[maybe_unused]] const Json& members" : "")) {}" },
    observation: {
      "  void saw_\($0)(\($1 ? "Json::Object members" : "")) "
        + "{ saw(\"\($0)\"\($1 ? ", std::move(members)" : "")); }"
    },
    call: { "    if (word == \"\($0)\") return do_\($0)(\($1 ? "action" : ""));" }
  ).text
}

// MARK: Comments

extension StubText {
  /// The comment of a function as `/** … */`.
  static func blockComment(_ word: StubWord, _ indent: String) -> [String] {
    let lines = comment(word).map(inBlockComment)
    guard lines.count > 1 else { return lines.map { "\(indent)/** \($0) */" } }
    return ["\(indent)/**"] + lines.map { $0.isEmpty ? "\(indent) *" : "\(indent) * \($0)" }
      + ["\(indent) */"]
  }

  /// A line as a block comment can have it, in which nothing begins or ends a comment, and nothing is an escape.
  static func inBlockComment(_ line: String) -> String {
    line.replacing("/*", with: "/ *").replacing("*/", with: "* /").replacing("\\u", with: "\\ u")
  }

  /// The comment of a function with a mark before each line.
  ///
  /// A backslash at a line's end would join the next line to it.
  private static func lineComment(_ word: StubWord, _ mark: String) -> [String] {
    comment(word).map { line in
      line.isEmpty ? mark : "\(mark) \(line)\(line.hasSuffix("\\") ? "." : "")"
    }
  }
}
