extension DeclaredFault {
  /// How an engine with a fault differs from a correct one: what is seen instead, and when.
  ///
  /// Every part that is given must match: the action during which something is seen, an earlier
  /// action, and what is seen.
  package struct Change: Hashable, Sendable {
    /// The action during which the change applies; `nil` for any.
    package var when: ActionPattern?
    /// An action that must have come before that one; `nil` if none must.
    package var after: ActionPattern?
    /// The observations that are replaced; `nil` for everything that the action caused.
    package var seen: ObservationPattern?
    /// What is seen instead, in order.
    package var instead: [Replacement]

    /// Creates a change.
    package init(
      when: ActionPattern? = nil, after: ActionPattern? = nil, seen: ObservationPattern? = nil,
      instead: [Replacement]
    ) {
      self.when = when
      self.after = after
      self.seen = seen
      self.instead = instead
    }
  }

  /// A pattern that selects actions.
  package struct ActionPattern: Hashable, Sendable {
    /// The kind of action.
    package var kind: Action.Kind
    /// The event, product or message that the action names; `nil` for any.
    package var name: String?

    /// Creates a pattern.
    package init(_ kind: Action.Kind, name: String? = nil) {
      self.kind = kind
      self.name = name
    }
  }

  /// A pattern that selects observations.
  package struct ObservationPattern: Hashable, Sendable {
    /// The kind of observation, as manifests name it.
    package var kind: Observation.Kind
    /// The message that the observation is about; `nil` for any.
    package var message: String?

    /// Creates a pattern.
    package init(_ kind: Observation.Kind, message: String? = nil) {
      self.kind = kind
      self.message = message
    }
  }

  /// One thing that is seen instead.
  package enum Replacement: Hashable, Sendable {
    /// The original observation, unchanged.
    case seen
    /// An observation of another kind about the same message.
    case same(Observation.Kind)
    /// An observation about the given message.
    case other(Observation.Kind, message: String)
  }
}

extension Transcript {
  /// Returns what a correct engine's transcript becomes with a fault.
  ///
  /// If several changes match, the first one applies; its replacements are not changed again. A
  /// change that names a message missing from the script does not apply. Answers to `query_stack`
  /// do not change.
  ///
  /// - Parameters:
  ///   - changes: The changes that make up the fault.
  ///   - script: The script that the engine ran.
  package func changed(by changes: [DeclaredFault.Change], in script: Script) -> Transcript {
    let names = Set(script.messages.map(\.name))
    let words = script.given.own.words
    let known = changes.filter { names.isSuperset(of: $0.messages) }
    var transcript = self
    for (index, action) in script.actions.enumerated() where index < observations.count {
      guard action.kind != .queryStack else { continue }
      let fitting = known.filter { $0.fits(action, after: script.actions[..<index]) }
      let seen = observations[index]
      if let whole = fitting.first(where: { $0.seen == nil }) {
        transcript.observations[index] = whole.replacing(seen, words)
      } else {
        transcript.observations[index] = seen.flatMap { observation in
          fitting.first { $0.seen?.fits(observation) == true }?.replacing([observation], words)
            ?? [observation]
        }
      }
    }
    return transcript
  }
}

extension DeclaredFault.Change {
  /// The messages that the change names.
  fileprivate var messages: [String] {
    [seen?.message].compactMap(\.self)
      + instead.compactMap { if case .other(_, let message) = $0 { message } else { nil } }
  }

  /// Whether the change can apply during an action, given the earlier actions.
  fileprivate func fits(_ action: Action, after earlier: ArraySlice<Action>) -> Bool {
    when?.fits(action) != false && (after.map { earlier.contains(where: $0.fits) } ?? true)
  }

  /// Returns what is seen instead.
  ///
  /// - Parameter words: The words of the suite, if it has some of its own.
  fileprivate func replacing(_ seen: [Observation], _ words: SuiteWords?) -> [Observation] {
    instead.flatMap { replacement in
      switch replacement {
      case .seen: seen
      case .same(let kind):
        seen.compactMap { $0.namedMessage.flatMap { Observation(kind, of: $0, words) } }
      case .other(let kind, let message): [Observation(kind, of: message, words)].compactMap(\.self)
      }
    }
  }
}

extension DeclaredFault.ActionPattern {
  fileprivate func fits(_ action: Action) -> Bool {
    guard action.kind == kind else { return false }
    guard let name else { return true }
    return switch action.argument {
    case .event(_, let event, _): event == name
    case .message(let message): message == name
    case .word(let word): word.members.values.contains(.text(name))
    default: false
    }
  }
}

extension DeclaredFault.ObservationPattern {
  fileprivate func fits(_ observation: Observation) -> Bool {
    observation.kind.inManifest == kind
      && (message == nil || observation.namedMessage == message)
  }
}

extension Observation {
  /// The message that the observation is about, if any.
  fileprivate var namedMessage: String? {
    switch parts.argument {
    case .message(let message), .extras(let message, _), .reason(let message, _): message
    case .word(let word): word.messages.first
    case .event, .asset, .stack: nil
    }
  }

  /// Creates an observation about a message, without details.
  fileprivate init?(_ kind: Kind, of message: String, _ words: SuiteWords?) {
    switch kind.definition.shape {
    case .message: self.init(kind, .message(message))
    case .extras: self.init(kind, .extras(message, nil))
    case .reason: self.init(kind, .reason(message, nil))
    case .word:
      guard let meaning = words?.observations[kind.rawValue], let key = meaning.messageKey else {
        self = .word(Word(kind.rawValue, ["message": .text(message)]))
        return
      }
      let members = meaning.forms.completed([key: .text(message)], meaning.members)
      self = .word(Word(meaning, members))
    case .event, .asset, .stack: return nil
    }
  }
}
