public import SpecModel

/// What an engine declares before it is tested.
public struct EngineManifest: Hashable, Sendable {
  /// The engine's name, as reports show it.
  public var name: String
  /// The engine's version, as reports show it.
  public var version: String
  /// The ids of the profiles that it follows, such as `swift`.
  public var profiles: [String]
  /// How much of an engine it is.
  public var layer: Layer
  /// Which clock its time follows.
  public var clock: Clock
  /// How many scripts a process may have unanswered at a time; 1 or more.
  public var window: Int
  /// The kinds of action it takes; cases that need another are skipped.
  public var actions: Set<Action.Kind>
  /// The kinds of observation it reports, of those that manifests name; cases that assert another
  /// are skipped.
  public var observations: Set<Observation.Kind>
  /// The rules that do not apply to it, by id, each with the reason; their cases are skipped and
  /// counted apart.
  public var notApplicable: [String: String]
  /// Words among its actions that this version does not know; they count for nothing.
  package var unknownActions: [String] = []
  /// Words among its observations that this version does not know; they count for nothing.
  package var unknownObservations: [String] = []

  /// How much of an engine it is.
  public enum Layer: String, Hashable, Sendable, CaseIterable {
    /// All of it: it takes sessions, events and purchases.
    case engine
    /// The presenter alone: the harness plays the core, and hands it triggered messages.
    case presenter
  }

  /// Which clock an engine's time follows.
  public enum Clock: String, Hashable, Sendable, CaseIterable {
    /// `advance` is all the time there is.
    case `virtual`
    /// Time passes on the wall; the harness waits.
    case real
  }

  /// Creates a manifest; what is left out claims everything a whole engine can do.
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
