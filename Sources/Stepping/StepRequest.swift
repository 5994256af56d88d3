/// What somebody can ask for while going through a script.
package enum StepRequest: Hashable, Sendable {
  /// The next action of the case.
  case forward
  /// The last action is taken back.
  case back
  /// Back to the start.
  case restart
  /// Where things stand, once more.
  case show
  /// What there is to type.
  case help
  /// What can follow these words.
  case complete(String)
  /// A message, as `messages` of a case has it.
  case message(String)
  /// Another start, as `given` of a case has it.
  case given(String)
  /// What has happened, as a case, in this file.
  case save(String)
  /// The end.
  case quit
  /// A word that something has to follow, with what it looks like then.
  case unfinished(String, example: String)
  /// Anything else: an action, as a step of a case has it.
  case action(String)

  /// Reads a line; an empty one asks for the next action.
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

  /// The words with which a command begins.
  static let names = [
    "next", "back", "restart", "show", "help", "message", "given", "save", "quit",
  ]

  /// What there is to type, a line each.
  package static let words = [
    ("next, or nothing", "the next action of the case"),
    ("back", "take the last action back"),
    ("restart", "go back to the start"),
    ("log_event: opened_shop", "any action, as a step of a case has it"),
    ("log?", "list what begins so; `?`: every action"),
    ("message a: {type: modal, …}", "add a message, or replace the one of that name"),
    ("given {minimum_interval: 0s}", "change the state at the start"),
    ("show", "show this place again"),
    ("save my-suite/stack/seen.yaml", "write what has happened as a case"),
    ("quit", "end the session"),
  ]
}
