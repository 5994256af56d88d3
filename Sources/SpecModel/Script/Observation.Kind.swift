extension Observation {
  /// The kinds of observation, spelled as specs, manifests and the wire spell them.
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
    /// `no_matching_trigger` for a session start or a push click: no document says whether these
    /// count as events here (`open.no-match-kinds`), so a case that asserts the other kind must
    /// not stumble over it. Engines and manifests know the one word alone; see ``inManifest``.
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
  /// The place of the kind among all of them, from 0.
  @inlinable package var place: UInt8 { withUnsafeBytes(of: self) { $0[0] } }

  /// Hashes the place: the name would take several times as long.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

extension Observation.Kind {
  /// The definition of a kind of observation, from which YAML, JSON, the schemas and the
  /// diagnostics follow.
  package struct Definition: Sendable {
    /// What an observation of this kind says beside its name.
    package var shape: Observation.Shape
    /// Who makes it.
    package var maker: Maker
    /// From where it can be seen.
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

  /// Which part of an engine makes an observation.
  package enum Maker: Sendable {
    case core
    case presenter
  }

  /// From where an observation can be seen.
  package enum Visibility: Sendable {
    /// Any engine can show it.
    case outside
    /// It is seen only inside an engine.
    case inside
  }

  /// The definition of each kind, once.
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

  /// The kind whose word stands for this one in manifests.
  public var inManifest: Self { self == .noMatchingLifecycleTrigger ? .noMatchingTrigger : self }

  /// The kinds that manifests name, in the order of the protocol's table.
  public static let inManifests = allCases.filter { $0.inManifest == $0 }

  /// Whether a case names it among its expectations; the others have ways of their own.
  package var isWrittenInCases: Bool { self != .stack && inManifest == self }

  /// Whether it is the core that makes it, and never the presenter.
  package var isMadeByCore: Bool { definition.maker == .core }

  /// Whether any engine can show it; the others are seen only inside an engine.
  package var isBehavioral: Bool { definition.visibility == .outside }
}
