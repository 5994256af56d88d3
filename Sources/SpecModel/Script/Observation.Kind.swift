extension Observation {
  /// The kinds of observation, spelled as in specs, manifests and on the wire.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A message appeared on the screen.
    case displayed
    /// A message left the screen.
    case dismissed
    /// A message was thrown away.
    case discarded
    /// A message was put back on the stack.
    case reenqueued
    /// The host app was asked for its display choice.
    case choiceAsked = "choice_asked"
    /// The host app was told that an event matches no trigger.
    case noMatchingTrigger = "no_matching_trigger"
    /// `no_matching_trigger` for a session start or a push click.
    ///
    /// No document says whether these count as events here (`open.no-match-kinds`), so a case that
    /// asserts the other kind must not depend on it. Engines and manifests use the same word for
    /// both; see ``inManifest``.
    case noMatchingLifecycleTrigger = "no_matching_lifecycle_trigger"
    /// An impression of a message was logged.
    case impression
    /// A click on a message was logged.
    case click
    /// The fetch of an asset was started on delivery.
    case prefetched
    /// The answer to ``Action/queryStack``: what waits on the stack.
    case stack
  }
}

extension Observation.Kind {
  /// The position of the kind among all kinds, from 0.
  @inlinable package var place: UInt8 {
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
    }
  }

  /// Hashes the position, because hashing the name takes several times as long.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

extension Observation.Kind {
  /// The definition of a kind of observation; YAML, JSON, the schemas and the diagnostics follow
  /// from it.
  package struct Definition: Sendable {
    /// What an observation of this kind says besides its name.
    package var shape: Observation.Shape
    /// The part of an engine that makes it.
    package var maker: Maker
    /// Where it can be seen.
    package var visibility: Visibility
    /// What it states, as editors show it.
    package var summary: String

    init(
      _ shape: Observation.Shape, _ summary: String, by maker: Maker = .presenter,
      seenFrom visibility: Visibility = .outside
    ) {
      self.shape = shape
      self.maker = maker
      self.visibility = visibility
      self.summary = summary
    }
  }

  /// The part of an engine that makes an observation.
  package enum Maker: Sendable {
    case core
    case presenter
  }

  /// Where an observation can be seen.
  package enum Visibility: Sendable {
    /// Any engine can show it.
    case outside
    /// Only the inside of an engine shows it.
    case inside
  }

  /// The definition of each kind; the only place where it is written.
  package var definition: Definition {
    switch self {
    case .displayed:
      Definition(.extras, "The message appeared: its name, or `{message: …, extras: {…}}`.")
    case .dismissed: Definition(.message, "The message left the screen.")
    case .discarded:
      Definition(
        .reason(.discard),
        "The message was discarded: its name, or `{message: …, reason: …}`.", seenFrom: .inside)
    case .reenqueued:
      Definition(
        .reason(.reenqueue),
        "The message was put back on the stack: its name, or `{message: …, reason: …}`.",
        seenFrom: .inside)
    case .choiceAsked:
      Definition(.message, "The host was asked for its display choice.", seenFrom: .inside)
    case .noMatchingTrigger, .noMatchingLifecycleTrigger:
      Definition(.event, "The host was told that this event matches no trigger.", by: .core)
    case .impression: Definition(.message, "An impression of the message was logged.")
    case .click: Definition(.message, "A click on the message was logged.")
    case .prefetched:
      Definition(
        .asset, "The fetch of this asset was started on delivery.", by: .core, seenFrom: .inside)
    case .stack: Definition(.stack, "What waits on the stack, the top first.", seenFrom: .inside)
    }
  }

  /// The kind whose name manifests use for this one.
  public var inManifest: Self { self == .noMatchingLifecycleTrigger ? .noMatchingTrigger : self }

  /// The kinds that manifests name, in the order of the protocol's table.
  public static let inManifests = allCases.filter { $0.inManifest == $0 }

  /// Whether a case may list it as an expectation; cases state the others in other ways.
  package var isWrittenInCases: Bool { self != .stack && inManifest == self }

  /// Whether only the core makes it, never the presenter.
  package var isMadeByCore: Bool { definition.maker == .core }

  /// Whether any engine can show it; the others are only seen inside an engine.
  package var isBehavioral: Bool { definition.visibility == .outside }
}
