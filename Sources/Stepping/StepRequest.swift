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
  /// Write the walk as a case to this file.
  case save(String)
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
        self = .save(path)
      } else {
        self = .action(line)
      }
    }
  }

  /// The words that commands begin with.
  static let names = [
    "next", "back", "restart", "show", "help", "message", "given", "save", "quit",
  ]

  /// What can be typed, with an explanation for each.
  package static let words = [
    ("next, or nothing", "the next action of the case"),
    ("back", "take the last action back"),
    ("restart", "go back to the start"),
    ("log_event: opened_shop", "any action, written as in a case"),
    ("log?", "list what begins with it; `?`: every action"),
    ("message a: {type: modal, …}", "add a message, or replace the one of that name"),
    ("given {minimum_interval: 0s}", "change the state at the start"),
    ("show", "show this place again"),
    ("save my-suite/stack/seen.yaml", "write what has happened as a case"),
    ("quit", "end the session"),
  ]
}
