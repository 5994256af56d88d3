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
      _ shape: Observation.Shape, _ summary: String, by maker: Maker,
      seenFrom visibility: Visibility
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

  /// The kinds that manifests name, in the order of the protocol's table.
  public static let inManifests = allCases.filter { $0.inManifest == $0 }

  /// Whether only the core makes it, never the presenter.
  package var isMadeByCore: Bool { definition.maker == .core }

  /// Whether any engine can show it; the others are only seen inside an engine.
  package var isBehavioral: Bool { definition.visibility == .outside }

  /// Compares the positions: a word of a suite's own may have the name of a built-in one.
  public static func == (one: Self, other: Self) -> Bool { one.place == other.place }

  /// Hashes the position, because hashing the name takes several times as long.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}
