public import EngineKit
import SpecModel

/// Connects the banner queue to the harness.
public struct BannerQueueAdapter: EngineAdapter {
  /// A presenter of the Swift SDK: it ignores sessions, events and purchases.
  public let manifest = EngineManifest(
    name: "banner queue", version: "1.0", profiles: ["swift"], layer: .presenter, window: 16,
    actions: [
      .offer, .opportunity, .presentLocal, .dismiss, .click, .enterBackground, .enterForeground,
      .relaunch, .rotate, .advance, .choose, .serve, .assignPresenter, .logImpression, .logClick,
      .queryStack,
    ],
    observations: [
      .displayed, .dismissed, .discarded, .reenqueued, .choiceAsked, .impression, .click, .stack,
    ])

  private let bug: BannerBug?

  /// Creates the adapter of correct queues, or of queues with a bug.
  public init(bug: BannerBug? = nil) {
    self.bug = bug
  }

  /// Creates a queue that is independent of earlier cases.
  public func makeEngine(for setup: EngineSetup) -> BannerQueue {
    BannerQueue(setup, bug: bug)
  }
}
