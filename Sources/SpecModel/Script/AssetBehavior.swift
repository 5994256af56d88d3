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
  /// The outcome of a fetch, spelled as in specs and on the wire.
  package enum Outcome: String, Hashable, Sendable, CaseIterable {
    case ok
    case fail
  }

  /// The keys under which specs give the duration of a fetch.
  package enum Delay: String, Hashable, Sendable, CaseIterable {
    case after
    case failAfter = "fail_after"

    /// The outcome that the key implies.
    package var outcome: Outcome { self == .after ? .ok : .fail }

    /// What the key means, as editors show it.
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

  /// The outcome of the fetch.
  package var outcome: Outcome { succeeds ? .ok : .fail }

  /// The key under which a spec gives the duration of the fetch; `nil` if the fetch takes no time.
  package var delay: Delay? {
    after == .zero ? nil : succeeds ? .after : .failAfter
  }
}
