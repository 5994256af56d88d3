/// The result of fetching an asset.
public struct AssetBehavior: Hashable, Sendable {
  /// Whether the fetch succeeds.
  public var succeeds: Bool
  /// How long the fetch takes.
  public var after: TimeSpan

  /// Creates a behavior.
  public init(succeeds: Bool, after: TimeSpan = .zero) {
    self.succeeds = succeeds
    self.after = after
  }

  /// The asset is available at once.
  public static let ok = AssetBehavior(succeeds: true)
  /// The fetch fails at once.
  public static let fail = AssetBehavior(succeeds: false)
}

extension AssetBehavior {
  /// How a fetch ends, spelled as specs and the wire spell it.
  package enum Outcome: String, Hashable, Sendable, CaseIterable {
    case ok
    case fail
  }

  /// The keys under which specs say how long a fetch takes until it ends.
  package enum Delay: String, Hashable, Sendable, CaseIterable {
    case after
    case failAfter = "fail_after"

    /// How the fetch ends then.
    package var outcome: Outcome { self == .after ? .ok : .fail }

    /// What it means, as editors show it.
    package var summary: String {
      switch self {
      case .after: "How long the fetch takes until it succeeds."
      case .failAfter: "How long the fetch takes until it fails."
      }
    }
  }

  /// Creates a behavior.
  package init(_ outcome: Outcome, after span: TimeSpan = .zero) {
    self.init(succeeds: outcome == .ok, after: span)
  }

  /// How the fetch ends.
  package var outcome: Outcome { succeeds ? .ok : .fail }

  /// The key under which a spec says how long the fetch takes; absent if it takes no time.
  package var delay: Delay? {
    after == .zero ? nil : succeeds ? .after : .failAfter
  }
}
