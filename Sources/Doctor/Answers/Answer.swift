import EngineKit
import SpecModel

/// An engine's answer to a script, in a form in which two answers can be compared.
enum Answer: Hashable, Sendable {
  /// The engine performed the script: one list for each action.
  case observations([[Observation]])
  /// The engine does not support the script.
  case unsupported(String)
  /// The engine returned the wrong number of lists.
  case miscounted(lists: Int, actions: Int)
  /// The engine gave no valid answer.
  case none(EngineFailure.Kind, String)
  /// The engine was not asked.
  case notAsked

  /// Creates an answer from an outcome.
  init(_ outcome: ScriptOutcome, to script: Script) {
    switch outcome.ending {
    case .completed(let transcript):
      let (count, actions) = (transcript.observations.count, script.actions.count)
      self =
        count == actions
        ? .observations(transcript.observations)
        : .miscounted(lists: count, actions: actions)
    case .unsupported(let reason): self = .unsupported(reason)
    case .failed(let failure): self = .none(failure.kind, failure.message)
    }
  }

  /// What kept the engine from performing the script, or `nil` if nothing did.
  var trouble: Trouble? {
    switch self {
    case .observations, .notAsked: nil
    case .unsupported(let reason): Trouble(sort: .unsupported, message: reason)
    case .miscounted: Trouble(sort: .miscounted, message: words)
    case .none(let kind, let message): Trouble(sort: .failure(kind), message: message)
    }
  }

  /// Returns whether another answer to the same script differs; scripts that were not asked never
  /// differ.
  func differs(from other: Answer) -> Bool {
    self != .notAsked && other != .notAsked && self != other
  }

  /// Returns whether two answers are the same; for missing answers, only the kind counts.
  static func == (left: Answer, right: Answer) -> Bool {
    switch (left, right) {
    case (.observations(let left), .observations(let right)): left == right
    case (.unsupported, .unsupported), (.notAsked, .notAsked): true
    case (.miscounted(let left, _), .miscounted(let right, _)): left == right
    case (.none(let left, _), .none(let right, _)): left == right
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    if case .observations(let lists) = self { hasher.combine(lists) }
  }

  /// Whether the engine performed the script.
  var isTranscript: Bool {
    if case .observations = self { true } else { false }
  }

  /// Whether the answer is complete: a transcript, or the statement that the script is not
  /// supported.
  var isProper: Bool { isTranscript || trouble?.sort == .unsupported }

  /// Whether the process ends with this answer, so that another one answers what follows.
  var endsProcess: Bool {
    switch self {
    case .none, .notAsked: true
    case .observations, .unsupported, .miscounted: false
    }
  }

  /// All observations, in order.
  var observed: [Observation] {
    if case .observations(let lists) = self { Array(lists.joined()) } else { [] }
  }

  /// Describes how the answer differs from another one to the same script.
  ///
  /// - Parameters:
  ///   - when: When this answer was given, such as `then`.
  ///   - otherwise: When the other one was given.
  /// - Returns: A sentence about the first action with a difference, such as "At action 2,
  ///   log_event, it reports nothing alone, and `displayed sale` then."
  func difference(
    from other: Answer, to script: Script, when: String, otherwise: String
  ) -> String {
    guard case .observations(let mine) = self, case .observations(let theirs) = other else {
      return "It answers \(otherwise): \(other.words); \(when): \(words)."
    }
    let index = mine.indices.first { mine[$0] != theirs[$0] } ?? 0
    let action = script.actions[index].kind.rawValue
    let (one, another) = (Self.words(theirs[index]), Self.words(mine[index]))
    return "At action \(index + 1), \(action), it reports \(one) \(otherwise), "
      + "and \(another) \(when)."
  }

  /// The answer as a phrase.
  var words: String {
    switch self {
    case .observations(let lists): Self.words(Array(lists.joined()))
    case .unsupported(let reason): "unsupported: \(reason)"
    case .miscounted(let lists, let actions):
      "the engine reported \(lists) \(lists == 1 ? "list" : "lists") of observations for "
        + "\(actions) \(actions == 1 ? "action" : "actions")"
    case .none(_, let message): message
    case .notAsked: "not asked"
    }
  }

  private static func words(_ observations: [Observation]) -> String {
    if observations.isEmpty { return "nothing" }
    let words = observations.prefix(4).map(\.brief).joined(separator: ", ")
    return words + (observations.count > 4 ? ", …" : "")
  }
}

extension Observation {
  /// The observation in a few words, such as `displayed sale`.
  var brief: String {
    let (kind, argument) = parts
    return "`\(kind.inManifest.rawValue) \(argument.brief)`"
  }
}

extension Observation.Argument {
  /// The argument in a few words, such as `sale (timeout)`.
  fileprivate var brief: String {
    switch self {
    case .message(let message): message
    case .extras(let message, let extras):
      message + (extras.map { $0.isEmpty ? "" : " with extras" } ?? "")
    case .reason(let message, let reason): message + (reason.map { " (\($0))" } ?? "")
    case .event(let kind, let name): name ?? kind.rawValue
    case .asset(let asset): asset
    case .stack(let names): "[\(names.joined(separator: ", "))]"
    }
  }

  /// The message that the argument is about, or `nil` if it is about something else.
  var message: String? {
    switch self {
    case .message(let message), .extras(let message, _), .reason(let message, _): message
    case .event, .asset, .stack: nil
    }
  }
}
