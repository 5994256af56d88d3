// Written by `iamspec builtin-data` from vocabulary.yaml; scripts/update calls it.
// swift-format-ignore-file

extension Observation {
  /// The kinds of observation, spelled as in specs, manifests and on the wire.
  public enum Kind: Hashable, Sendable {
    /// The message appeared: its name, or `{message: …, extras: {…}}`.
    case displayed
    /// The message left the screen.
    case dismissed
    /// The message was discarded: its name, or `{message: …, reason: …}`.
    case discarded
    /// The message was put back on the stack: its name, or `{message: …, reason: …}`.
    case reenqueued
    /// The host was asked for its display choice.
    case choiceAsked
    /// The host was told that this event matches no trigger.
    case noMatchingTrigger
    /// `no_matching_trigger` of `session_start` or `push_click`; engines and manifests use the same
    /// word for both.
    case noMatchingLifecycleTrigger
    /// An impression of the message was logged.
    case impression
    /// A click on the message was logged.
    case click
    /// The fetch of this asset was started on delivery.
    case prefetched
    /// What waits on the stack, the top first.
    case stack
    /// A word of a suite's own.
    case word(WordName)
  }
}

extension Observation.Kind: RawRepresentable, CaseIterable {
  /// The kinds that are built in.
  public static let allCases: [Self] = [
    .displayed,
    .dismissed,
    .discarded,
    .reenqueued,
    .choiceAsked,
    .noMatchingTrigger,
    .noMatchingLifecycleTrigger,
    .impression,
    .click,
    .prefetched,
    .stack,
  ]

  /// The kind as specs, manifests and the wire spell it.
  public var rawValue: String {
    switch self {
    case .displayed: "displayed"
    case .dismissed: "dismissed"
    case .discarded: "discarded"
    case .reenqueued: "reenqueued"
    case .choiceAsked: "choice_asked"
    case .noMatchingTrigger: "no_matching_trigger"
    case .noMatchingLifecycleTrigger: "no_matching_lifecycle_trigger"
    case .impression: "impression"
    case .click: "click"
    case .prefetched: "prefetched"
    case .stack: "stack"
    case .word(let name): name.text
    }
  }

  /// Finds a kind that is built in.
  public init?(rawValue: String) {
    switch rawValue {
    case "displayed": self = .displayed
    case "dismissed": self = .dismissed
    case "discarded": self = .discarded
    case "reenqueued": self = .reenqueued
    case "choice_asked": self = .choiceAsked
    case "no_matching_trigger": self = .noMatchingTrigger
    case "no_matching_lifecycle_trigger": self = .noMatchingLifecycleTrigger
    case "impression": self = .impression
    case "click": self = .click
    case "prefetched": self = .prefetched
    case "stack": self = .stack
    default: return nil
    }
  }
}

extension Observation.Kind {
  /// The position of the kind among all kinds, from 0.
  @inlinable package var place: Int {
    switch self {
    case .displayed: 0
    case .dismissed: 1
    case .discarded: 2
    case .reenqueued: 3
    case .choiceAsked: 4
    case .noMatchingTrigger: 5
    case .noMatchingLifecycleTrigger: 6
    case .impression: 7
    case .click: 8
    case .prefetched: 9
    case .stack: 10
    case .word(let name): 64 + Int(name.number)
    }
  }

  /// The definition of each kind.
  package var definition: Definition {
    switch self {
    case .displayed:
      Definition(.extras, "The message appeared: its name, or `{message: …, extras: {…}}`.", by: .presenter, seenFrom: .outside)
    case .dismissed:
      Definition(.message, "The message left the screen.", by: .presenter, seenFrom: .outside)
    case .discarded:
      Definition(.reason(.discard), "The message was discarded: its name, or `{message: …, reason: …}`.", by: .presenter, seenFrom: .inside)
    case .reenqueued:
      Definition(.reason(.reenqueue), "The message was put back on the stack: its name, or `{message: …, reason: …}`.", by: .presenter, seenFrom: .inside)
    case .choiceAsked:
      Definition(.message, "The host was asked for its display choice.", by: .presenter, seenFrom: .inside)
    case .noMatchingTrigger:
      Definition(.event, "The host was told that this event matches no trigger.", by: .core, seenFrom: .outside)
    case .noMatchingLifecycleTrigger:
      Definition(.event, "The host was told that this event matches no trigger.", by: .core, seenFrom: .outside)
    case .impression:
      Definition(.message, "An impression of the message was logged.", by: .presenter, seenFrom: .outside)
    case .click:
      Definition(.message, "A click on the message was logged.", by: .presenter, seenFrom: .outside)
    case .prefetched:
      Definition(.asset, "The fetch of this asset was started on delivery.", by: .core, seenFrom: .inside)
    case .stack:
      Definition(.stack, "What waits on the stack, the top first.", by: .presenter, seenFrom: .inside)
    case .word: Definition(.word, "A word of a suite's own.", by: .presenter, seenFrom: .outside)
    }
  }

