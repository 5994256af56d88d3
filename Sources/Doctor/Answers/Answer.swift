import EngineKit
import SpecModel

/// What an engine answered to a script, so that two answers can be compared.
enum Answer: Hashable, Sendable {
  /// It went through the script: one list an action.
  case observations([[Observation]])
  /// It says that it cannot do this.
  case unsupported(String)
  /// It reported the wrong number of lists of observations.
  case miscounted(lists: Int, actions: Int)
  /// It gave no proper answer.
  case none(EngineFailure.Kind, String)
  /// It was not asked.
  case notAsked

  /// Takes an answer from an outcome.
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

  /// What kept the engine from going through the script; `nil` where nothing did.
  var trouble: Trouble? {
    switch self {
    case .observations, .notAsked: nil
    case .unsupported(let reason): Trouble(sort: .unsupported, message: reason)
    case .miscounted: Trouble(sort: .miscounted, message: words)
    case .none(let kind, let message): Trouble(sort: .failure(kind), message: message)
    }
  }

  /// Tells whether an answer to the same script is another one; what was not asked cannot be told.
  func differs(from other: Answer) -> Bool {
    self != .notAsked && other != .notAsked && self != other
  }

  /// Tells whether two answers are the same; of answers that never came, the kind counts alone.
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

  /// Whether the engine went through the script.
  var isTranscript: Bool {
    if case .observations = self { true } else { false }
  }

  /// Whether it is a whole answer: a transcript, or the engine's word that it cannot do this.
  var isProper: Bool { isTranscript || trouble?.sort == .unsupported }

  /// Whether another process answers what comes after it, or nobody was asked.
  var endsProcess: Bool {
    switch self {
    case .none, .notAsked: true
    case .observations, .unsupported, .miscounted: false
    }
  }

  /// Everything observed, in order.
  var observed: [Observation] {
    if case .observations(let lists) = self { Array(lists.joined()) } else { [] }
  }

  /// Tells how the answer differs from another one to the same script.
  ///
  /// - Parameters:
  ///   - when: When this answer was given: `then`.
  ///   - otherwise: When the other one was.
  /// - Returns: A sentence about the first action where they differ, such as "At action 2,
  ///   log_event, it reports `displayed sale` alone, and nothing then."
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
  /// The observation in a few words: `displayed sale`.
  var brief: String {
    let (kind, argument) = parts
    return "`\(kind.inManifest.rawValue) \(argument.brief)`"
  }
}

extension Observation.Argument {
  /// What is said beside the name, in a few words: `sale (timeout)`.
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

  /// The message that it is about; `nil` where it is about something else.
  var message: String? {
    switch self {
    case .message(let message), .extras(let message, _), .reason(let message, _): message
    case .event, .asset, .stack: nil
    }
  }
}
