import EngineKit
import SpecModel

/// An engine's answer to a script, in a form in which two answers can be compared.
struct ScriptReply: Hashable, Sendable {
  /// How the script ended; `nil` if the engine was not asked.
  private let ending: ScriptOutcome.Ending?
  /// The number of lists in the reply if it is wrong, or `nil` for any other answer.
  private let miscount: Int?

  /// The engine was not asked.
  static let notAsked = ScriptReply(ending: nil, miscount: nil)

  private init(ending: ScriptOutcome.Ending?, miscount: Int?) {
    (self.ending, self.miscount) = (ending, miscount)
  }

  /// Creates an answer from an outcome.
  init(_ outcome: ScriptOutcome, to script: Script) {
    let actions = script.actions.count
    if case .completed(let transcript) = outcome.ending, transcript.observations.count != actions {
      let lists = transcript.observations.count
      self.init(ending: .failed(.wrongCount(lists, for: actions)), miscount: lists)
    } else {
      self.init(ending: outcome.ending, miscount: nil)
    }
  }

  /// What kept the engine from performing the script, or `nil` if nothing did.
  var trouble: Trouble? {
    switch ending {
    case .completed, nil: nil
    case .unsupported(let reason): Trouble(sort: .unsupported, message: reason)
    case .failed(let failure):
      Trouble(
        sort: miscount == nil ? .failure(failure.kind) : .miscounted, message: failure.message)
    }
  }

  /// Returns whether another answer to the same script differs; scripts that were not asked never
  /// differ.
  func differs(from other: ScriptReply) -> Bool {
    self != .notAsked && other != .notAsked && self != other
  }

  /// Returns whether two answers are the same; for missing answers, only the kind counts.
  static func == (left: ScriptReply, right: ScriptReply) -> Bool {
    switch (left.ending, right.ending) {
    case (.completed(let left), .completed(let right)): left == right
    case (.unsupported, .unsupported), (nil, nil): true
    case (.failed(let one), .failed(let other)):
      one.kind == other.kind && left.miscount == right.miscount
    default: false
    }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(lists) }

  /// What the engine reported, one list for each action; empty if it did not perform the script.
  var lists: [[Observation]] {
    if case .completed(let transcript) = ending { transcript.observations } else { [] }
  }

  /// All observations, in order.
  var observed: [Observation] { Array(lists.joined()) }

  /// Whether the engine performed the script.
  var isTranscript: Bool {
    if case .completed = ending { true } else { false }
  }

  /// Whether the answer is complete: a transcript, or the statement that the script is not
  /// supported.
  var isProper: Bool { isTranscript || trouble?.sort == .unsupported }

  /// Whether the engine did not answer in time.
  var isTimeout: Bool { trouble?.sort == .failure(.timeout) }

  /// Whether the process ends with this answer, so that another one answers what follows.
  var endsProcess: Bool {
    switch ending {
    case .failed: miscount == nil
    case nil: true
    case .completed, .unsupported: false
    }
  }

  /// Describes how the answer differs from another one to the same script.
  ///
  /// - Parameters:
  ///   - when: When this answer was given, such as `then`.
  ///   - otherwise: When the other one was given.
  /// - Returns: A sentence about the first action with a difference, such as "At action 2,
  ///   log_event, it reports nothing alone, and `displayed sale` then."
  func difference(
    from other: ScriptReply, to script: Script, when: String, otherwise: String
  ) -> String {
    guard isTranscript, other.isTranscript else {
      return "It answers \(otherwise): \(other.words); \(when): \(words)."
    }
    let (mine, theirs) = (lists, other.lists)
    let index = mine.indices.first { mine[$0] != theirs[$0] } ?? 0
    let action = script.actions[index].kind.rawValue
    let (one, another) = (Self.words(theirs[index]), Self.words(mine[index]))
    return "At action \(index + 1), \(action), it reports \(one) \(otherwise), "
      + "and \(another) \(when)."
  }

  /// The answer as a phrase.
  var words: String {
    switch ending {
    case .completed: Self.words(observed)
    case .unsupported(let reason): "unsupported: \(reason)"
    case .failed(let failure): failure.message
    case nil: "not asked"
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
    case .word(let word): word.members.values.compactMap(\.text).sorted().joined(separator: " ")
    }
  }

  /// The message that the argument is about, or `nil` if it is about something else.
  var message: String? {
    switch self {
    case .message(let message), .extras(let message, _), .reason(let message, _): message
    case .word(let word): word.messages.first
    case .event, .asset, .stack: nil
    }
  }
}
