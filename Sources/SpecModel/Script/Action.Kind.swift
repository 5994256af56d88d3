extension Action.Kind {
  /// The definition of a kind of action; YAML, JSON, the schemas and the diagnostics follow from
  /// it.
  package struct Definition: Sendable {
    /// The shape of the action's argument.
    package var shape: Action.Shape
    /// The receiver of the action.
    package var audience: Audience
    /// What happens, as editors show it.
    package var summary: String
    /// An example of the argument in a spec; `nil` if the action needs none.
    package var example: String?

    init(_ shape: Action.Shape, _ summary: String, for audience: Audience, example: String?) {
      self.shape = shape
      self.audience = audience
      self.summary = summary
      self.example = example
    }
  }

  /// Who receives an action.
  package enum Audience: Sendable {
    /// Every engine.
    case everyone
    /// Only the core: a presenter gets `offer` or `opportunity` instead.
    case core
    /// Whatever the harness sends it to; no case contains it.
    case harness
  }

  /// The kinds that an engine takes if its manifest does not list any.
  ///
  /// A manifest has to name those that came later: an engine that is older than a word is never sent it.
  public static let presumed: Set<Self> = Set(allCases).subtracting([.serveDeliveries])

  /// Whether cases may contain the action; only the harness sends the others.
  package var isWrittenInCases: Bool { definition.audience != .harness }

  /// Whether only the core receives the action; a presenter gets `offer` or `opportunity` instead.
  package var isForCore: Bool { definition.audience == .core }

  /// Compares the positions: a word of a suite's own may have the name of a built-in one.
  public static func == (one: Self, other: Self) -> Bool { one.place == other.place }

  /// Hashes the position, because hashing the name takes several times as long.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}
