public import SpecModel

/// What an engine declares before it is tested.
public struct EngineManifest: Hashable, Sendable {
  /// The engine's name, as reports show it.
  public var name: String
  /// The engine's version, as reports show it.
  public var version: String
  /// The ids of the profiles that the engine follows, such as `swift`.
  public var profiles: [String]
  /// The part of an engine that is implemented.
  public var layer: Layer
  /// The clock that the engine's time follows.
  public var clock: Clock
  /// The number of scripts that may be sent to a process before it answers the first one; at least
  /// 1.
  public var window: Int
  /// The kinds of action that the engine takes; cases that need another are skipped.
  ///
  /// `Action.Kind.presumed` if nothing else is said.
  public var actions: Set<Action.Kind>
  /// The kinds of observation that the engine reports, from `Observation.Kind.inManifests`; cases
  /// that assert another are skipped.
  public var observations: Set<Observation.Kind>
  /// The actions of a suite's own vocabulary that the engine takes.
  ///
  /// Words that the suite does not have are ignored.
  public var ownActions: [String]
  /// The observations of a suite's own vocabulary that the engine reports.
  ///
  /// Words that the suite does not have are ignored.
  public var ownObservations: [String]
  /// The rules that do not apply to the engine, by id, each with the reason; their cases are
  /// skipped and counted separately.
  public var notApplicable: [String: String]
  /// The engine's name and, if it has one, its version.
  package var nameAndVersion: String { version.isEmpty ? name : "\(name) \(version)" }

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

  /// Creates a manifest; arguments that are left out claim everything that a whole engine can do,
  /// except for the actions that a manifest has to name.
  public init(
    name: String, version: String, profiles: [String], layer: Layer = .engine,
    clock: Clock = .virtual, window: Int = 1,
    actions: Set<Action.Kind> = Action.Kind.presumed,
    observations: Set<Observation.Kind> = Set(Observation.Kind.inManifests),
    ownActions: [String] = [], ownObservations: [String] = [],
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
    self.ownActions = ownActions
    self.ownObservations = ownObservations
    self.notApplicable = notApplicable
  }
}
