public import SpecModel

/// What an engine declares before it is tested.
public struct EngineManifest: Hashable, Sendable {
  /// The engine's name, as reports show it.
  public var name: String
  /// The engine's version, as reports show it.
  public var version: String
  /// The ids of the profiles that it follows, such as `swift`.
  public var profiles: [String]
  /// Which part of an engine it implements.
  public var layer: Layer
  /// The clock that its time follows.
  public var clock: Clock
  /// How many scripts may be sent to a process before it answers the first of them; at least 1.
  public var window: Int
  /// The kinds of action that it takes; cases that need another are skipped.
  public var actions: Set<Action.Kind>
  /// The kinds of observation that it reports, from `Observation.Kind.inManifests`; cases that
  /// assert another are skipped.
  public var observations: Set<Observation.Kind>
  /// The rules that do not apply to it, by id, each with the reason; their cases are skipped and
  /// counted separately.
  public var notApplicable: [String: String]
  /// Words among its actions that this version does not know; they are ignored.
  package var unknownActions: [String] = []
  /// Words among its observations that this version does not know; they are ignored.
  package var unknownObservations: [String] = []

  /// The parts of an engine that can be tested.
  public enum Layer: String, Hashable, Sendable, CaseIterable {
    /// The whole engine: it takes sessions, events and purchases.
    case engine
    /// Only the presenter: the harness plays the core and hands it triggered messages.
    case presenter
  }

  /// The clock that an engine's time follows.
  public enum Clock: String, Hashable, Sendable, CaseIterable {
    /// Time passes only in the action `advance`.
    case `virtual`
    /// Time passes in reality; for `advance`, the harness waits that long.
    case real
  }

  /// Creates a manifest; arguments that are left out claim everything that a whole engine can do.
  public init(
    name: String, version: String, profiles: [String], layer: Layer = .engine,
    clock: Clock = .virtual, window: Int = 1,
    actions: Set<Action.Kind> = Set(Action.Kind.allCases),
    observations: Set<Observation.Kind> = Set(Observation.Kind.inManifests),
    notApplicable: [String: String] = [:]
  ) {
    self.name = name
    self.version = version
    self.profiles = profiles
    self.layer = layer
    self.clock = clock
    self.window = window
    self.actions = actions
    self.observations = observations
    self.notApplicable = notApplicable
  }
}
