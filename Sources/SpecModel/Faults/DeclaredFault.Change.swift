extension DeclaredFault {
  /// How an engine that makes a mistake differs from a good one: what is seen instead, and when.
  ///
  /// Everything that is stated has to fit: the action during which something is seen, one that came
  /// before, and what is seen.
  package struct Change: Hashable, Sendable {
    /// The action during which it is seen; absent: any.
    package var when: ActionPattern?
    /// An action that has to come somewhere before that one; absent: none.
    package var after: ActionPattern?
    /// What is replaced, wherever it is seen; absent: all that the action caused.
    package var seen: ObservationPattern?
    /// What is seen instead, in order.
    package var instead: [Replacement]

    /// Describes a difference.
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

  /// Which actions are meant.
  package struct ActionPattern: Hashable, Sendable {
    /// Their kind.
    package var kind: Action.Kind
    /// The event, product or message that they name; absent: any.
    package var name: String?

    /// Describes actions.
    package init(_ kind: Action.Kind, name: String? = nil) {
      self.kind = kind
      self.name = name
    }
  }

  /// Which observations are meant.
  package struct ObservationPattern: Hashable, Sendable {
    /// Their kind, as manifests name it.
    package var kind: Observation.Kind
    /// The message that they are about; absent: any.
    package var message: String?

    /// Describes observations.
    package init(_ kind: Observation.Kind, message: String? = nil) {
      self.kind = kind
      self.message = message
    }
  }

  /// What is seen instead.
  package enum Replacement: Hashable, Sendable {
    /// What was seen, unchanged.
    case seen
    /// Something else of the message that was seen.
    case same(Observation.Kind)
    /// Something of a message.
    case other(Observation.Kind, message: String)
  }
}

extension Transcript {
  /// Returns what would have been seen of an engine that makes a mistake.
  ///
  /// Of several changes, the first that fits is made; what it brings is not changed again. A change
  /// that names a message which the script does not have is not made. What waits on the stack does
  /// not change.
  ///
  /// - Parameters:
  ///   - changes: The mistake.
  ///   - script: What the engine went through.
  package func changed(by changes: [DeclaredFault.Change], in script: Script) -> Transcript {
    let names = Set(script.messages.map(\.name))
    let known = changes.filter { names.isSuperset(of: $0.messages) }
    var transcript = self
    for (index, action) in script.actions.enumerated() where index < observations.count {
      guard action.kind != .queryStack else { continue }
      let fitting = known.filter { $0.fits(action, after: script.actions[..<index]) }
      let seen = observations[index]
      if let whole = fitting.first(where: { $0.seen == nil }) {
        transcript.observations[index] = whole.replacing(seen)
      } else {
        transcript.observations[index] = seen.flatMap { observation in
          fitting.first { $0.seen?.fits(observation) == true }?.replacing([observation])
            ?? [observation]
        }
      }
    }
    return transcript
  }
}

extension DeclaredFault.Change {
  /// The messages that it names.
  fileprivate var messages: [String] {
    [seen?.message].compactMap(\.self)
      + instead.compactMap { if case .other(_, let message) = $0 { message } else { nil } }
  }

  /// Whether it can be made in an action, after those before it.
  fileprivate func fits(_ action: Action, after earlier: ArraySlice<Action>) -> Bool {
    when?.fits(action) != false && (after.map { earlier.contains(where: $0.fits) } ?? true)
  }

  fileprivate func replacing(_ seen: [Observation]) -> [Observation] {
    instead.flatMap { replacement in
      switch replacement {
      case .seen: seen
      case .same(let kind):
        seen.compactMap { $0.namedMessage.flatMap { Observation(kind, of: $0) } }
      case .other(let kind, let message): [Observation(kind, of: message)].compactMap(\.self)
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
  /// The message that it is about, if it is about one.
  fileprivate var namedMessage: String? {
    switch parts.argument {
    case .message(let message), .extras(let message, _), .reason(let message, _): message
    case .event, .asset, .stack: nil
    }
  }

  /// Makes an observation of a message, without details.
  fileprivate init?(_ kind: Kind, of message: String) {
    switch kind.definition.shape {
    case .message: self.init(kind, .message(message))
    case .extras: self.init(kind, .extras(message, nil))
    case .reason: self.init(kind, .reason(message, nil))
    case .event, .asset, .stack: return nil
    }
  }
}