  /// Each kind in words, with places for what its argument says.
  package var phrases: WordPhrases {
    switch self {
    case .displayed: "[`{message}` is displayed with `{extras}`|`{message}` is displayed without extras|`{message}` is displayed]"
    case .dismissed: "`{message}` is dismissed"
    case .discarded: "`{message}` is discarded[ ({reason})]"
    case .reenqueued: "`{message}` is put back on the stack[ ({reason})]"
    case .choiceAsked: "host is asked about `{message}`"
    case .noMatchingTrigger: WordPhrases([
      .init("custom_event", "host is told that [event `{name}`||an event without a name] matches no trigger"),
      .init("purchase", "host is told that [purchase of `{name}`||a purchase without a product] matches no trigger"),
      .init("session_start", "host is told that the session start matches no trigger"),
      .init("push_click", "host is told that the push click matches no trigger"),
    ])
    case .noMatchingLifecycleTrigger: WordPhrases([
      .init("custom_event", "host is told that [event `{name}`||an event without a name] matches no trigger"),
      .init("purchase", "host is told that [purchase of `{name}`||a purchase without a product] matches no trigger"),
      .init("session_start", "host is told that the session start matches no trigger"),
      .init("push_click", "host is told that the push click matches no trigger"),
    ])
    case .impression: "an impression of `{message}` is logged"
    case .click: "a click on `{message}` is logged"
    case .prefetched: "`{asset}` is fetched"
    case .stack: "[waiting: `{messages}`|nothing is waiting]"
    case .word: WordPhrases()
    }
  }

  /// The kind whose name engines and manifests use for this one.
  public var inManifest: Self {
    switch self {
    case .noMatchingLifecycleTrigger: .noMatchingTrigger
    default: self
    }
  }

  /// Whether a case may list it as an expectation; cases state the others in other ways.
  package var isWrittenInCases: Bool {
    switch self {
    case .noMatchingLifecycleTrigger: false
    case .stack: false
    default: true
    }
  }
}

extension Observation {
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
    case .noMatchingTrigger(let event, let name): (event == .sessionStart || event == .pushClick ? .noMatchingLifecycleTrigger : .noMatchingTrigger, .event(event, name: name))
    case .impression(let message): (.impression, .message(message))
    case .click(let message): (.click, .message(message))
    case .prefetched(let asset): (.prefetched, .asset(asset))
    case .stack(let messages): (.stack, .stack(messages))
    case .word(let word): (word.observationKind, .word(word))
    }
  }

  /// Creates an observation from a kind and an argument.
  ///
  /// - Returns: `nil` if the argument is not of the kind's shape.
  package init?(_ kind: Kind, _ argument: Argument) {
    switch (kind, argument) {
    case (.displayed, .extras(let message, let extras)): self = .displayed(message: message, extras: extras)
    case (.dismissed, .message(let message)): self = .dismissed(message: message)
    case (.discarded, .reason(let message, let reason)): self = .discarded(message: message, reason: reason.map(DiscardReason.init(rawValue:)))
    case (.reenqueued, .reason(let message, let reason)): self = .reenqueued(message: message, reason: reason.map(ReenqueueReason.init(rawValue:)))
    case (.choiceAsked, .message(let message)): self = .choiceAsked(message: message)
    case (.noMatchingTrigger, .event(let event, name: let name)): self = .noMatchingTrigger(event, name: name)
    case (.noMatchingLifecycleTrigger, .event(let event, name: let name)): self = .noMatchingTrigger(event, name: name)
    case (.impression, .message(let message)): self = .impression(message: message)
    case (.click, .message(let message)): self = .click(message: message)
    case (.prefetched, .asset(let asset)): self = .prefetched(asset: asset)
    case (.stack, .stack(let messages)): self = .stack(messages)
    case (.word, .word(let word)): self = .word(word)
    default: return nil
    }
  }
}
