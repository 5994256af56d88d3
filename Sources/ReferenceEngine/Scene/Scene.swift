import SpecModel

/// What the two halves of an engine, ``Core`` and ``Presenter``, share: the world around them, the
/// assets, the answers to the open questions, and what can be seen of the engine from outside.
package struct Scene: Sendable {
  /// What surrounds the engine.
  var world: World
  /// What the network has brought so far.
  var assets: AssetStore
  /// What the engine goes by where the documents leave something open.
  package var answers: Answers
  /// What the engine decided since it was started, in order; empty unless ``keepsDecisions``.
  package private(set) var decisions: [Decision] = []
  /// Whether decisions are kept.
  package var keepsDecisions = false

  private var reports: [Observation] = []

  /// Creates the scene that a case starts in.
  init(_ given: Given, reading: Reading) {
    world = World(given)
    assets = AssetStore(behaviors: given.assets)
    answers = Answers(reading)
  }

  /// Changes what an action changes outside of the engine.
  mutating func apply(_ action: Action) {
    world.apply(action)
    switch action {
    case .relaunch: assets.forget()
    case .serve(let behaviors): assets.serve(behaviors)
    default: break
    }
  }

  /// Returns how far an asset has come.
  mutating func state(of url: String) -> AssetStore.State {
    if assets.fromEarlierLaunch.contains(url) {
      assets.settle(url, isKept: answers[.relaunchAssets] == .kept, at: world.now)
    }
    return assets.state(of: url)
  }

  /// Starts to fetch an asset that nobody asked for yet; returns whether a fetch was started.
  @discardableResult
  mutating func fetch(_ url: String) -> Bool {
    state(of: url) == .unknown && assets.fetch(url, at: world.now)
  }

  /// Lets something be seen from outside.
  mutating func report(_ observation: Observation) {
    reports.append(observation)
  }

  /// Returns what was seen since the last call, in order.
  mutating func takeReports() -> [Observation] {
    defer { reports = [] }
    return reports
  }

  /// Notes that what happens next follows from a rule.
  ///
  /// - Parameters:
  ///   - rule: The id of the rule.
  ///   - message: The message that it is about, if it is about one.
  @inline(__always)
  mutating func cite(_ rule: String, _ message: StoredMessage? = nil) {
    if keepsDecisions { decisions.append(Decision(rule: rule, message: message?.name)) }
  }
}

/// Something that an engine decided, and the rule that it rests on.
package struct Decision: Hashable, Sendable {
  /// The id of the rule, such as `reenqueue.other-visible`.
  package let rule: String
  /// The name of the message that it is about; `nil` where it is about none.
  package let message: String?

  /// Creates a decision.
  package init(rule: String, message: String? = nil) {
    self.rule = rule
    self.message = message
  }
}
