extension Observation {
  /// The form of what an observation says besides its name, without the values.
  ///
  /// Code that reads, writes or describes observations switches over their few shapes, not over
  /// their many kinds.
  package enum Shape: Hashable, Sendable {
    /// A message: `dismissed: sale`.
    case message
    /// A message, and its extras if they are given: `displayed: sale`.
    case extras
    /// A message, and a reason if one is given: `discarded: sale`.
    case reason(Reasons)
    /// An event: `no_matching_trigger: {kind: custom_event, name: opened_shop}`.
    case event
    /// The URL of an asset: `prefetched: banner.png`.
    case asset
    /// What waits on the stack; the answer to a query.
    case stack

    /// Whether the observation names the message that it is about.
    package var namesMessage: Bool {
      switch self {
      case .message, .extras, .reason: true
      case .event, .asset, .stack: false
      }
    }

    /// The sets of reasons why something happens to a message.
    package enum Reasons: Hashable, Sendable {
      case discard
      case reenqueue

      /// The reasons in the documents, spelled as in specs and on the wire.
      package var documented: [String] {
        switch self {
        case .discard: DiscardReason.documented.map(\.rawValue)
        case .reenqueue: ReenqueueReason.documented.map(\.rawValue)
        }
      }
    }
  }

  /// What an observation says besides its name: its shape with values.
  package enum Argument: Hashable, Sendable {
    case message(String)
    case extras(String, [String: String]?)
    case reason(String, String?)
    case event(EventKind, name: String?)
    case asset(String)
    case stack([String])
  }

  /// The observation's kind.
  public var kind: Kind { parts.kind }

  /// The observation's kind and what it says besides its name.
  // Inlined, so that a caller that only asks for the kind does not build an argument.
  @inline(__always)
  package var parts: (kind: Kind, argument: Argument) {
    switch self {
    case .displayed(let message, let extras): (.displayed, .extras(message, extras))
    case .dismissed(let message): (.dismissed, .message(message))
    case .discarded(let message, let reason): (.discarded, .reason(message, reason?.rawValue))
    case .reenqueued(let message, let reason): (.reenqueued, .reason(message, reason?.rawValue))
    case .choiceAsked(let message): (.choiceAsked, .message(message))
    case .noMatchingTrigger(let event, let name):
      (
        event.isNamed ? .noMatchingTrigger : .noMatchingLifecycleTrigger, .event(event, name: name)
      )
    case .impression(let message): (.impression, .message(message))
    case .click(let message): (.click, .message(message))
    case .prefetched(let asset): (.prefetched, .asset(asset))
    case .stack(let messages): (.stack, .stack(messages))
    }
  }

  /// Creates an observation from a kind and an argument.
  ///
  /// - Returns: `nil` if the argument is not of the kind's shape.
  package init?(_ kind: Kind, _ argument: Argument) {
    switch (kind, argument) {
    case (.displayed, .extras(let message, let extras)):
      self = .displayed(message: message, extras: extras)
    case (.dismissed, .message(let message)): self = .dismissed(message: message)
    case (.discarded, .reason(let message, let reason)):
      self = .discarded(message: message, reason: reason.map(DiscardReason.init(rawValue:)))
    case (.reenqueued, .reason(let message, let reason)):
      self = .reenqueued(message: message, reason: reason.map(ReenqueueReason.init(rawValue:)))
    case (.choiceAsked, .message(let message)): self = .choiceAsked(message: message)
    case (.noMatchingTrigger, .event(let event, let name)),
      (.noMatchingLifecycleTrigger, .event(let event, let name)):
      self = .noMatchingTrigger(event, name: name)
    case (.impression, .message(let message)): self = .impression(message: message)
    case (.click, .message(let message)): self = .click(message: message)
    case (.prefetched, .asset(let asset)): self = .prefetched(asset: asset)
    case (.stack, .stack(let messages)): self = .stack(messages)
    default: return nil
    }
  }
}
