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
    /// What the suite's own vocabulary declares.
    case word

    /// Whether the observation names the message that it is about.
    package var namesMessage: Bool {
      switch self {
      case .message, .extras, .reason: true
      case .event, .asset, .stack, .word: false
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
    case word(Word)
  }

  /// The observation's kind.
  public var kind: Kind { parts.kind }
}
