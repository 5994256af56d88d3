import EngineKit

/// What kept an engine from performing a script.
struct Trouble: Hashable, Sendable {
  /// The sort of trouble.
  var sort: Sort
  /// What happened, as a phrase, in the engine's own words if there are any.
  var message: String

  /// The sorts of trouble.
  enum Sort: Hashable, Sendable {
    /// The engine does not support the script.
    case unsupported
    /// The number of lists differs from the number of actions.
    case miscounted
    /// The engine gave no valid answer.
    case failure(EngineFailure.Kind)
  }

  /// Returns whether the same seems to have gone wrong, apart from numbers and quoted lines.
  func isLike(_ other: Trouble) -> Bool { sort == other.sort && outline == other.outline }

  /// Whether the message quotes the line that the engine wrote.
  var quotesLine: Bool { Self.quoteStarts.contains(where: message.contains) }

  /// What comes before the line that the engine wrote.
  private static let quoteStarts = ["; the line: ", "only for replies: "]

  /// Why other checks cannot run.
  var excuse: String {
    switch sort {
    case .unsupported: "it supports no request"
    case .miscounted, .failure(.malformed): "its reply is not valid"
    case .failure(.error): "it answers with an error"
    case .failure(.crash), .failure(.timeout): "it does not answer"
    }
  }

  /// The message without what differs from script to script: numbers, and the line that the engine
  /// wrote.
  private var outline: String {
    var words = message[...]
    for start in Self.quoteStarts {
      if let quote = words.firstRange(of: start) { words = words[..<quote.lowerBound] }
    }
    return words.filter { !$0.isNumber }
  }

  /// Returns the outline without the name of an action, to compare troubles with different actions.
  func outline(without action: String) -> String { outline.replacing(action, with: "…") }

  /// The advice for the engine's author.
  var advice: String {
    switch sort {
    case .unsupported:
      "Perform it, or say in the manifest what the engine can do: cases that need more are then "
        + "skipped without being asked, and the report says why."
    case .miscounted:
      "Answer with one list for each action of the request, in order; it is empty where the action "
        + "caused nothing."
    case .failure(.malformed) where message.contains("is not valid UTF-8"):
      "Encode replies as UTF-8, whatever the language and its locale prefer: some text is written in "
        + "another encoding, such as Latin-1."
    case .failure(let kind): kind.advice
    }
  }
}

extension EngineFailure.Kind {
  /// The advice for a missing answer.
  fileprivate var advice: String {
    switch self {
    case .error:
      "The engine reported the error itself; look at its log. Answer a case that it cannot do with "
        + "`unsupported`, and leave actions that it never takes out of the manifest."
    case .crash:
      "Give it the request by hand: it writes the reason to standard error before it ends."
    case .timeout:
      "Answer each line as soon as it is read, end the answer with a line feed, and flush standard "
        + "output after it: output to a pipe is buffered."
    case .malformed:
      "Answer with one line of JSON for each request, with the request's `id` and one list for each "
        + "action, and write nothing else to standard output; see `iamspec protocol`."
    }
  }
}
