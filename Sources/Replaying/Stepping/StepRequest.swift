package import SpecModel

/// A request that a user types in a walk.
package enum StepRequest: Hashable, Sendable {
  /// Perform the next action of the case.
  case forward
  /// Take the last action back.
  case back
  /// Go back to the start.
  case restart
  /// Show the current place again.
  case show
  /// Show what can be typed.
  case help
  /// List what can follow these words.
  case complete(String)
  /// Add a message, written as in `messages` of a case.
  case message(String)
  /// Change the starting state, written as in `given` of a case.
  case given(String)
  /// Write the walk as a case to this file, for this rule if one is named.
  case save(String, rule: String?)
  /// End the session.
  case quit
  /// An incomplete command, with an example of a complete one.
  case unfinished(String, example: String)
  /// Perform an action, written as in a step of a case; any other line.
  case action(String)

  /// Parses a line; an empty one requests the next action.
  package init(_ line: String) {
    let line = String(line.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    func rest(after word: String) -> String? {
      guard line.hasPrefix(word + " ") else { return nil }
      let rest = line.dropFirst(word.count).drop { $0 == " " }
      return rest.isEmpty ? nil : String(rest)
    }
    switch line {
    case "", "next", "n": self = .forward
    case "back", "b": self = .back
    case "restart": self = .restart
    case "show": self = .show
    case "help": self = .help
    case "quit", "q": self = .quit
    case let line where line.hasSuffix("?"): self = .complete(String(line.dropLast()))
    default:
      if let (example, _) = Self.words.first(where: { $0.0.hasPrefix(line + " ") }),
        ["message", "given", "save"].contains(line)
      {
        self = .unfinished(line, example: example)
      } else if let text = rest(after: "message") {
        self = .message(text)
      } else if let text = rest(after: "given") {
        self = .given(text)
      } else if let path = rest(after: "save") {
        let (path, rule) = Self.split(path)
        self = .save(path, rule: rule)
      } else {
        self = .action(line)
      }
    }
  }

  /// Splits what follows `save` into the path of a file and the id of a rule.
  ///
  /// A path may contain spaces, but a case file ends in `.yaml`, and an id has no spaces.
  private static func split(_ text: String) -> (path: String, rule: String?) {
    guard let end = text.ranges(of: ".yaml ").last else { return (text, nil) }
    let rule = text[end.upperBound...].drop { $0 == " " }
    guard !rule.isEmpty, !rule.contains(where: { " /".contains($0) }) else { return (text, nil) }
    return (text[..<end.upperBound].dropLast() + "", String(rule))
  }

  /// What a line could have been that begins with neither a command nor an action, as advice;
  /// `nil` if it does.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - suite: The words of the suite; `nil` if all are built in.
  package static func advice(on line: String, in suite: SuiteWords? = nil) -> String? {
    guard !line.hasPrefix("{") else { return nil }
    let word = String(line.prefix { $0 != " " && $0 != ":" })
    let rest = line.dropFirst(word.count)
    let isKnown =
      suite.map { _ in Self.actions(of: suite).contains(word) }
      ?? (Action.Kind(rawValue: word) != nil)
    if isKnown {
      guard rest.hasPrefix(" "), !rest.contains(": ") else { return nil }
      return "`\(word)` and what it is about have a colon between them\n"
        + "write `\(word):\(rest)`"
    }
    let actions =
      suite.map { _ in Self.actions(of: suite) }
      ?? Action.Kind.allCases.filter(\.isWrittenInCases).map(\.rawValue)
    let nearest = Suggestion.nearest(to: word, among: names + actions)
    return "`\(word)` is neither an action nor a command\n"
      + (nearest.map { "did you mean `\($0)`?" }
        ?? "`help` lists the commands, and `?` what can begin a line")
  }

  /// The words that commands begin with.
  static let names = [
    "next", "back", "restart", "show", "help", "message", "given", "save", "quit",
  ]

  /// The actions that people type.
  ///
  /// - Parameter suite: The words of the suite; `nil` if all are built in.
  static func actions(of suite: SuiteWords?) -> [String] {
    // The answers to queries are shown after each action, and the others are not for people.
    let hidden: Set<Action.Kind> = [.offer, .opportunity, .queryStack]
    let builtin = Action.Kind.allCases.filter { kind in
      !hidden.contains(kind) && suite?.included.actions.contains(kind) != false
    }
    let own = (suite?.vocabulary.actions ?? []).filter(\.isWritten)
    return own.map(\.name) + builtin.map(\.rawValue)
  }

  /// What can be typed, with an explanation for each.
  ///
  /// - Parameter suite: The words of the suite; `nil` if all are built in.
  package static func help(in suite: SuiteWords?) -> [(String, String)] {
    guard let suite else { return words }
    let action = suite.vocabulary.actions.first(where: \.isWritten)
    let example = action.map { word in
      word.example.map { "\(word.name): \($0)" } ?? word.name
    }
    let examples = [
      "log_event: opened_shop": example ?? "advance: 30s",
      "log?": "\((action?.name ?? "advance").prefix(3))?",
      "message a: {type: modal, …}": "message a: {…}",
      "given {minimum_interval: 0s}": "given {…}",
    ]
    return words.map { (examples[$0.0] ?? $0.0, $0.1) }
  }

  /// What can be typed in a suite whose words are built in.
  static let words = [
    ("next, or nothing", "the next action of the case"),
    ("back", "take the last action back"),
    ("restart", "go back to the start"),
    ("log_event: opened_shop", "any action, written as in a case"),
    ("log?", "list what begins with it; `?`: every action"),
    ("message a: {type: modal, …}", "add a message, or replace the one of that name"),
    ("given {minimum_interval: 0s}", "change the state at the start"),
    ("show", "show this place again"),
    ("save my-suite/stack/seen.yaml", "what has happened as a case; a rule can follow"),
    ("quit", "end the session"),
  ]
}
